import type { EntryStatus } from '@veracite/model/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';

/** What an entry of each status is worth, from 0 to 1; an entry nobody could check counts for nothing either way. */
const WORTH: Record<Exclude<EntryStatus, 'unknown'>, number> = {
  valid: 1,
  formatting_error: 0.8,
  incomplete: 0.6,
  duplicate: 0.5,
  fake: 0,
};

/** 0 to 100: the mean worth of the entries that could be checked; 0 when none could. */
export function scoreOf(statuses: EntryStatus[]): number {
  const worths = statuses.flatMap((status) => (status === 'unknown' ? [] : [WORTH[status]]));
  return worths.length === 0 ? 0 : Math.round((100 * worths.reduce((a, b) => a + b, 0)) / worths.length);
}

const PARTS = ['author', 'title', 'issued', 'container-title', 'publisher', 'volume', 'page', 'DOI'] as const;

/**
 * Percent: of the elements that an entry's record has, how many the entry gives; over all entries with a record.
 * 0 when none has one.
 */
export function completenessOf(results: VerificationResult[]): number {
  const shares = results.flatMap(({ match, evidence }) => {
    if (!match) return [];
    const held = evidence.filter(({ field, found }) => found !== undefined && PARTS.some((part) => part === field));
    const given = held.filter(({ agreement }) => agreement !== 'missing');
    return held.length === 0 ? [] : [given.length / held.length];
  });
  return shares.length === 0 ? 0 : Math.round((100 * shares.reduce((a, b) => a + b, 0)) / shares.length);
}
