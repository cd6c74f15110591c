import type { CslDate } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { WatchRhythm, WorkEventKind } from '@veracite/model/watching';

/** Watches one account may have, and works one of them may have. */
export const WATCHES_MAX = 20;
export const WATCHED_WORKS_MAX = 500;
export const WATCH_NAME_MAX = 80;
/** Characters of a list that is watched. */
export const WATCHED_TEXT_MAX = 1_000_000;
/** What befell works, as the page and the feed show it at most. */
export const WATCH_NEWS_SHOWN = 100;

/** The rest of a sentence that begins with the work. */
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
  /** A list in any format that is read: BibTeX, RIS, CSL-JSON … Its entries are kept, the text is not. */
  text?: string;
  /** Of a .bib file in a repository; it is read anew each time. */
  address?: string;
  /** A batch or analysis of one's own: the works that were found in it are watched. */
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

/** A list that is watched. Times are ISO 8601. */
export interface Watch {
  id: string;
  name: string;
  /** Of the file that is read anew each time; null for a list that was given. */
  address: string | null;
  every: WatchRhythm;
  mail: boolean;
  active: boolean;
  createdAt: string;
  /** When it was last asked about, null before the first time. */
  askedAt: string | null;
  /** When it is asked about next; null while it is off. */
  nextAt: string | null;
  /** Why the file at its address could not be read the last time. */
  fault: string | null;
  /** Works that are watched. */
  works: number;
  /** Of these, works that nobody could be asked about the last time. */
  unheard: number;
  /** Entries that cannot be watched, for they name no work by an identifier; the first hundred. */
  unwatched: string[];
  unwatchedCount: number;
  /** Which databases were asked the last time, and for how many works they answered or failed. */
  consulted: { source: string; answered: number; failed: number }[];
  /** Things that befell its works. */
  news: number;
  /** Path of the Atom feed: whoever has it may read it. */
  feed: string;
}

/** A work of a watched list. */
export interface WatchedWork {
  label: string;
  identifiers: Identifiers;
  /** When a database last answered about it. */
  askedAt: string | null;
  /** Databases that could not be asked the last time. */
  failed: string[];
}

/** One thing that befell a work. It is told once. */
export interface WatchNews {
  id: string;
  kind: WorkEventKind;
  label: string;
  identifiers: Identifiers;
  /** DOI of the notice, or of the published version. */
  doi?: string;
  date?: CslDate;
  url?: string;
  /** Which database says so. */
  source: string;
  /** It was so when the work was asked about for the first time. */
  atStart: boolean;
  toldAt: string;
}

export interface WatchDetail extends Watch {
  watched: WatchedWork[];
  /** The newest first. */
  told: WatchNews[];
}

/** What an address for ending mails tells, and what it did. */
export interface Unsubscribed {
  name: string;
  mail: boolean;
}
