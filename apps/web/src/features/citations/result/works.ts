import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';

/** The works that were found for these results, in order, as their records have them. */
export function worksOf(results: VerificationResult[]): CslItem[] {
  return results.flatMap((result) => (result.match ? [result.match.csl] : []));
}
