import type { Field } from './reference';
import type { Work } from './work';

/** A work and how it was met. */
export interface Candidate {
  work: Work;
  /** Connector id, or 'library'. */
  connector: string;
  by: 'identifier' | 'search' | 'library';
  /** Place in the answer, from 0. */
  rank: number;
  /** Other connectors that hold the same work, with their own record of it. */
  also?: { connector: string; work: Work }[];
}

/** `missing`: the reference lacks what the record has; `extra`: the reverse; `near`: a harmless variant; `different`: a contradiction. */
export type Agreement = 'same' | 'near' | 'different' | 'missing' | 'extra';

/** One field of a reference against one of a work. */
export interface Evidence {
  field: Field;
  cited?: string;
  found?: string;
  agreement: Agreement;
  /** Likeness from 0 (nothing in common) to 1 (the same after folding); absent where a side is missing. */
  likeness?: number;
  /** Coded finding that the verdict can rule on: 'year-off-by-one', 'authors-cut', 'title-words-replaced' … */
  code?: string;
  /** The finding in words for people. */
  note?: string;
  /** Who holds the found value: connector id or 'library'. */
  source?: string;
  /** Everyone whose record says so, `source` first: a contradiction of several weighs more than that of one. */
  sources?: string[];
}

/** What was compared, before anyone judges it. */
export interface Comparison {
  candidate: Candidate;
  evidence: Evidence[];
  /** Numeric features of the comparison for the model that gives the probability, by name. */
  features: Record<string, number>;
}

/** A comparison with the chance, 0 to 1, that the work is the one the reference means. */
export interface Match extends Comparison {
  probability: number;
}
