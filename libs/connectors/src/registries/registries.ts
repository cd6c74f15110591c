import type { Consultation } from '@veracite/model/source';
import type { RequestOptions } from '../sources';

/** Registries of journals, publishers, people and organisations, as they are named in `Consultation.connector`. */
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

/** A journal, series or other source as one registry knows it. What a registry does not tell is absent. */
export interface JournalRecord {
  registry: RegistryId;
  /** The registry's own name for it, and the page where a reader sees it. */
  id: string;
  url?: string;
  title: string;
  alternativeTitles: string[];
  /** In the form `1234-567X`, each once; the linking one first where it is told. */
  issns: string[];
  issnL?: string;
  /** journal, repository, conference, book series … in the registry's words. */
  type?: string;
  publisher?: string;
  /** OpenAlex's id of the publisher or its parent. */
  publisherId?: string;
  /** ISO 3166 code of two letters, or the name where only that is told. */
  country?: string;
  homepage?: string;
  worksCount?: number;
  citedByCount?: number;
  /** Citations in the last two years for each work of these years: the open counterpart of an impact factor. */
  twoYearMeanCitedness?: number;
  hIndex?: number;
  firstYear?: number;
  lastYear?: number;
  worksByYear: { year: number; works: number; citations?: number }[];
  openAccess?: boolean;
  /** In DOAJ, as OpenAlex tells it. */
  inDoaj?: boolean;
  /** On the core list of the Leiden ranking (CWTS), as OpenAlex tells it. */
  core?: boolean;
  inScielo?: boolean;
  /** Names of review as DOAJ keeps them: "Double anonymous peer review". */
  reviewProcess: string[];
  licences: string[];
  /** Whether authors pay, and the highest fee told. */
  charges?: { charged: boolean; price?: number; currency?: string };
  plagiarismScreening?: boolean;
  /** Archives that keep it. */
  preservedBy: string[];
  /** Shares (0 to 1) of present works deposited with it at Crossref. */
  coverage?: { references?: number; abstracts?: number; orcids?: number; licences?: number };
  /** ISSNs of its predecessors and successors. */
  replaces: string[];
  replacedBy: string[];
  /** ISO dates of the registry's own record. */
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

export interface OrganisationRecord {
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

/** How many records a registry holds that fit. */
export interface CountRecord {
  registry: RegistryId;
  count: number;
}

/** What can be asked for, by what, and what comes back. */
export interface RegistryQuestions {
  /** By ISSN: that journal. By title: what the registry finds for the words, to be compared by the caller. */
  'journal by issn': JournalRecord;
  'journal by title': JournalRecord;
  'publisher by name': PublisherRecord;
  'publisher by doi-prefix': PublisherRecord;
  'author by orcid': AuthorRecord;
  'author by name': AuthorRecord;
  'organisation by name': OrganisationRecord;
  'organisation by ror': OrganisationRecord;
  /** Works of a journal that a retraction touches: by ISSN at Crossref, by the record's `id` at OpenAlex. */
  'retracted works by journal': CountRecord;
}
export type RegistryQuestion = keyof RegistryQuestions;

/** What came back from one question. `records` is empty unless the outcome is 'answered'. */
export interface RegistryAnswer<T> {
  consultation: Consultation;
  records: T[];
}

export interface RegistryState {
  id: RegistryId;
  name: string;
  homepage: string;
  state: 'ready' | 'off' | 'no-key' | 'resting';
  /** Why it is off or resting, and what would change that. */
  reason?: string;
  questions: RegistryQuestion[];
}

/**
 * The registries behind one door, asked at the same pace and with the same cache and breaker as the databases of
 * the same house. No method throws for a fault of a registry: every fault is a named outcome in the `Consultation`.
 */
export interface Registries {
  list(): RegistryState[];
  /** Registries that answer this question, switched on or not. */
  supporting(question: RegistryQuestion): RegistryId[];
  ask<Q extends RegistryQuestion>(
    registry: RegistryId,
    question: Q,
    value: string,
    options?: RequestOptions,
  ): Promise<RegistryAnswer<RegistryQuestions[Q]>>;
}
