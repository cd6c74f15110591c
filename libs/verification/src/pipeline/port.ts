import type { Reference } from '@veracite/model/reference';
import type { Asking, Verification } from '@veracite/model/verification';

export interface VerifyOptions {
  /** Identifiers, library and first databases only; nothing is called fake then. */
  quick?: boolean;
  /** Connector ids to ask; all that are ready when absent. */
  sources?: string[];
  /** Aborting stops asking; what is not settled by then is `unknown` with timeouts. */
  signal?: AbortSignal;
  /** The user who asks: where databases are waited for, users are served in turn. */
  whose?: string;
  /** Called whenever a database is asked or has answered; of a single check only. */
  onAsking?: (now: Asking) => void;
}

export interface VerifyManyOptions extends VerifyOptions {
  /** Called once for each reference as soon as it is settled, in any order. */
  onResult?: (verification: Verification, index: number) => void;
  /**
   * Which databases failed to answer about a reference and are about to be asked again: called whenever that changes, with
   * none once all of them have answered or failed for good.
   */
  onAskingAgain?: (connectors: string[], index: number) => void;
}

/** The pipeline of one verification: plans, asks, compares, judges, formats. Throws for no fault of a database. */
export interface Verifier {
  verify(reference: Reference, options?: VerifyOptions): Promise<Verification>;
  /** Answers in the order of the asked. Equal questions are asked once, identifiers in bulk. */
  verifyMany(references: Reference[], options?: VerifyManyOptions): Promise<Verification[]>;
}
