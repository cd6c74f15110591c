import { existsSync } from 'node:fs';
import { annotate } from '@veracite/desk/annotate/annotate';
import { remarksOf } from '@veracite/desk/annotate/remark';
import { changesOf } from '@veracite/desk/annotate/text-changes';
import { fieldName } from '@veracite/model/field-names';
import { listed } from '@veracite/text/listed';
import type { CheckedEntry } from '../entries/checked-entry';
import type { EntryBytes } from '../entries/read-entries';
import { writeOutput } from '../input';

/** The name of the corrected copy: "paper.docx" becomes "paper.corrected.docx". */
const nameOfCopy = (name: string): string => name.replace(/(\.[^./\\]*)?$/, '.corrected$1');

/**
 * Writes a copy of a Word document, unless one exists, in which every wrong value that occurs in one place of its entry is a tracked change, and every finding
 * a comment. Returns messages for people.
 * @throws UsageError if the copy cannot be written
 */
export async function fixWord(
  { name, bytes }: EntryBytes,
  checked: readonly CheckedEntry[],
  { isDry, at }: { isDry: boolean; at: Date },
): Promise<string[]> {
  const found = checked.map(({ reference: { raw, csl }, result }, position) => ({
    ...{ position, raw, csl, doubts: [], included: true },
    ...(result.status !== 'valid' && { result, changes: changesOf(raw, result) }),
  }));
  const remarks = remarksOf({ decisions: [] }, found).map((remark) => ({
    ...remark,
    changes: found[remark.position]?.changes,
  }));
  if (remarks.length === 0) return [];
  const done = await annotate(bytes, 'docx', remarks, { author: 'Veracite', at });
  if ('fault' in done) return [`${name}: unchanged. ${done.message}`];
  const verb = isDry ? 'would change' : 'changed';
  const messages = found.flatMap(({ position, changes = [] }) => {
    const made = changes.filter((change) => done.tracked?.includes(change));
    const fields = [...new Set(made.map(({ field }) => fieldName(field)))];
    return fields.length > 0 ? [`${name}: entry ${position + 1}: ${verb} ${listed(fields)}`] : [];
  });
  const copy = nameOfCopy(name);
  if (existsSync(copy)) return [...messages, `${copy} exists already: rename or delete it, and run --fix again.`];
  if (isDry) return messages;
  await writeOutput(copy, done.file, 'wx');
  const comments = remarks.length - done.unplaced.length;
  const noun = comments === 1 ? 'comment' : 'comments';
  return [...messages, `${copy}: a copy with the changes tracked, and ${comments} ${noun}.`];
}
