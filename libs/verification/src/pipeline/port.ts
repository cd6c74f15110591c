import type { Reference } from '@veracite/model/reference';
import type { Asking, Verification } from '@veracite/model/verification';

export interface VerifyOptions {
  /** Uses identifiers, the library and the first databases only. A quick check never returns `fake`. */
  quick?: boolean;
  /** Ids of the connectors to ask; all available ones when absent. */
  sources?: string[];
  /** Stops all requests. References that are not settled become `unknown` with timeouts. */
  signal?: AbortSignal;
  /** The user who asks. Users with queued requests are served in turn. */
  userId?: string;
  /** Called when a database is asked or has answered, for a single check only. */
  onAsking?: (now: Asking) => void;
}

export interface VerifyManyOptions extends VerifyOptions {
  /** Called once for each reference when it is settled, in any order. */
  onResult?: (verification: Verification, index: number) => void;
  /**
   * Called when the set of databases to be retried for a reference changes, with an empty array when all have answered or
   * finally failed.
   */
  onAskingAgain?: (connectors: string[], index: number) => void;
}

/** Plans, queries, compares, judges and formats. Does not throw when a database fails. */
export interface Verifier {
  verify(reference: Reference, options?: VerifyOptions): Promise<Verification>;
  /** Verifies references and returns the results in the same order. Equal references are verified once. */
  verifyMany(references: Reference[], options?: VerifyManyOptions): Promise<Verification[]>;
}
