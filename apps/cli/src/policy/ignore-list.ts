import type { CslItem } from '@veracite/model/csl';
import { displayName } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import { z } from 'zod';
import { loadSettings } from './load';

/** Why an entry is let pass, and until when (a day, included). */
export interface Ignored {
  reason: string;
  expires: string;
}

interface IgnoreEntry extends Ignored {
  title: string;
  authors: string[];
}

/** Entries that are let pass, and what there is to say of the list at the end. */
export interface IgnoreList {
  /** Why this entry is let pass; undefined when it is not. */
  of(csl: CslItem): Ignored | undefined;
  /** Entries that expired, and those that nothing asked for. */
  warnings(): string[];
}

const SCHEMA = z
  .array(
    z.strictObject({
      title: z.string({ error: 'the title must be given, as the entry has it' }).trim().min(1, 'the title is empty'),
      authors: z.array(z.string(), {
        error: 'the family names of all authors must be given as a list, [] for an entry without authors',
      }),
      reason: z.string({ error: 'say why the entry is let pass' }).trim().min(5, 'the reason must say something'),
      expires: z.iso.date({ error: 'say until when, as YYYY-MM-DD' }),
    }),
    { error: 'must be a list of entries with title, authors, reason and expires' },
  )
  .optional();

/**
 * Reads the list of entries that are let pass. A title alone would let pass whoever borrows it: the authors must be the same too.
 * @param today as YYYY-MM-DD
 */
export function loadIgnoreList(file: string, today: string): IgnoreList {
  return ignoreList(loadSettings(file, SCHEMA) ?? [], today, file);
}

export const NO_IGNORE_LIST: IgnoreList = { of: () => undefined, warnings: () => [] };

export function ignoreList(entries: readonly IgnoreEntry[], today: string, file = 'ignore file'): IgnoreList {
  const byKey = new Map(entries.map((entry) => [keyOf(entry.title, entry.authors), entry]));
  const asked = new Set<IgnoreEntry>();
  return {
    of(csl) {
      const entry = byKey.get(
        keyOf(
          csl.title ?? '',
          (csl.author ?? []).map((name) => name.family ?? displayName(name)),
        ),
      );
      if (!entry) return undefined;
      asked.add(entry);
      return entry.expires < today ? undefined : { reason: entry.reason, expires: entry.expires };
    },
    warnings: () =>
      entries.flatMap((entry) => {
        if (entry.expires < today && asked.has(entry))
          return `${file}: "${entry.title}" is let pass no longer, since ${entry.expires}.`;
        return asked.has(entry)
          ? []
          : `${file}: "${entry.title}" fits no entry: its title or its authors changed, or it can go.`;
      }),
  };
}

const keyOf = (title: string, authors: readonly string[]): string => [title, ...authors].map(fold).join('\0');
