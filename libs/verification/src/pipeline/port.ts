import type { Reference } from '@veracite/model/reference';
import type { VerificationEvent } from './events';

export interface VerifyOptions {
  /** Uses identifiers, the library and the first databases only. A quick check never returns `fake`. */
  quick?: boolean;
  /** Ids of the connectors to ask; all available ones when absent. */
  sources?: string[];
  /** For one reference that a person waits for: it has time limits of its own, and more databases confirm it. */
  isSingle?: boolean;
  /** Stops all requests. References that are not settled become `unknown` with timeouts. */
  signal?: AbortSignal;
  /** The user who asks. Users with queued requests are served in turn. */
  userId?: string;
}

/** Plans, queries, compares, judges and formats. Does not throw when a database fails. */
export interface Verifier {
  /**
   * Verifies references. Equal ones are verified once. Each is judged once, and has no event after that.
   */
  verify(references: readonly Reference[], options?: VerifyOptions): AsyncIterable<VerificationEvent>;
}
