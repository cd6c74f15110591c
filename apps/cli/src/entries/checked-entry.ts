import { mapResults } from '@veracite/contracts/check-events';
import type { CheckEvent } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import type { VerificationEvent } from '@veracite/verification/pipeline/events';
import { toResult } from '@veracite/verification/to-result';
import type { Finding } from '../policy/findings';
import type { Entry } from './read-entries';

/** The outcome for one entry, without the records it was compared with, which would fill the memory for a long list. */
export interface Outcome extends Pick<Verification, 'ms' | 'correction'> {
  reference: Reference;
  result: VerificationResult;
  /** The published version of the preprint that it cites, if wanted and found. */
  published?: CslItem;
}

export function outcomeOf(reference: Reference, verification: Verification): Outcome {
  const { ms, correction } = verification;
  return { reference, result: toResult(verification), ms, ...(correction && { correction }) };
}

/** Replaces the verifications of references in events by their outcomes. */
export const withOutcomes = (
  references: readonly Reference[],
  events: AsyncIterable<VerificationEvent>,
): AsyncIterable<CheckEvent<Outcome>> =>
  mapResults(events, (verification, position) => outcomeOf(references[position] as Reference, verification));

export interface CheckedEntry extends Entry, Outcome {
  findings: Finding[];
}
