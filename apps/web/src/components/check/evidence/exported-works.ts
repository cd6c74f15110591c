import type { MatchedRecord, VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';

/** The record of a work with its identifier, for exports. */
export function workOf({ csl, doi }: MatchedRecord): CslItem {
  return doi && !csl.DOI ? { ...csl, DOI: doi } : csl;
}

/** The works that were found for these results, in order, as their records have them. */
export function worksOf(results: VerificationResult[]): CslItem[] {
  return results.flatMap((result) => (result.match ? [workOf(result.match)] : []));
}
