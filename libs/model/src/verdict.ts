import type { CslItem } from './csl';
import type { EvidenceCode, Match } from './evidence';
import type { Kind } from './kind';
import type { Doubt, Field } from './reference';
import type { Consultation } from './source';
import type { VenueFacts } from './venue-facts';
import type { Notice, Work } from './work';

export const STATUSES = ['valid', 'incomplete', 'fake', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

export const INCOMPLETE_PROBLEMS = ['missing', 'differs', 'other-work'] as const;
export type IncompleteProblem = (typeof INCOMPLETE_PROBLEMS)[number];

/** The reason of a status: a finding about a field or about the whole reference. Stable. */
export type ReasonCode =
  | EvidenceCode
  | Notice['standing']
  | Doubt['code']
  | `${Lowercase<Field>}-differs`
  | `missing-${Field}`
  | 'confirmed'
  | 'unconfirmed'
  | 'chimera'
  | 'found-nowhere'
  | 'not-covered'
  | 'not-found'
  | 'venue-unknown'
  | 'look-alike'
  | 'title-alone'
  | 'several-differ'
  | 'core-unreachable'
  | 'core-not-asked'
  | 'cited'
  | 'damaged'
  | 'identifier-of-another'
  | 'doi-unregistered'
  | 'arxiv-future'
  | 'arxiv-before-submission'
  | 'placeholder-authors'
  | 'volume-of-other-year'
  | `doi-of-other-${'publisher' | 'venue' | 'issn' | 'year'}`;

/** What a sentence states. `libs/report/data/reasons.json` has the sentences. */
export interface ReasonStatement {
  /** Key of the sentence. */
  code: string;
  values?: Record<string, string | number | undefined>;
  /** Ids of the databases that it names. */
  sources?: readonly string[];
  /** Names of registers of venues that it names. */
  registers?: readonly string[];
  /** Works that it names. */
  works?: readonly CslItem[];
  /** Fields that it names, with their values if it does. */
  fields?: readonly { field?: Field; cited?: string; found?: string }[];
}

/** The reason of a status. */
export interface Reason extends Omit<ReasonStatement, 'code'> {
  code: ReasonCode;
  /** Key of the sentence if it is not the code. */
  text?: string;
  field?: Field;
  /** What follows its sentence. */
  further?: readonly ReasonStatement[];
}

/** Least expected presence with which absence from all databases that were planned is proof. */
export const PROOF = 0.995;

/** The book of a cited chapter, as databases have it. */
export interface ListedBook {
  title: string;
  /** Ids of the connectors with its record. */
  sources: string[];
  /** Why the chapter is not in it: a complete table of contents with `count` entries lacks it, or it would come after the last of `count` pages. */
  absence?: { code: 'part-not-in-book' | 'pages-after-book'; count: number };
}

/** Which of the databases that should have such a work answered, and whether a real work would have been there. */
export interface Coverage {
  /** Ids of the connectors that must answer before this kind of work can be called fake. */
  core: string[];
  /** All connectors that answered a search, core connectors first. */
  answered: string[];
  /** Connectors that were asked for such a work and did not answer. */
  failed: string[];
  /** Core connectors that were not to be asked: not among the chosen ones, or not set up. */
  notAsked: string[];
  /** Share, 0 to 1, of real works described like this that the databases hold. 0 in a quick check. */
  expected: number;
  /** The likeliest kind of the work. */
  kind: Kind;
  /** What registers know of the cited venue. */
  venue: VenueFacts['venue'];
  /** The book of a cited chapter. */
  book?: ListedBook;
  /** Names of the registers of venues that were asked. */
  registers: string[];
  /** Ids of the databases that answered and hold all works of the venue and year. */
  holders?: string[];
  /** Names of registers of the cited venue and year, if none of them has answered. */
  unchecked?: string[];
}

export interface Verdict {
  status: Status;
  /** Kind of problem of an `incomplete` reference: a missing field, a wrong field, or the identifier of another work. */
  problem?: IncompleteProblem;
  /** Calibrated chance, 0 to 1, that `status` is right. */
  confidence: number;
  reasons: Reason[];
  match?: Match;
  /** Ids of the connectors (and 'library') with records that confirm the reference. */
  confirmedBy: string[];
  /** The works that a chimera is composed of, and which part is from each. */
  chimera?: { match: Match; part: 'title' | 'author' | 'identifier' | 'container-title' }[];
  /** For a work that is in no database: works that cite it with this description, the earliest first. */
  citedBy?: Work[];
  /** Similar works that the author may have meant. */
  suggestions: Match[];
  coverage: Coverage;
  /** False if no source could report whether the work was retracted. */
  retractionChecked: boolean;
}

export type { Consultation };
