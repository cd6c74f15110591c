import type { Identifiers } from './identifiers';
import type { Consultation } from './source';

/** A cited work, and the sentences that cite it. Databases receive only the identifiers. */
export interface CitedWork extends Pick<Identifiers, 'doi' | 'arxiv' | 'pmid' | 'pmcid'> {
  sentences: string[];
}

/** What the abstract of a work has about each sentence that cites it. */
export interface WorkPassages {
  /** Name of the database that has the abstract; absent when none of those asked has one. */
  source?: string;
  /** Its page of the work. */
  url?: string;
  /** The nearest sentence of the abstract for each citing sentence, in order; empty without an abstract. */
  passages: string[];
  /** The databases asked. None without an identifier. An abstract may exist in one whose outcome is `failed` or `skipped`. */
  asked: (Pick<Consultation, 'outcome' | 'problem'> & { source: string })[];
}
