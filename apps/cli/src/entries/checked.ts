import type { VerificationResult } from '@veracite/contracts/citations';
import type { Verification } from '@veracite/model/verification';
import type { Finding } from '../policy/findings';
import type { Entry } from './read';

/** An entry that was verified, with what is to be said against it. */
export interface Checked extends Entry {
  verification: Verification;
  result: VerificationResult;
  findings: Finding[];
}
