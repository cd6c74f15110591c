import type { VerificationResult } from '@veracite/contracts/citations';
import type { MatchedRecord } from '@veracite/model/work';
import type { CslItem } from '@veracite/model/csl';

/** Returns the record of a work with its identifier, for exports. */
export function workOf({ csl, doi }: MatchedRecord): CslItem {
  return doi && !csl.DOI ? { ...csl, DOI: doi } : csl;
}

/** Returns the records of the works that were found, in the order of the results. */
export function worksOf(results: VerificationResult[]): CslItem[] {
  return results.flatMap((result) => (result.match ? [workOf(result.match)] : []));
}
