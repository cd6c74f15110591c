import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/contracts/to-result';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import type { Finding } from '../policy/findings';
import type { Entry } from './read';

/** What came of one entry, without the records that it was compared with: of a long list they would fill the memory. */
export interface Outcome extends Pick<Verification, 'ms' | 'correction'> {
  reference: Reference;
  result: VerificationResult;
}

/** @param nameOf a connector's display name */
export function outcomeOf(
  reference: Reference,
  verification: Verification,
  nameOf: (connector: string) => string,
): Outcome {
  const { ms, correction } = verification;
  return { reference, result: toResult(verification, nameOf), ms, ...(correction && { correction }) };
}

/** An entry that was verified, with what is to be said against it. */
export interface Checked extends Entry, Outcome {
  findings: Finding[];
}
