import type { VerificationResult } from '@veracite/contracts/citations';

/** Kinds of results, the gravest first. */
export const KINDS = ['fake', 'differs', 'other-work', 'incomplete', 'unknown', 'valid'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf({ status, problem }: VerificationResult): Kind {
  return status === 'incomplete' && problem !== undefined && problem !== 'missing' ? problem : status;
}

/** Returns whether the work was retracted or withdrawn. */
export function isRetracted({ match }: VerificationResult): boolean {
  return match?.standing === 'retracted' || match?.standing === 'withdrawn';
}

/** Returns the fields in which the citation contradicts the record. */
export function differencesIn({ evidence = [] }: VerificationResult): VerificationResult['evidence'] {
  return evidence.filter(({ agreement, cited, found }) => agreement === 'different' && cited && found);
}
