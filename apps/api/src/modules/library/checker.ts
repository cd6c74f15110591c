import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/contracts/to-result';
import { correct } from '@veracite/formatting/correct';
import { parseOne } from '@veracite/parsing/parse';
import type { Reference } from '@veracite/model/reference';
import type { Asking } from '@veracite/model/verification';
import type { Sources } from '@veracite/connectors/sources';
import { consultations } from '../../platform/metrics/metrics';
import type { Verifier, VerifyOptions } from '@veracite/verification/pipeline/port';

/** Injects the `Checker`. */
export const CHECKER = Symbol('checker');

export interface CheckManyOptions extends VerifyOptions {
  onResult?: (result: VerificationResult, index: number) => void;
  /** Receives the names of the databases that are queried again for a text; none when all have answered or failed. */
  onAskingAgain?: (sources: string[], index: number) => void;
}

/** Verifies texts or parsed references, and returns results in their wire format. */
export interface Checker {
  checkOne(asked: string | Reference, options?: VerifyOptions): Promise<VerificationResult>;
  /** Returns results in the order of the references. */
  checkMany(asked: (string | Reference)[], options?: CheckManyOptions): Promise<VerificationResult[]>;
}

const namedBy = (nameOf: (id: string) => string, { asking, again, answered }: Asking): Asking => ({
  asking: asking.map(nameOf),
  again: again.map(nameOf),
  answered: answered.map(nameOf),
});

export function createChecker(verifier: Verifier, sources: Sources): Checker {
  readAhead();
  const names = new Map(sources.list().map(({ source }) => [source.id, source.name]));
  const nameOf = (id: string) => names.get(id) ?? (id === 'library' ? 'Local library' : id);
  return {
    checkOne: async (asked, { onAsking, ...options } = {}) => {
      const withNames = onAsking && ((now: Asking) => onAsking(namedBy(nameOf, now)));
      return counted(toResult(await verifier.verify(read(asked), { ...options, onAsking: withNames }), nameOf));
    },
    checkMany: async (asked, { onResult, onAskingAgain, ...options } = {}) => {
      const verifications = await verifier.verifyMany(asked.map(read), {
        ...options,
        onAskingAgain: onAskingAgain && ((connectors, index) => onAskingAgain(connectors.map(nameOf), index)),
        onResult: onResult && ((verification, index) => onResult(toResult(verification, nameOf), index)),
      });
      return verifications.map((verification) => counted(toResult(verification, nameOf)));
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
