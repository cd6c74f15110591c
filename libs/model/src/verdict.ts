import type { Evidence, EvidenceCode, Match } from './evidence';
import type { Doubt, Field } from './reference';
import type { Consultation } from './source';
import type { Notice, Work } from './work';

export const STATUSES = ['valid', 'incomplete', 'fake', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

export const INCOMPLETE_PROBLEMS = ['missing', 'differs', 'other-work'] as const;
export type IncompleteProblem = (typeof INCOMPLETE_PROBLEMS)[number];

/** Why a status was given, in short: a finding about a field, or one about the whole. Stable. */
export type ReasonCode =
  | EvidenceCode
  | Notice['standing']
  | Doubt['code']
  | `${Lowercase<Field>}-differs`
  | `missing-${Field}`
  | 'confirmed'
  | 'chimera'
  | 'found-nowhere'
  | 'not-covered'
  | 'look-alike'
  | 'several-differ'
  | 'core-unreachable'
  | 'cited'
  | 'damaged'
  | 'identifier-of-another'
  | 'doi-unregistered'
  | 'arxiv-future'
  | 'arxiv-before-submission'
  | 'placeholder-authors'
  | 'volume-of-other-year'
  | `doi-of-other-${'publisher' | 'venue' | 'issn' | 'year'}`;

/** Why a status was given; `sentence` names the field, the values and who holds them. */
export interface Reason {
  code: ReasonCode;
  sentence: string;
  field?: Evidence['field'];
}

/** Whether the databases that should hold such a work could be asked. */
export interface Coverage {
  /** Connector ids whose answer an accusation needs for this kind of work. */
  core: string[];
  /** Every connector that answered a search, those of the core first. */
  answered: string[];
  /** Those of the core that did not. */
  failed: string[];
  /** True when some database that is connected is known to hold this kind of work. */
  expected: boolean;
}

export interface Verdict {
  status: Status;
  /** Of `incomplete`: something lacks, something is false, or an identifier is another work's. */
  problem?: IncompleteProblem;
  /** Calibrated chance, 0 to 1, that `status` is right. */
  confidence: number;
  reasons: Reason[];
  match?: Match;
  /** Connector ids (and 'library') whose record confirms the reference. */
  confirmedBy: string[];
  /** The works whose parts a chimera was put together from, with the part each gave. */
  chimera?: { match: Match; part: 'title' | 'author' | 'identifier' | 'container-title' }[];
  /** Works that no database holds: independent works that cite them under this description, the earliest first. */
  citedBy?: Work[];
  /** Works that may have been meant. */
  suggestions: Match[];
  coverage: Coverage;
  /** Whether anybody could say if the work was retracted. */
  retractionChecked: boolean;
}

export type { Consultation };
