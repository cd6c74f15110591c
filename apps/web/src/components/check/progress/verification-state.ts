import type { BatchResult, Keeping, VerificationResult } from '@veracite/contracts/citations';
import type { Asking, Style } from '@veracite/model/verification';
import type { EntryList } from '../../../api/entries';

/** A citation whose databases failed to answer and are asked again. */
export interface AskedAgain {
  position: number;
  /** Names of the databases. */
  sources: string[];
}

/** What has come in so far; `results` has a hole for each citation that is still being checked. */
export interface BatchProgress {
  total: number;
  done: number;
  results: (VerificationResult | undefined)[];
  /** What was asked, in order. */
  texts: string[];
  /** Those whose databases failed to answer and are asked again. */
  again: AskedAgain[];
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** What a page shows of its verification. */
export type VerificationState =
  | { kind: 'idle' }
  | { kind: 'single-pending'; asked?: Asking }
  | { kind: 'batch-pending'; progress?: BatchProgress }
  | { kind: 'single'; result: VerificationResult }
  /** `again`: places that are being checked anew. */
  | { kind: 'batch'; batch: BatchResult; again?: number[] };

/** What is asked for. */
export interface VerificationRun extends Keeping {
  citations: string[];
  format: Style;
  /** As typed, for the form to be filled again after a sign-in. */
  text: string;
  /** What the text was taken apart into, where its lines may not be the citations. */
  list?: EntryList;
}
