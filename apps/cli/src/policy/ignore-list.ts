import { isIgnoredBy } from '@veracite/desk/ignore';
import type { CslItem } from '@veracite/model/csl';
import { z } from 'zod';
import { loadSettings } from './load-settings';

const ENTRY = z.strictObject({
  title: z.string().trim().min(1),
  authors: z.array(z.string()),
  reason: z.string().trim().min(5),
  expires: z.iso.date(),
});
type IgnoreEntry = z.output<typeof ENTRY>;

/** The reason for ignoring an entry, and the last day on which it is ignored. */
export type Ignored = Pick<IgnoreEntry, 'reason' | 'expires'>;

export interface IgnoreList {
  /** Returns why an entry is ignored; undefined when it is not. */
  find(csl: CslItem): Ignored | undefined;
  /** Returns warnings about expired and unused entries. Call it at the end of a run. */
  warnings(): string[];
}

/** Reads the list of ignored entries, which match by title and authors; `today` as YYYY-MM-DD. */
export function loadIgnoreList(file: string, today: string): IgnoreList {
  return createIgnoreList(loadSettings(file, z.array(ENTRY).optional()) ?? [], today, file);
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
