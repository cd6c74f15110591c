import type { Match } from './evidence';
import type { Reference } from './reference';
import type { Consultation } from './source';
import type { Verdict } from './verdict';

export const STYLES = ['apa', 'mla', 'chicago'] as const;
export type Style = (typeof STYLES)[number];

/** Citations in the three styles, italics between asterisks. */
export type CorrectedCitation = Record<Style, string>;

/** All that came of checking one reference. */
export interface Verification {
  reference: Reference;
  verdict: Verdict;
  matches: Match[];
  consultations: Consultation[];
  corrected?: CorrectedCitation;
  /** Milliseconds from asking to answering. */
  ms: number;
}
