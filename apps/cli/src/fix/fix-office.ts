import { existsSync } from 'node:fs';
import { correctDocument } from '@veracite/desk/annotate/correct-document';
import { fieldName } from '@veracite/model/field-names';
import { listed } from '@veracite/text/listed';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import type { CheckedEntry } from '../entries/checked-entry';
import type { EntryBytes } from '../entries/read-entries';
import { writeOutput } from '../input';
import { citingMessages } from './fix-file';

/** The name of the corrected copy: "paper.docx" becomes "paper.corrected.docx". */
export const nameOfCopy = (name: string): string => name.replace(/(\.[^./\\]*)?$/, '.corrected$1');

/**
 * Writes a copy of a Word document or OpenDocument text, unless one exists, with corrections as tracked changes and findings as comments.
 * @param read the document, whose references are those that were checked
 * @returns messages for people
 * @throws WriteError if the copy cannot be written
 */
export async function fixOffice(
  { name, bytes }: EntryBytes,
  read: ReadDocument,
  checked: readonly CheckedEntry[],
  { isDry, at }: { isDry: boolean; at: Date },
): Promise<string[]> {
  const results = checked.map(({ result }) => result);
  if (results.every(({ status }) => status === 'valid')) return [];
  const done = await correctDocument(bytes, read, results, { author: 'Veracite', at });
  if ('fault' in done) return [`${name}: unchanged. ${done.message}`];
  const copy = nameOfCopy(name);
  const hasCopy = existsSync(copy);
  const verb = isDry || hasCopy ? 'would change' : 'changed';
  const messages = done.entries.map(
    ({ position, fields, values }) =>
      `${name}: entry ${position + 1}: ${verb} ${listed(fields.map(fieldName))} (${values.join(', ')})`,
  );
  messages.push(...citingMessages(name, done.citing, verb));
  if (hasCopy) return [...messages, `${copy} exists already: rename or delete it, and run --fix again.`];
  if (isDry) return messages;
  await writeOutput(copy, done.file, 'wx');
  const noun = done.comments === 1 ? 'comment' : 'comments';
  return [...messages, `${copy}: a copy with the changes tracked, and ${done.comments} ${noun}.`];
}
