import type { CslItem } from '@veracite/model/csl';
import type { Consultation, Outcome, Problem } from '@veracite/model/source';
import type { CorrectedCitation, Style } from '@veracite/model/verification';
import type { Notice, Standing } from '@veracite/model/work';

/** Only fields that hold something are sent; one of title, author, journal, doi or keywords must. */
export interface FindRequest {
  title?: string;
  author?: string;
  journal?: string;
  year?: number;
  doi?: string;
  /** Words, or a whole abstract. */
  keywords?: string;
  format?: Style;
}

/** One database's own page of a work. */
export interface FoundLink {
  /** Display name. */
  source: string;
  url: string;
}

export interface FoundWork {
  id: string;
  title: string;
  authors: string[];
  journal?: string;
  year?: number;
  volume?: string;
  pages?: string;
  abstract?: string;
  doi?: string;
  url?: string;
  /** Chance, 0 to 1, that this is the work described. */
  confidence: number;
  /** Name of the database that holds the record. */
  source: string;
  /** Every database that holds the work, with a page of its own where it has one; the shown record's first. */
  links?: FoundLink[];
  formattedCitations: CorrectedCitation;
  retracted?: boolean;
  standing?: Standing;
  notice?: Notice;
  openAccess?: boolean;
  citedBy?: number;
  csl?: CslItem;
}

/** What the one question asks about; `type` is the kind of work. */
export type AskedAbout = 'author' | 'year' | 'journal' | 'title' | 'type';

/** The one question whose answer would best split works that fit about equally well. */
export interface FollowUp {
  about: AskedAbout;
  /** "Was it 2014 or 2016?" */
  text: string;
  /** The answers, likeliest first, each with the ids of the works it would leave. */
  options: { answer: string; works: string[] }[];
  /** Bits of doubt the answer takes away, on average. */
  gain: number;
}

/** How a database took part in a search. */
export interface SearchedDatabase {
  source: string;
  question: Consultation['question'];
  outcome: Outcome;
  problem?: Problem;
  found: number;
  ms: number;
}

export interface FindResponse {
  /** Works that fit, over all pages. */
  totalFound: number;
  /** Milliseconds. */
  searchTime: number;
  query: FindRequest;
  /** Best first, at most 20. */
  results: FoundWork[];
  /** For further pages: `GET /api/citations/find/:searchId?page=2`, without charge, for an hour. */
  searchId?: string;
  /** From 1. */
  page?: number;
  totalPages?: number;
  /** Only where several works fit about equally well. */
  followUp?: FollowUp;
  consulted?: SearchedDatabase[];
}
