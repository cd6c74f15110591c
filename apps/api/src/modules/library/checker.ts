import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/contracts/to-result';
import { correct } from '@veracite/formatting/correct';
import { parseOne } from '@veracite/parsing/parse';
import type { Reference } from '@veracite/model/reference';
import type { Asking } from '@veracite/model/verification';
import { sourceName } from '@veracite/connectors/source-names';
import { consultations } from '../../platform/metrics/metrics';
import { askingOf, connectorOf, type VerificationEvent } from '@veracite/verification/pipeline/events';
import type { Verifier, VerifyOptions } from '@veracite/verification/pipeline/port';
import { processorTime } from '@veracite/verification/pipeline/processor-time';

/** Injects the `Checker`. */
export const CHECKER = Symbol('checker');

/** An event of checking one reference. `source` is the name of a database, and `now` has the names of all of them. */
export type CheckerEvent =
  | { type: 'asked' | 'retried' | 'answered' | 'failed'; source: string; now: Asking }
  | { type: 'judged'; result: VerificationResult };

export interface CheckOptions extends Omit<VerifyOptions, 'onEvent'> {
  /** Receives the events of each reference in order. */
  onEvent?: (event: CheckerEvent, index: number) => void;
}

/** Verifies texts or parsed references, and returns results in their wire format. */
export interface Checker {
  checkOne(asked: string | Reference, options?: CheckOptions): Promise<VerificationResult>;
  /** Returns results in the order of the references. */
  checkMany(asked: (string | Reference)[], options?: CheckOptions): Promise<VerificationResult[]>;
}

export function createChecker(verifier: Verifier): Checker {
  readAhead();

  /** Converts events to their wire format, and collects the results. */
  function convert({ onEvent, ...options }: CheckOptions, results: VerificationResult[]): VerifyOptions {
    const logs = new Map<number, VerificationEvent[]>();
    return {
      ...options,
      onEvent: (event, index) => {
        if (event.type === 'judged') {
          const result = counted(toResult(event.verification, sourceName));
          logs.delete(index);
          results[index] = result;
          onEvent?.({ type: 'judged', result }, index);
        } else if (onEvent) {
          const log = [...(logs.get(index) ?? []), event];
          logs.set(index, log);
          onEvent({ type: event.type, source: sourceName(connectorOf(event)), now: named(askingOf(log)) }, index);
        }
      },
    };
  }

  return {
    async checkOne(asked, options = {}) {
      await processorTime();
      const results: VerificationResult[] = [];
      await verifier.verify(read(asked), convert(options, results));
      return results[0] as VerificationResult;
    },
    async checkMany(asked, options = {}) {
      const results: VerificationResult[] = [];
      await verifier.verifyMany(asked.map(read), convert(options, results));
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
