import { existsSync } from 'node:fs';
import { isIgnoredBy } from '@veracite/desk/ignore';
import { IGNORE_LIST, type IgnoreEntry } from '@veracite/desk/ignore-list';
import type { CslItem } from '@veracite/model/csl';
import { familyNames } from '@veracite/model/reference-key';
import { isSeq, parseDocument, stringify, type Node } from 'yaml';
import { UsageError } from '../exit';
import { writeOutput } from '../input';
import { loadSettings, parseSettings, readText } from './load-settings';

/** The reason for ignoring an entry and the last day on which it is ignored; who has checked it, when, and by which link or file. */
export type Ignored = Omit<IgnoreEntry, 'title' | 'authors'>;

export interface IgnoreList {
  /** Returns why an entry is ignored; undefined when it is not. */
  find(csl: CslItem): Ignored | undefined;
  /** Returns warnings about expired and unused entries. Call it at the end of a run. */
  warnings(): string[];
}

/**
 * Adds an entry to a list of ignored entries. What the file has stays byte for byte.
 * @throws UsageError when the file is invalid or cannot be extended or written
 */
export async function addIgnored(file: string, csl: CslItem, ignored: Ignored): Promise<void> {
  const before = existsSync(file) ? readText(file) : '';
  const known = parseSettings(before, file, IGNORE_LIST) ?? [];
  const added = stringify([{ title: csl.title, authors: familyNames(csl), ...ignored }]);
  const after = before + (before === '' || before.endsWith('\n') ? '' : '\n') + added;
  if (parseSettings(after, file, IGNORE_LIST)?.length !== known.length + 1)
    throw new UsageError(`"${file}" cannot be extended: write its entries as a list with a dash before each.`);
  await writeOutput(file, after);
}

/** Removes the entries of a list that ignore a reference. What else the file has stays byte for byte. @throws UsageError as `addIgnored` */
export async function removeIgnored(file: string, csl: CslItem): Promise<void> {
  const text = readText(file);
  const entries = parseSettings(text, file, IGNORE_LIST) ?? [];
  const { contents } = parseDocument(text);
  const spans = isSeq(contents) ? contents.items.map((item) => linesOf(text, (item as Node).range ?? [0, 0])) : [];
  const after = spans.reduceRight((kept, { start, end }, index) => {
    const isIgnoring = entries[index] && isIgnoredBy(conditionsOf(entries[index]), csl, '');
    return isIgnoring ? kept.slice(0, start) + kept.slice(end) : kept;
  }, text);
  const left = entries.filter((entry) => !isIgnoredBy(conditionsOf(entry), csl, ''));
  if (parseSettings(after, file, IGNORE_LIST)?.length !== (left.length || undefined))
    throw new UsageError(`"${file}" cannot be shortened: write its entries as a list with a dash before each.`);
  await writeOutput(file, after);
}

/** Returns the lines with a part of a text. */
const linesOf = (text: string, [start = 0, end = 0]: readonly number[]) => ({
  start: text.lastIndexOf('\n', start) + 1,
  end: text.indexOf('\n', end - 1) + 1 || text.length,
});

const conditionsOf = ({ title, authors }: IgnoreEntry) => ({ title, authors });

/** Describes why an entry is ignored: "Ignored until 2027-06-30: Seen in the archive (checked by Ada on 2026-06-30, scan.pdf)". */
export function ignoredText({ expires, reason, by, checked, source }: Ignored): string {
  const who = [by && `by ${by}`, checked && `on ${checked}`].filter(Boolean).join(' ');
  const details = [who && `checked ${who}`, source].filter(Boolean).join(', ');
  return `Ignored until ${expires}: ${reason}${details && ` (${details})`}`;
}

/** Reads the list of ignored entries, which match by title and authors; `today` as YYYY-MM-DD. */
export function loadIgnoreList(file: string, today: string): IgnoreList {
  return createIgnoreList(loadSettings(file, IGNORE_LIST) ?? [], today, file);
}

export const NO_IGNORE_LIST: IgnoreList = { find: () => undefined, warnings: () => [] };

export function createIgnoreList(entries: readonly IgnoreEntry[], today: string, file = 'ignore file'): IgnoreList {
  const used = new Set<IgnoreEntry>();
  return {
    find(csl) {
      const entry = entries.find((entry) => isIgnoredBy(conditionsOf(entry), csl, ''));
      if (!entry) return undefined;
      used.add(entry);
      const { title: _title, authors: _authors, ...ignored } = entry;
      return ignored.expires < today ? undefined : ignored;
    },
    warnings: () =>
      entries.flatMap((entry) => {
        if (entry.expires < today && used.has(entry))
          return `${file}: "${entry.title}" has expired on ${entry.expires} and is no longer ignored.`;
        return used.has(entry)
          ? []
          : `${file}: "${entry.title}" matches no entry: its title or authors changed, or it can be removed.`;
      }),
  };
}
