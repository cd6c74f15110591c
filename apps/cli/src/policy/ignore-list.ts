import { existsSync } from 'node:fs';
import { familyNames, isIgnoredBy } from '@veracite/desk/ignore';
import type { CslItem } from '@veracite/model/csl';
import { stringify } from 'yaml';
import { z } from 'zod';
import { UsageError } from '../exit';
import { writeOutput } from '../input';
import { loadSettings, parseSettings, readText } from './load-settings';

const ENTRY = z.strictObject({
  title: z.string().trim().min(1),
  authors: z.array(z.string()),
  reason: z.string().trim().min(5),
  expires: z.iso.date(),
});
const LIST = z.array(ENTRY).optional();
type IgnoreEntry = z.output<typeof ENTRY>;

/** The reason for ignoring an entry, and the last day on which it is ignored. */
export type Ignored = Pick<IgnoreEntry, 'reason' | 'expires'>;

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
export async function addIgnored(file: string, csl: CslItem, { reason, expires }: Ignored): Promise<void> {
  const before = existsSync(file) ? readText(file) : '';
  const known = parseSettings(before, file, LIST) ?? [];
  const added = stringify([{ title: csl.title, authors: familyNames(csl), reason, expires }]);
  const after = before + (before === '' || before.endsWith('\n') ? '' : '\n') + added;
  if (parseSettings(after, file, LIST)?.length !== known.length + 1)
    throw new UsageError(`"${file}" cannot be extended: write its entries as a list with a dash before each.`);
  await writeOutput(file, after);
}

/** Reads the list of ignored entries, which match by title and authors; `today` as YYYY-MM-DD. */
export function loadIgnoreList(file: string, today: string): IgnoreList {
  return createIgnoreList(loadSettings(file, LIST) ?? [], today, file);
}

export const NO_IGNORE_LIST: IgnoreList = { find: () => undefined, warnings: () => [] };

export function createIgnoreList(entries: readonly IgnoreEntry[], today: string, file = 'ignore file'): IgnoreList {
  const used = new Set<IgnoreEntry>();
  return {
    find(csl) {
      const entry = entries.find(({ title, authors }) => isIgnoredBy({ title, authors }, csl, ''));
      if (!entry) return undefined;
      used.add(entry);
      return entry.expires < today ? undefined : { reason: entry.reason, expires: entry.expires };
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
