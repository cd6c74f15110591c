/**
 * The reason why a database could not be queried or its answer not be used; never the same as "it has no such work".
 * `control`: it did not find a work that it is known to hold.
 */
export const PROBLEMS = [
  'timeout',
  'rate-limited',
  'quota-spent',
  'unauthorised',
  'refused',
  'unavailable',
  'bad-reply',
  'control',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export type Outcome = 'answered' | 'not-covered' | 'skipped' | 'failed';

/** A query to one database and its outcome. */
export interface Consultation {
  /** Connector id, or 'library'. */
  connector: string;
  outcome: Outcome;
  /** Number of works in the answer; 0 with `answered` means that the database has no such work. */
  found: number;
  /** Present with `failed`, and with `skipped` if the circuit breaker or a quota is the reason. */
  problem?: Problem;
  /** Kind of query: lookup of an identifier, search, notices about a work, or works that cite it. */
  question: 'identifier' | 'search' | 'notices' | 'citing';
  /** The identifier that was looked up. */
  value?: string;
  /** The titles that were searched for: that of the reference, that of the book of a chapter, or both. */
  titles?: string[];
  /** The words that were searched for without a title. */
  words?: string;
  /** One sentence for users, without keys or internal addresses. */
  detail?: string;
  cached?: boolean;
  /** ISO 8601: when it was asked; of a cached answer, when it was asked the first time. Absent if it was not asked, or at an unknown time. */
  askedAt?: string;
  /** Databases that the local library contains completely for the years of the reference, so that it answers for them. */
  holds?: string[];
  ms: number;
}

/** Checks whether a database was to be asked and could not be. One that the settings leave out was not to be asked. */
export const couldNotAsk = ({ outcome, problem }: Pick<Consultation, 'outcome' | 'problem'>): boolean =>
  outcome === 'failed' || (outcome === 'skipped' && problem !== undefined);

/** Academic disciplines, used to select databases. */
export type Discipline =
  | 'general'
  | 'biomedicine'
  | 'computing'
  | 'physics'
  | 'mathematics'
  | 'engineering'
  | 'social'
  | 'humanities'
  | 'education'
  | 'books'
  | 'data';

/**
 * Literature whose databases must have answered before absence from them counts. `registered`: works whose publishers register
 * DOIs. `articles`: of any field. `conferences`: of computing.
 */
export const LITERATURE = [
  'registered',
  'articles',
  'medicine',
  'computing',
  'conferences',
  'books',
  'preprints',
  'data',
] as const;
export type Literature = (typeof LITERATURE)[number];

/** What the databases hold, as they declare it. Values are ids. */
export interface Holdings {
  /** The databases of each literature, best first. */
  literature: Record<Literature, readonly string[]>;
  /** Databases that collect the records of others. */
  aggregators: readonly string[];
}

/** Languages with databases that hold their literature (ISO 639-1). */
export type Language = 'ja';

/** A database as users see it. */
export interface Source {
  id: string;
  name: string;
  homepage: string;
  /** Its content in one sentence. */
  coverage: string;
  group: 'general' | 'scientific' | 'specialised' | 'publisher';
}
