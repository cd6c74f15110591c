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

/** The corrected reference, with the sources of each field. */
export interface Correction {
  csl: CslItem;
  fields: CorrectedField[];
}

/** The complete result of checking one reference. */
export interface Verification {
  reference: Reference;
  verdict: Verdict;
  matches: Match[];
  consultations: Consultation[];
  corrected?: CorrectedCitation;
  /** The data that the citations were formatted from. */
  correction?: Correction;
  /** Duration in milliseconds. */
  ms: number;
}
