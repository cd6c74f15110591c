import type { VerificationResult } from '@veracite/contracts/citations';

/** Returns whether the work was retracted or withdrawn. */
export function isRetracted({ match }: VerificationResult): boolean {
  return match?.standing === 'retracted' || match?.standing === 'withdrawn';
}

/** Returns the fields in which the citation contradicts the record. */
export function differencesIn({ evidence = [] }: VerificationResult): VerificationResult['evidence'] {
  return evidence.filter(({ agreement, cited, found }) => agreement === 'different' && cited && found);
}
