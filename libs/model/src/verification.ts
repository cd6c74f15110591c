import type { CslItem } from './csl';
import type { Match } from './evidence';
import type { Field, Reference } from './reference';
import type { Consultation } from './source';
import type { Verdict } from './verdict';

export const STYLES = ['apa', 'mla', 'chicago'] as const;
export type Style = (typeof STYLES)[number];

/** Citations in the three styles, italics between asterisks. */
export type CorrectedCitation = Record<Style, string>;

/** The origin of a corrected field: connectors, or the reference itself. */
export interface CorrectedField {
  field: Field;
  sources: string[];
}

/** The work as a correction describes it, and whose word each field is. */
export interface Correction {
  csl: CslItem;
  fields: CorrectedField[];
}

/** All that came of checking one reference. */
export interface Verification {
  reference: Reference;
  verdict: Verdict;
  matches: Match[];
  consultations: Consultation[];
  corrected?: CorrectedCitation;
  /** What the citations were written from. */
  correction?: Correction;
  /** Milliseconds from asking to answering. */
  ms: number;
}

/** Who is asked about a reference at a moment: databases by id, and by name on the wire; sorted by id. */
export interface Asking {
  /** Asked without an answer. */
  asking: string[];
  /** Those of them that failed to answer before, and are asked again. */
  again: string[];
  /** Answered, whether they have the work or not; the library among them. */
  answered: string[];
}
