import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { CslItem } from '@veracite/model/csl';

/** Entries of a corrected bibliography: every work once, or only those found in a database. */
export const WANTED = ['all', 'found'] as const;
export type Wanted = (typeof WANTED)[number];

/**
 * Returns each work of a list once: from its record, or as written where no database has one.
 * @param written the item parsed from each entry, in the order of the entries
 */
export function correctedItems({ entries }: AnalyzeResult, written: CslItem[], wanted: Wanted): CslItem[] {
  return entries.flatMap(({ status, match }, index): CslItem[] => {
    if (status === 'duplicate') return [];
    if (match) return [{ ...match.csl, ...(match.doi && { DOI: match.doi }) }];
    const csl = written[index];
    return wanted === 'all' && csl ? [csl] : [];
  });
}
