import type { WorkQuery, Notice, Work } from '@veracite/model/work';
import type { Citing } from '@veracite/model/citing';
import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Consultation, Problem, Source } from '@veracite/model/source';

export interface RequestOptions {
  /** Aborting cancels the request; its outcome is `failed: timeout`. */
  signal?: AbortSignal;
  /** In milliseconds since the epoch. */
  deadline?: number;
  /**
   * The number of rounds that may fail. Default 1, with one retry if the retry budget allows it. From 2 on the request waits
   * while the circuit breaker is open and is retried after temporary errors until the deadline.
   */
  rounds?: number;
  /** Least milliseconds between two failed rounds, doubled after the second. Failures before belong to the round. */
  minRoundGapMs?: number;
  /** How long the request may wait for others to be sent in one batch, in milliseconds. Default 0. */
  batchDelayMs?: number;
  /** Users are served in turn. Requests without a user count as those of one user. */
  userId?: string;
  /** Sends the request even if the answer is cached, and replaces the cached answer. */
  bypassCache?: boolean;
  /** Called with every failed round that is followed by another. */
  onRetry?: (consultation: Consultation) => void;
}

export interface IdentifierQuestion {
  connector: string;
  kind: IdentifierKind;
  value: string;
}

/** A question to one database. */
export type Question =
  /** Values of one kind are looked up in bulk, if the database supports it. */
  | ({ type: 'identifier' } & IdentifierQuestion)
  /** `unbatched`: sends the search singly and ignores cached answers to batched searches. */
  | { type: 'search'; connector: string; query: WorkQuery; unbatched?: boolean }
  /** Notices of retraction, correction and concern about the work with a DOI. */
  | { type: 'notices'; connector: string; doi: string }
  /** Works whose list of references has an entry similar to the query. The caller compares the entries. */
  | { type: 'citing'; connector: string; query: WorkQuery };

/** The answer to a question. It has no records unless the outcome is 'answered'. */
export interface Answer {
  consultation: Consultation;
  /** The result of a lookup or search. */
  works: Work[];
  /** The search was batched, by title only: an unbatched search may find more. */
  batched?: boolean;
  notices?: Notice[];
  /** The works that cite the work. */
  citing?: Citing[];
}

export interface SourceState {
  source: Source;
  state: 'ready' | 'off' | 'no-key' | 'resting';
  /** Why it is off or paused, and what would change that. */
  reason?: string;
  /** Present if it did not find a work that it is known to hold, so that its silence does not count as absence. */
  control?: 'failed';
  pace: { requests: number; seconds: number };
  /** The rate limit of searches and lists, which is lower for some databases. */
  searchPace: { requests: number; seconds: number };
  /** The setting that contains the API key, what needs it, and where to obtain it. */
  key?: { setting: string; needed: 'always' | 'search' | 'never'; from: string };
  canLookUp: IdentifierKind[];
  canLookUpInBulk: IdentifierKind[];
  canSearch: boolean;
  /** Whether one request can carry the searches of several references. */
  canCombineSearches: boolean;
  /** Whether notices are requested separately from records. */
  hasNotices: boolean;
  /** Whether it can search for works that cite a work. */
  hasCitingSearch: boolean;
}

/** What kind of failure a request met, in more detail than its problem. */
export type SourceFault =
  | 'web-page'
  | 'redirect'
  | 'syntax'
  | 'schema'
  | 'certificate'
  | 'name'
  | 'server-error'
  /** A control found nothing, other works than the known one, or the known one without authors or year. */
  | 'empty'
  | 'other-work'
  | 'fields';

/**
 * Whether a database works: whether it finds the work that it is known to hold. `unasked`: it could not be asked. Without `ms` no
 * request was sent, because a recent answer shows it.
 */
export interface ControlReport {
  outcome: 'passed' | 'failed' | 'unasked';
  problem?: Problem;
  fault?: SourceFault;
  /** One sentence for users. */
  detail?: string;
  ms?: number;
  /** The fields of the known work that could not be read. */
  missing?: string[];
}

/** All databases. No method rejects because of an error of a database: every error is an outcome in the `Consultation`. */
export interface Sources {
  /** Returns every defined connector, enabled or not. */
  list(): SourceState[];
  ask(question: Question, options?: RequestOptions): Promise<Answer>;
  /**
   * Shows whether a database works, so that its silence counts as absence. It is asked at most once in ten minutes; with
   * `bypassCache` always.
   * @param question the kind of question that it answered with nothing
   */
  control(connector: string, question: 'search' | 'identifier', options?: RequestOptions): Promise<ControlReport>;
  close(): Promise<void>;
}
