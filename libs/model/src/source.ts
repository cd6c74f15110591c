import type { CslType } from './csl';
import type { IdentifierKind } from './identifiers';

/** Why a database could not be asked, or its answer not used. Kept apart from "it has nothing", always. */
export const PROBLEMS = [
  'timeout',
  'rate-limited',
  'quota-spent',
  'unauthorised',
  'refused',
  'unavailable',
  'bad-reply',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export type Outcome = 'answered' | 'not-covered' | 'skipped' | 'failed';

/** One question put to one database, and what came of it. */
export interface Consultation {
  /** Connector id, or 'library'. */
  connector: string;
  outcome: Outcome;
  /** Works that came back; 0 with `answered` means "this database has no such work". */
  found: number;
  /** With `failed` always; with `skipped` where a breaker or quota is the reason. */
  problem?: Problem;
  /** What was asked: an identifier, a search, status changes of a work, or who cites it. */
  question: 'identifier' | 'search' | 'notices' | 'citing';
  /** The identifier that was asked for, where it is known. */
  value?: string;
  /** One sentence for people, without keys or addresses of ours. */
  detail?: string;
  cached?: boolean;
  /** Databases of which the local library holds everything of the reference's years: it answers for them too. */
  holds?: string[];
  ms: number;
}

/** Fields of knowledge, for choosing whom to ask. */
export const DISCIPLINES = [
  'general',
  'biomedicine',
  'computing',
  'physics',
  'mathematics',
  'engineering',
  'social',
  'humanities',
  'education',
  'books',
  'data',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** A database as users see it. */
export interface Source {
  id: string;
  name: string;
  homepage: string;
  /** One sentence: what it holds. */
  coverage: string;
  disciplines: Discipline[];
  types: CslType[];
  identifiers: IdentifierKind[];
  group: 'general' | 'scientific' | 'specialised' | 'publisher';
}
