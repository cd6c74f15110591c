import type { Citing } from '@veracite/model/citing';
import type { CslName } from '@veracite/model/csl';
import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Consultation, Source } from '@veracite/model/source';
import type { Notice, Work } from '@veracite/model/work';

/** What is searched for. Every part may be missing but one. */
export interface WorkQuery {
  title?: string;
  authors?: CslName[];
  year?: number;
  containerTitle?: string;
  volume?: string;
  page?: string;
  publisher?: string;
  /** The reference as written: for databases that match whole references, and when nothing could be parsed. */
  raw?: string;
  keywords?: string;
  /** How many works at most are wanted; each database has its own cap. Default 5. */
  limit?: number;
}

export interface RequestOptions {
  /** Aborting cancels what is under way and gives `failed: timeout`. */
  signal?: AbortSignal;
  /** Milliseconds since the epoch after which no answer is wanted. */
  deadline?: number;
  /**
   * How often it may be asked before it counts as failed. Default 1, with a retry where the retry budget has one. From 2 on
   * the question waits while its database rests, and is asked again after a fault that may pass, until the deadline.
   */
  rounds?: number;
  /** How long after a failed round the next one can fail, in milliseconds; twice as long after the second. Default 0. */
  minRoundGapMs?: number;
  /** Milliseconds for which it may wait for others to travel with in one request. Default 0. */
  batchDelayMs?: number;
  /** The user who asks: users are served in turn. One user when absent. */
  userId?: string;
  /** Asked now: what was answered before is not taken for an answer, and is replaced. */
  bypassCache?: boolean;
  /** Never in one request with others. What was answered in company is asked again then. */
  unbatched?: boolean;
  /** Told of every round that failed and will be followed by another. */
  onRetry?: (consultation: Consultation) => void;
}

/** What came back from one question. `works` is empty unless the outcome is 'answered'. */
export interface Answer {
  consultation: Consultation;
  works: Work[];
  /** It travelled with others, in words of its own title alone: what it lacks may be there. */
  batched?: boolean;
}

/** A notice of retraction, correction or concern, and the work that it is about. */
export interface WorkNotice {
  /** The work's, in its one form. */
  doi: string;
  notice: Notice;
}

/** What was said about the standing of one work. `notices` is empty unless the outcome is 'answered'. */
export interface NoticeAnswer {
  consultation: Consultation;
  notices: Notice[];
}

/** Who cites a work of this description. `citing` is empty unless the outcome is 'answered'. */
export interface CitingAnswer {
  consultation: Consultation;
  citing: Citing[];
}

/** How things stand with a connector now. */
export interface SourceState {
  source: Source;
  state: 'ready' | 'off' | 'no-key' | 'resting';
  /** Why it is off or resting, and what would change that. */
  reason?: string;
  /** Requests per second it is asked at most. */
  pace: { requests: number; seconds: number };
  /** The same for searches and lists, which some databases allow less often. */
  searchPace: { requests: number; seconds: number };
  /** Requests that one search takes: some give numbers first, and records for them. */
  requestsPerSearch: number;
  /** Requests under way at once, at most. */
  concurrent: number;
  /** The switch that holds its key, what is refused without one, and where it is had. */
  key?: { setting: string; needed: 'always' | 'search' | 'never'; from: string };
  canLookUp: IdentifierKind[];
  canLookUpInBulk: IdentifierKind[];
  canSearch: boolean;
  /** Whether it is asked for notices apart from records. */
  hasNotices: boolean;
  /** Whether it can say who cites a work that nobody holds. */
  hasCitingSearch: boolean;
}

/**
 * The databases behind one door. No method throws for a fault of a database: every fault is a named
 * outcome in the `Consultation`.
 */
export interface Sources {
  /** Every connector that is defined, switched on or not. */
  list(): SourceState[];
  /** One identifier at one database. */
  lookUp(connector: string, kind: IdentifierKind, value: string, options?: RequestOptions): Promise<Answer>;
  /**
   * Many identifiers of one kind at one database: in bulk where its API can, one by one where not.
   * @returns an answer for every value, in the same order
   */
  lookUpMany(connector: string, kind: IdentifierKind, values: string[], options?: RequestOptions): Promise<Answer[]>;
  /**
   * Notices of retraction, correction and concern about works that have these DOIs, in bulk.
   * @returns an answer for every DOI, in the same order
   */
  notices(connector: string, dois: string[], options?: RequestOptions): Promise<NoticeAnswer[]>;
  search(connector: string, query: WorkQuery, options?: RequestOptions): Promise<Answer>;
  /** Works whose lists of references have an entry like this description; whether it is the same one the caller compares. */
  citing(connector: string, query: WorkQuery, options?: RequestOptions): Promise<CitingAnswer>;
  /** Milliseconds until this database would take one more question of a user, by its pace and what is queued. */
  waitMs(connector: string, whose?: string): number;
  close(): Promise<void>;
}
