import { fieldName } from '@veracite/model/field-names';
import type { Status } from '@veracite/model/verdict';
import { parse } from '@veracite/parsing/parse';
import { listed } from '@veracite/text/listed';
import { decodeText } from '@veracite/text/decode';
import type { CheckedEntry } from '../entries/checked-entry';
import { entriesOf, type Entry, type EntryBytes } from '../entries/read-entries';
import { replaceFile } from './replace-file';
import { unifiedDiff } from './unified-diff';
import { planFix, type Plan, type PlannedChange } from './plan-fix';

/** The outcome of correcting a file. */
interface Fixed {
  checked: CheckedEntry[];
  /** The changes, for people. */
  messages: string[];
}

/** Order from worse to better. A change that makes an entry worse is not made. */
const RANK: Record<Status, number> = { fake: 0, unknown: 1, incomplete: 2, valid: 3 };

/** Corrects a BibTeX file. Changed entries are verified again, and changes for the worse are dropped. */
export async function fixFile(
  file: EntryBytes,
  checked: readonly CheckedEntry[],
  verify: (entries: Entry[]) => Promise<CheckedEntry[]>,
  isDry: boolean,
): Promise<Fixed> {
  const first = planFix(file.bytes, checked);
  const kept = { checked: [...checked], messages: first.unwritable.map((key) => unwritable(file.name, key)) };
  if (first.changes.length === 0) return kept;
  const tried = await recheck(file, checked, first, verify);
  if (!tried)
    return {
      ...kept,
      messages: [...kept.messages, `${file.name}: unchanged, because its entries would be read differently.`],
    };
  const worse = new Set(
    checked.flatMap((before, at) =>
      RANK[tried[at]?.result.status ?? 'fake'] < RANK[before.result.status] ? [at] : [],
    ),
  );
  const plan = worse.size === 0 ? first : planFix(file.bytes, checked, (each) => !worse.has(checked.indexOf(each)));
  const after = worse.size === 0 ? tried : await recheck(file, checked, plan, verify);
  if (!after || plan.changes.length === 0) return kept;
  if (isDry) {
    const diff = unifiedDiff(file.name, decodeText(file.bytes), decodeText(plan.bytes));
    return { ...kept, messages: [diff.trimEnd(), ...kept.messages] };
  }
  await replaceFile(file.name, file.bytes, plan.bytes);
  const messages = plan.changes.map((change) => `${file.name}: ${change.key}: ${described(change)}`);
  return { checked: after, messages: [...messages, ...kept.messages] };
}

function described({ fields, removed }: PlannedChange): string {
  const parts = [
    fields.length > 0 && `changed ${listed(fields.map(fieldName))}`,
    removed.length > 0 && `removed ${listed(removed.map(fieldName))}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Verifies the changed entries of a plan. Returns all entries, or undefined when the changed file would have other entries. */
async function recheck(
  file: EntryBytes,
  checked: readonly CheckedEntry[],
  plan: Plan,
  verify: (entries: Entry[]) => Promise<CheckedEntry[]>,
): Promise<CheckedEntry[] | undefined> {
  const { entries } = entriesOf(file.name, plan.bytes, parse(decodeText(plan.bytes)));
  if (entries.length !== checked.length) return undefined;
  const changed = entries.filter((entry, at) => entry.reference.raw !== checked[at]?.reference.raw);
  const verified = await verify(changed);
  const byEntry = new Map(changed.map((entry, at) => [entry, verified[at]]));
  return entries.map((entry, at) => {
    const before = checked[at];
    const result = byEntry.get(entry) ?? (before && { ...before, ...entry });
    if (!result) throw new Error('Every entry has been verified.');
    return result;
  });
}

const unwritable = (file: string, key: string): string =>
  `${file}: ${key}: unchanged, because the encoding of the file lacks a character of the correction. Save the file as UTF-8.`;
