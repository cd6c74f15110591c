import type { Keeping, VerificationResult } from '@veracite/contracts/citations';
import type { Asking, Style } from '@veracite/model/verification';
import type { EntryList } from '../../../api/entries';
import type { BatchView } from '../rows/batch-view';

/** A citation whose databases failed to answer and are being retried. */
export interface RetriedCitation {
  position: number;
  /** Names of the databases. */
  sources: string[];
}

/** The results so far. `results` has undefined for each citation that is still being checked. */
export interface BatchProgress {
  total: number;
  done: number;
  results: (VerificationResult | undefined)[];
  /** The submitted citations, in order. */
  texts: string[];
  again: RetriedCitation[];
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** What a page shows of its verification. */
export type VerificationState =
  | { kind: 'idle' }
  | { kind: 'single-pending'; asked?: Asking }
  | { kind: 'batch-pending'; progress?: BatchProgress }
  | { kind: 'single'; result: VerificationResult }
  /** `again`: positions that are being checked again. */
  | { kind: 'batch'; batch: BatchView; again?: number[] };

/** A verification as it is submitted. */
export interface VerificationRun extends Keeping {
  citations: string[];
  format: Style;
  /** As typed, to fill the form again after a sign-in. */
  text: string;
  /** The entries found in the text, where its lines may not be the citations. */
  list?: EntryList;
}
