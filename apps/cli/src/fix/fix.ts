import type { Status } from '@veracite/model/verdict';
import { parse } from '@veracite/parsing/parse';
import { decodeText } from '@veracite/text/decode';
import type { Checked } from '../entries/checked';
import { entriesOf, type Entry, type EntryBytes } from '../entries/read';
import { planFix, type Plan } from './plan';
import { replaceFile } from './write';

/** A file after mending. */
export interface Fixed {
  checked: Checked[];
  /** What was done, for people. */
  told: string[];
}

/** Worse to better: a change that makes an entry worse is not made. */
const RANK: Record<Status, number> = { fake: 0, unknown: 1, incomplete: 2, valid: 3 };

/**
 * Mends a BibTeX file. What was changed is verified again as it would stand; a change that made an entry worse is left out.
 * @param verify verifies entries as they would stand
 */
export async function fixFile(
  file: EntryBytes,
  checked: readonly Checked[],
  verify: (entries: Entry[]) => Promise<Checked[]>,
  isDry: boolean,
): Promise<Fixed> {
  const first = planFix(file.bytes, checked);
  const kept = { checked: [...checked], told: first.unwritable.map((key) => unwritable(file.name, key)) };
  if (first.changes.length === 0) return kept;
  const tried = await recheck(file, checked, first, verify);
  if (!tried) return { ...kept, told: [...kept.told, `${file.name}: left as it is; it would be read differently.`] };
  const worse = new Set(
    checked.flatMap((before, at) =>
      RANK[tried[at]?.result.status ?? 'fake'] < RANK[before.result.status] ? [at] : [],
    ),
  );
  const plan = worse.size === 0 ? first : planFix(file.bytes, checked, (each) => !worse.has(checked.indexOf(each)));
  const after = worse.size === 0 ? tried : await recheck(file, checked, plan, verify);
  if (!after || plan.changes.length === 0) return kept;
  if (!isDry) await replaceFile(file.name, file.bytes, plan.bytes);
  const did = isDry ? 'would change' : 'changed';
  const told = plan.changes.map(({ key, fields }) => `${file.name}: ${key}: ${did} ${fields.join(', ')}`);
  return { checked: isDry ? [...checked] : after, told: [...told, ...kept.told] };
}

/** Every entry as it would stand, those that change verified anew; undefined when the changed file is read as other entries. */
async function recheck(
  file: EntryBytes,
  checked: readonly Checked[],
  plan: Plan,
  verify: (entries: Entry[]) => Promise<Checked[]>,
): Promise<Checked[] | undefined> {
  const { entries } = entriesOf(file.name, plan.bytes, parse(decodeText(plan.bytes)));
  if (entries.length !== checked.length) return undefined;
  const changed = entries.filter((entry, at) => entry.reference.raw !== checked[at]?.reference.raw);
  const anew = await verify(changed);
  const byEntry = new Map(changed.map((entry, at) => [entry, anew[at]]));
  return entries.map((entry, at) => {
    const before = checked[at];
    const result = byEntry.get(entry) ?? (before && { ...before, ...entry });
    if (!result) throw new Error('Every entry has been verified.');
    return result;
  });
}

const unwritable = (file: string, key: string): string =>
  `${file}: ${key}: left as it is; the file's encoding has no sign for what would stand there. Save the file as UTF-8.`;
