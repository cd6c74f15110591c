import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { fieldName } from '@veracite/model/field-names';
import type { Status } from '@veracite/model/verdict';
import { parse } from '@veracite/parsing/parse';
import { listed } from '@veracite/text/listed';
import { plural } from '@veracite/text/plural';
import { decodeText } from '@veracite/text/decode';
import type { CheckedEntry } from '../entries/checked-entry';
import { entriesOf, type Entry, type EntryBytes, type EntryFile } from '../entries/read-entries';
import { replaceFile } from './replace-file';
import { planFix, type Plan, type PlannedChange } from './plan-fix';

/** The outcome of correcting a file. */
export interface Fixed {
  checked: CheckedEntry[];
  /** The changes, for people. */
  messages: string[];
}

/** Order from worse to better. A change that makes an entry worse is not made. */
const RANK: Record<Status, number> = { fake: 0, unknown: 1, incomplete: 2, valid: 3 };

type Verify = (entries: Entry[]) => Promise<CheckedEntry[]>;

/** Corrects a BibTeX file, or a text by another plan. */
export async function fixFile(
  file: EntryBytes,
  checked: readonly CheckedEntry[],
  verify: Verify,
  isDry: boolean,
  planOf = planFix,
): Promise<Fixed> {
  const { plan, after, messages } = await tryFix(
    { ...file, entries: [...checked] },
    checked,
    verify,
    undefined,
    planOf,
  );
  if (!plan) return { checked: [...checked], messages };
  messages.push(...citingMessages(file.name, plan.citing, isDry ? 'would change' : 'changed'));
  if (isDry) {
    const [before, corrected] = [decodeText(file.bytes), decodeText(plan.bytes)];
    const form = { context: 3, headerOptions: FILE_HEADERS_ONLY };
    const diff = createTwoFilesPatch(file.name, file.name, before, corrected, undefined, undefined, form);
    return { checked: [...checked], messages: [diff.trimEnd(), ...messages] };
  }
  await replaceFile(file.name, file.bytes, plan.bytes);
  const made = plan.changes.map((change) => `${file.name}: ${change.key}: ${described(change, 'd')}`);
  return {
    checked: after.map((each, index) => each ?? (checked[index] as CheckedEntry)),
    messages: [...made, ...messages],
  };
}

interface Tried {
  /** Absent if nothing is to be changed. */
  plan?: Plan;
  /** The entries of the changed file in order, if they have a result. */
  after: (CheckedEntry | undefined)[];
  /** Why something stays unchanged, for people. */
  messages: string[];
}

/**
 * Plans the corrections of wanted fields, verifies the changed entries, and drops changes for the worse.
 * @param checked the entries of the file that have a result
 */
export async function tryFix(
  file: EntryFile<Entry>,
  checked: readonly CheckedEntry[],
  verify: Verify,
  isWanted: Parameters<typeof planFix>[2] = () => true,
  planOf = planFix,
): Promise<Tried> {
  const first = planOf(file.bytes, checked, isWanted);
  const kept = { after: [], messages: first.unwritable.map((key) => unwritable(file.name, key)) };
  if (first.changes.length === 0) return kept;
  const tried = await recheck(file, checked, first, verify);
  if (!tried)
    return {
      ...kept,
      messages: [...kept.messages, `${file.name}: unchanged, because its entries would be read differently.`],
    };
  const worse = new Set(
    resultsOf(file.entries, checked).flatMap((before, index) =>
      before && RANK[tried[index]?.result.status ?? 'fake'] < RANK[before.result.status] ? [before] : [],
    ),
  );
  if (worse.size === 0) return { ...kept, plan: first, after: tried };
  const plan = planOf(file.bytes, checked, (each, field) => !worse.has(each) && isWanted(each, field));
  const after = await recheck(file, checked, plan, verify);
  return after && plan.changes.length > 0 ? { ...kept, plan, after } : kept;
}

/** Says of how many paragraphs the citations of corrected entries are changed, and of how many not. */
export function citingMessages(name: string, { changed = 0, left = 0 } = {}, verb: string): string[] {
  const paragraphs = (count: number) => `${count} ${plural(count, 'paragraph')}`;
  return [
    ...(changed > 0 ? [`${name}: ${verb} the citations in ${paragraphs(changed)}`] : []),
    ...(left > 0
      ? [`${name}: the citations of corrected entries in ${paragraphs(left)} stay as they are: change them by hand`]
      : []),
  ];
}

/** Returns the result of each entry. The spans of a document's entries are no positions in the file. */
function resultsOf(entries: readonly Entry[], checked: readonly CheckedEntry[]): (CheckedEntry | undefined)[] {
  if (entries.length === checked.length) return [...checked];
  const byStart = new Map(checked.map((each) => [each.reference.span.start, each]));
  return entries.map(({ reference: { span } }) => byStart.get(span.start));
}

/** Describes a change: "changed volume and removed DOI", or without the ending "change volume and remove DOI". */
export function described({ fields, removed, published }: PlannedChange, ending: 'd' | ''): string {
  const parts = [
    published && `change${ending} the preprint to its published version, ${published}`,
    fields.length > 0 && `change${ending} ${listed(fields.map(fieldName))}`,
    removed.length > 0 && `remove${ending} ${listed(removed.map(fieldName))}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Verifies the changed entries of a plan. Returns the results by entry, or undefined when the changed file would have other entries. */
async function recheck(
  file: EntryFile<Entry>,
  checked: readonly CheckedEntry[],
  plan: Plan,
  verify: Verify,
): Promise<Tried['after'] | undefined> {
  const entries = plan.entries ?? entriesOf(file.name, plan.bytes, parse(decodeText(plan.bytes))).entries;
  if (entries.length !== file.entries.length) return undefined;
  const changed = entries.filter((entry, index) => entry.reference.raw !== file.entries[index]?.reference.raw);
  const verified = await verify(changed);
  const byEntry = new Map(changed.map((entry, index) => [entry, verified[index]]));
  const results = resultsOf(file.entries, checked);
  return entries.map((entry, index) => {
    const before = results[index];
    return byEntry.get(entry) ?? (before && { ...before, ...entry });
  });
}

const unwritable = (file: string, key: string): string =>
  `${file}: ${key}: unchanged, because the encoding of the file lacks a character of the correction. Save the file as UTF-8.`;
