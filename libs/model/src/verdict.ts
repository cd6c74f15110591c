import type { Evidence, Match } from './evidence';
import type { Consultation } from './source';

export const STATUSES = ['valid', 'incomplete', 'fake', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

/** Why a status was given. `code` is stable; `sentence` names the field, the values and who holds them. */
export interface Reason {
  code: string;
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
  /** Calibrated chance, 0 to 1, that `status` is right. */
  confidence: number;
  reasons: Reason[];
  match?: Match;
  /** Connector ids (and 'library') whose record confirms the reference. */
  confirmedBy: string[];
  /** The works whose parts a chimera was put together from, with the part each gave. */
  chimera?: { match: Match; part: 'title' | 'author' | 'identifier' | 'container-title' }[];
  /** Works that may have been meant. */
  suggestions: Match[];
  coverage: Coverage;
  /** Whether anybody could say if the work was retracted. */
  retractionChecked: boolean;
}

export type { Consultation };
