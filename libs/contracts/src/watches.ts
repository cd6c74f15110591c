import type { CslDate } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { WatchRhythm, WorkEventKind } from '@veracite/model/watching';

/** Maximum number of watches of an account, and of works of a watch. */
export const WATCHES_MAX = 20;
export const WATCHED_WORKS_MAX = 500;
export const WATCH_NAME_MAX = 80;
/** Longest text of a list, in characters. */
export const WATCHED_TEXT_MAX = 1_000_000;
/** Maximum number of events on the page and in the feed. */
export const WATCH_NEWS_SHOWN = 100;

/** Each kind of event as the end of a sentence that begins with the work. */
export const EVENT_TEXTS: Record<WorkEventKind, string> = {
  retracted: 'was retracted',
  withdrawn: 'was withdrawn',
  replaced: 'was retracted and replaced',
  concern: 'has an expression of concern',
  corrected: 'was corrected',
  published: 'is a preprint that has been published',
};

/** Exactly one of text, address and batchId. */
export interface WatchRequest {
  name?: string;
  /** A list in any supported format: BibTeX, RIS, CSL-JSON … Its entries are stored, the text is not. */
  text?: string;
  /** URL of a .bib file in a repository. It is read again on every round. */
  address?: string;
  /** A batch or analysis of the user: the works that were found in it are watched. */
  batchId?: string;
  every?: WatchRhythm;
  mail?: boolean;
}

export interface WatchChange {
  name?: string;
  every?: WatchRhythm;
  mail?: boolean;
  active?: boolean;
}

/** A watched list. Times are ISO 8601. */
export interface Watch {
  id: string;
  name: string;
  /** URL of the file that is read on every round; null for a list that was uploaded. */
  address: string | null;
  every: WatchRhythm;
  mail: boolean;
  active: boolean;
  createdAt: string;
  /** When the databases were last queried; null before the first round. */
  askedAt: string | null;
  /** When the databases are queried next; null while the watch is off. */
  nextAt: string | null;
  /** Why the file could not be read in the last round. */
  fault: string | null;
  /** Number of watched works. */
  works: number;
  /** Number of works for which no database answered in the last round. */
  unheard: number;
  /** Entries that cannot be watched because they have no identifier; the first hundred. */
  unwatched: string[];
  unwatchedCount: number;
  /** Databases queried in the last round, with the number of works for which each answered or failed. */
  consulted: { source: string; answered: number; failed: number }[];
  /** Number of events. */
  news: number;
  /** Path of the Atom feed, readable without signing in. */
  feed: string;
}

/** A work of a watched list. */
export interface WatchedWork {
  label: string;
  identifiers: Identifiers;
  /** When a database last answered for this work. */
  askedAt: string | null;
  /** Databases that failed in the last round. */
  failed: string[];
}

/** One thing that happened to a work. It is reported once. */
export interface WatchNews {
  id: string;
  kind: WorkEventKind;
  label: string;
  identifiers: Identifiers;
  /** DOI of the notice, or of the published version. */
  doi?: string;
  date?: CslDate;
  url?: string;
  /** Name of the database that reports it. */
  source: string;
  /** True if it happened before the first round. */
  preexisting: boolean;
  reportedAt: string;
}

export interface WatchDetail extends Watch {
  watched: WatchedWork[];
  /** The newest first. */
  events: WatchNews[];
}

/** The watch after a click on the link that ends its mails. */
export interface Unsubscribed {
  name: string;
  mail: boolean;
}
