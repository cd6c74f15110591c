import type { Consultation } from '@veracite/model/source';
import type { RequestOptions } from '../sources';

/** The ids of the registries of journals, publishers, people and organizations, as in `Consultation.connector`. */
export const REGISTRY_IDS = [
  'crossref',
  'openalex',
  'doaj',
  'issn-portal',
  'semantic-scholar',
  'ror',
  'orcid',
] as const;
export type RegistryId = (typeof REGISTRY_IDS)[number];

/** The record of a journal, series or other serial in one registry. Unknown fields are undefined. */
export interface JournalRecord {
  registry: RegistryId;
  /** The id in the registry. */
  id: string;
  url?: string;
  title: string;
  alternativeTitles: string[];
  /** In the form `1234-567X`, without duplicates; the ISSN-L is first if it is known. */
  issns: string[];
  issnL?: string;
  /** As the registry names it: journal, repository, conference, book series … */
  type?: string;
  publisher?: string;
  /** OpenAlex id of the publisher or its parent. */
  publisherId?: string;
  /** ISO 3166 code of two letters, or the name if only that is known. */
  country?: string;
  homepage?: string;
  worksCount?: number;
  citedByCount?: number;
  /** Citations per work of the last two years: an open equivalent of the impact factor. */
  twoYearMeanCitedness?: number;
  hIndex?: number;
  firstYear?: number;
  lastYear?: number;
  worksByYear: { year: number; works: number; citations?: number }[];
  openAccess?: boolean;
  /** According to OpenAlex. */
  inDoaj?: boolean;
  /** True if it is on the core list of the Leiden ranking (CWTS), according to OpenAlex. */
  core?: boolean;
  inScielo?: boolean;
  /** As named by DOAJ: "Double anonymous peer review". */
  reviewProcess: string[];
  licenses: string[];
  /** True if authors pay, with the highest known fee. */
  charges?: { charged: boolean; price?: number; currency?: string };
  plagiarismScreening?: boolean;
  /** Names of the archives that preserve it. */
  preservedBy: string[];
  /** Shares (0 to 1) of its current works at Crossref that have these fields. */
  coverage?: { references?: number; abstracts?: number; orcids?: number; licenses?: number };
  /** ISSNs of its predecessors and successors. */
  replaces: string[];
  replacedBy: string[];
  /** ISO dates of the record in the registry. */
  addedOn?: string;
  updatedOn?: string;
  discontinuedOn?: string;
}

export interface PublisherRecord {
  registry: RegistryId;
  id: string;
  url?: string;
  name: string;
  alternativeNames: string[];
  location?: string;
  /** DOI prefixes. */
  prefixes: string[];
  worksCount?: number;
  citedByCount?: number;
}

export interface AuthorRecord {
  registry: RegistryId;
  id: string;
  url?: string;
  name: string;
  alternativeNames: string[];
  orcid?: string;
  affiliations: { name: string; ror?: string; years: number[] }[];
  worksCount?: number;
  citedByCount?: number;
  hIndex?: number;
  topics: string[];
}

export interface OrganizationRecord {
  registry: RegistryId;
  /** `https://ror.org/…` */
  id: string;
  url?: string;
  name: string;
  alternativeNames: string[];
  /** education, company, government, funder … */
  types: string[];
  country?: string;
  domains: string[];
  homepage?: string;
  status?: string;
  established?: number;
}

/** The number of matching records. */
export interface CountRecord {
  registry: RegistryId;
  count: number;
}

/** The questions that a registry can answer, with the type of their records. */
export interface RegistryQuestions {
  /** A search by title returns the results of the registry; the caller compares them. */
  'journal by issn': JournalRecord;
  'journal by title': JournalRecord;
  'publisher by name': PublisherRecord;
  'publisher by doi-prefix': PublisherRecord;
  'author by orcid': AuthorRecord;
  'author by name': AuthorRecord;
  'organization by name': OrganizationRecord;
  'organization by ror': OrganizationRecord;
  /** Counts the retracted works of a journal: by ISSN at Crossref, by the `id` of the record at OpenAlex. */
  'retracted works by journal': CountRecord;
}
export type RegistryQuestion = keyof RegistryQuestions;

/** The answer to one question. `records` is empty unless the outcome is 'answered'. */
export interface RegistryAnswer<T> {
  consultation: Consultation;
  records: T[];
}

export interface RegistryState {
  id: RegistryId;
  name: string;
  homepage: string;
  state: 'ready' | 'off' | 'no-key' | 'resting';
  /** Why it is off or paused, and what would change that. */
  reason?: string;
  questions: RegistryQuestion[];
}

/**
 * All registries. One that belongs to a database shares its rate limit, cache and circuit breaker. No method rejects because
 * of an error of a registry: every error is an outcome in the `Consultation`.
 */
export interface Registries {
  list(): RegistryState[];
  /** Returns the registries that support a question, enabled or not. */
  supporting(question: RegistryQuestion): RegistryId[];
  ask<Q extends RegistryQuestion>(
    registry: RegistryId,
    question: Q,
    value: string,
    options?: RequestOptions,
  ): Promise<RegistryAnswer<RegistryQuestions[Q]>>;
}
