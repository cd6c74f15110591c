import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/verification/to-result';
import { correct } from '@veracite/formatting/correct';
import { parseOne } from '@veracite/parsing/parse';
import type { Reference } from '@veracite/model/reference';
import type { Asking } from '@veracite/model/verification';
import { sourceName } from '@veracite/connectors/source-names';
import { consultations } from '../../platform/metrics/metrics';
import { askingOf, type VerificationEvent } from '@veracite/verification/pipeline/events';
import type { Verifier, VerifyOptions } from '@veracite/verification/pipeline/port';
import { processorTime } from '@veracite/verification/pipeline/processor-time';

/** Injects the `Checker`. */
export const CHECKER = Symbol('checker');

export interface CheckOptions extends Omit<VerifyOptions, 'onEvent'> {
  /** Receives the names of the databases that are queried about a reference, whenever one is asked or has answered. */
  onAsking?: (now: Asking, index: number) => void;
  /** Receives each result at once. */
  onResult?: (result: VerificationResult, index: number) => void;
}

/** Verifies texts or parsed references. */
export interface Checker {
  /** Returns results in their wire format, in the order of the references. */
  check(asked: (string | Reference)[], options?: CheckOptions): Promise<VerificationResult[]>;
}

export function createChecker(verifier: Verifier): Checker {
  readAhead();
  return {
    async check(asked, { onAsking, onResult, ...options } = {}) {
      const results: VerificationResult[] = [];
      const logs = new Map<number, VerificationEvent[]>();
      const onEvent = (event: VerificationEvent, index: number): void => {
        if (event.type === 'judged') {
          logs.delete(index);
          const result = (results[index] = counted(toResult(event.verification)));
          onResult?.(result, index);
        } else if (onAsking) {
          const log = [...(logs.get(index) ?? []), event];
          logs.set(index, log);
          onAsking(named(askingOf(log)), index);
        }
      };
      if (asked.length === 1) await processorTime();
      const [only, ...more] = asked.map(read);
      if (only && more.length === 0) await verifier.verify(only, { ...options, onEvent });
      else if (only) await verifier.verifyMany([only, ...more], { ...options, onEvent });
      return results;
    },
  };
}

const named = ({ asking, again, answered }: Asking): Asking => ({
  asking: asking.map(sourceName),
  again: again.map(sourceName),
  answered: answered.map(sourceName),
});

/** Loads the model weights of parsing and formatting, which would otherwise delay the first check. */
function readAhead(): void {
  correct(parseOne('LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.').csl);
}
const read = (asked: string | Reference): Reference => (typeof asked === 'string' ? parseOne(asked) : asked);

function counted(result: VerificationResult): VerificationResult {
  for (const { source, outcome, problem = '' } of result.consulted) consultations.inc({ source, outcome, problem });
  return result;
}
