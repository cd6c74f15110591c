import type { MatchedRecord } from '@veracite/model/work';
import type { Remembered } from '@veracite/model/remembered';
import type { Consulted } from './citations';
import type { CorrectedCitation, Style } from '@veracite/model/verification';

/** Body of a search. Empty fields are omitted; one of title, author, journal, doi or keywords is required. */
export interface FindRequest extends Remembered {
  format?: Style;
}

/** One database's own page of a work. */
export interface FoundLink {
  /** Display name. */
  source: string;
  url: string;
}

export interface FoundWork extends Partial<Omit<MatchedRecord, 'publishedAs'>> {
  id: string;
  title: string;
  authors: string[];
  journal?: string;
  year?: number;
  volume?: string;
  pages?: string;
  abstract?: string;
  /** Probability, 0 to 1, that this is the described work. */
  confidence: number;
  /** Name of the database with the record. */
  source: string;
  /** All databases with the work, with their pages of it; the source of the shown record first. */
  links?: FoundLink[];
  formattedCitations: CorrectedCitation;
  retracted?: boolean;
  citedBy?: number;
}

/** The field that the question is about; `type` is the kind of work. */
export type AskedAbout = 'author' | 'year' | 'journal' | 'title' | 'type';

/** The question with the answer that best separates works that fit about equally well. */
export interface FollowUp {
  about: AskedAbout;
  /** "Was it 2014 or 2016?" */
  text: string;
  /** The answers, the most likely first, with the ids of the works that remain. */
  options: { answer: string; works: string[] }[];
  /** Expected information gain in bits. */
  gain: number;
}

export interface FindResponse {
  /** Number of results on all pages. */
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
  /** Present if several works fit about equally well. */
  followUp?: FollowUp;
  consulted?: Consulted[];
}
