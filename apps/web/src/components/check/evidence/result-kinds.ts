import type { VerificationResult } from '@veracite/contracts/citations';

/** What is the matter with a citation, the gravest first: what is invented or described wrongly is not what lacks a DOI. */
export const KINDS = ['fake', 'differs', 'other-work', 'incomplete', 'unknown', 'valid'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf({ status, problem }: VerificationResult): Kind {
  return status === 'incomplete' && problem !== undefined && problem !== 'missing' ? problem : status;
}

/** Whether a work was retracted or withdrawn, whatever its citation is like. */
export function isRetracted({ match }: VerificationResult): boolean {
  return match?.standing === 'retracted' || match?.standing === 'withdrawn';
}

/** Fields in which the citation and the record contradict each other. */
export function differencesIn({ evidence = [] }: VerificationResult): VerificationResult['evidence'] {
  return evidence.filter(({ agreement, cited, found }) => agreement === 'different' && cited && found);
}
