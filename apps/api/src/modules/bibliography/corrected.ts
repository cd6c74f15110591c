import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { CslItem } from '@veracite/model/csl';

/** What of a corrected bibliography is wanted: every work once, or only those that some database holds. */
export const WANTED = ['all', 'found'] as const;
export type Wanted = (typeof WANTED)[number];

/**
 * The works of a list, each once: as their records have them, and where nobody has a record as they were written.
 * @param written the item read from each entry, in the order of the entries
 */
export function correctedItems({ entries }: AnalyzeResult, written: CslItem[], wanted: Wanted): CslItem[] {
  return entries.flatMap(({ status, match }, at): CslItem[] => {
    if (status === 'duplicate') return [];
    if (match) return [{ ...match.csl, ...(match.doi && { DOI: match.doi }) }];
    const item = written[at];
    return wanted === 'all' && item ? [item] : [];
  });
}
