import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import type { VerificationEvent } from './events';

export interface VerifyOptions {
  /** Uses identifiers, the library and the first databases only. A quick check never returns `fake`. */
  quick?: boolean;
  /** Ids of the connectors to ask; all available ones when absent. */
  sources?: string[];
  /** Stops all requests. References that are not settled become `unknown` with timeouts. */
  signal?: AbortSignal;
  /** The user who asks. Users with queued requests are served in turn. */
  userId?: string;
  /** Receives the events of each reference in order. The last event of a reference is `judged`. */
  onEvent?: (event: VerificationEvent, index: number) => void;
}

/** Plans, queries, compares, judges and formats. Does not throw when a database fails. */
export interface Verifier {
  verify(reference: Reference, options?: VerifyOptions): Promise<Verification>;
  /** Verifies references and returns the results in the same order. Equal references are verified once. */
  verifyMany(references: Reference[], options?: VerifyOptions): Promise<Verification[]>;
}
