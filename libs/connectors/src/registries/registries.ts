import type { AuthorFacts, JournalFacts, OrganizationFacts } from '@veracite/model/registered';
import type { Consultation } from '@veracite/model/source';
import type { ControlReport, RequestOptions } from '../sources';

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

interface Registered {
  registry: RegistryId;
  /** The id in the registry. */
  id: string;
}

export type JournalRecord = JournalFacts & Registered;
export type AuthorRecord = AuthorFacts & Registered;
export type OrganizationRecord = OrganizationFacts & Registered & { alternativeNames: string[] };

export interface PublisherRecord extends Registered {
  url?: string;
  name: string;
  alternativeNames: string[];
}

/** The number of matching records. */
interface CountRecord {
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

interface RegistryState {
  id: RegistryId;
  name: string;
  state: 'ready' | 'off' | 'no-key' | 'resting';
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
  /** Shows whether its search for journals works, as `Sources.control` does; undefined if it has none. */
  control(registry: RegistryId, options?: RequestOptions): Promise<ControlReport | undefined>;
}
