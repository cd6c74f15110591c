import { mapResults } from '@veracite/contracts/check-events';
import type { CheckEvent } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/verification/to-result';
import { correct } from '@veracite/formatting/correct';
import { parseOne } from '@veracite/parsing/parse';
import type { Reference } from '@veracite/model/reference';
import { consultations } from '../../platform/metrics/metrics';
import type { VerifyOptions } from '@veracite/verification/pipeline/ask-policy';
import type { Verifier } from '@veracite/verification/pipeline/verifier';
import { processorTime } from '@veracite/verification/pipeline/processor-time';

/** Injects the `Checker`. */
export const CHECKER = Symbol('checker');

export type Checker = ReturnType<typeof createChecker>;

/** Verifies texts or parsed references. @param loaded resolves when the starter library is loaded, which would use up the time for the databases */
export function createChecker(verifier: Verifier, loaded: Promise<void>) {
  readAhead();
  return {
    async *check(asked: readonly (string | Reference)[], options?: VerifyOptions): AsyncGenerator<CheckEvent, void> {
      await loaded;
      const isSingle = asked.length === 1;
      if (isSingle) await processorTime();
      const events = verifier.verify(asked.map(read), { ...options, isSingle });
      yield* mapResults(events, (verification) => counted(toResult(verification)));
    },
  };
}

/** Loads the model weights of parsing and formatting, which would otherwise delay the first check. */
function readAhead(): void {
  correct(parseOne('LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.').csl);
}
const read = (asked: string | Reference): Reference => (typeof asked === 'string' ? parseOne(asked) : asked);

function counted(result: VerificationResult): VerificationResult {
  for (const { source, outcome, problem = '' } of result.consulted) consultations.inc({ source, outcome, problem });
  return result;
}
