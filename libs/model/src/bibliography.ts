import type { Status } from './verdict';

/**
 * What an analysis says of a list of references. Every list of numbers named `entries` holds indexes of entries, from 0.
 */

export type EntryStatus = Status | 'duplicate' | 'formatting_error';

/** A deviation of an entry from the expected style. */
export interface FormattingError {
  /** Stable name: "apa-ampersand". */
  rule: string;
  /** Where the manual says so: "APA 7, 8.17". */
  section: string;
  message: string;
  before: string;
  after: string;
}

/** `same-work`: the very work again. `version`: a preprint and its version of record, which are two works and no fault. */
export interface Repetition {
  /** Index, from 0, of the earlier entry. */
  entry: number;
  lineNumber: number;
  relation: 'same-work' | 'version';
}

/** One term of the score: `points` = `weight` × `value`, and the score is the sum of all points. */
export interface ScorePart {
  code: 'existence' | 'accuracy' | 'completeness' | 'formatting' | 'uniqueness' | 'soundness';
  name: string;
  /** What the value is the share of, in one sentence with the figures. */
  explanation: string;
  /** Points this part can bring, 0 to 100; the weights of all parts that could be measured sum to 100. */
  weight: number;
  /** 0 to 1. */
  value: number;
  points: number;
  /** Indexes of the entries that cost points. */
  entries: number[];
}

/** The most that a list can score, whatever its parts sum to, and why in one sentence. */
export interface ScoreCap {
  /** 0 to 100. */
  to: number;
  reason: string;
}

/** A sentence of the summary with the figure behind it. */
export interface Statement {
  kind: 'strength' | 'weakness' | 'recommendation';
  /** Stable name: "no-fakes", "retracted", "dead-links". */
  code: string;
  text: string;
  /** Indexes of the entries it speaks of. */
  entries: number[];
}

/** How the list as a whole is written. */
export interface ListReport {
  /** Entries by the style they look like; 'unclear' when no style fits. */
  styles: { style: string; entries: number[] }[];
  /** More than one style is used. */
  mixed: boolean;
  order: {
    kind: 'alphabetical' | 'numbered' | 'chronological' | 'none';
    /** Entries that stand out of that order; the fewest whose moving would restore it. */
    misplaced: number[];
  };
  /** Only of numbered lists. */
  numbering?: { missing: number[]; repeated: number[] };
  /** Works of one author and year that need letters (2020a, 2020b) and lack them, or have wrong ones. */
  yearLetters: { author: string; year: number; entries: number[]; problem: 'missing' | 'wrong' }[];
}

/** The in-text citations of the manuscript against the list. */
export interface InTextReport {
  /** How the manuscript cites. */
  kind: 'author-year' | 'numeric' | 'none';
  /** In-text citations read. */
  citations: number;
  /** Cited in the text and not in the list, as written. */
  withoutEntry: { text: string; times: number }[];
  /** Entries the text never cites. */
  uncited: number[];
  /** Cited with a year that differs from the only entry of that author. */
  yearDiffers: { text: string; entry: number }[];
  /** In-text citations that fit several entries. */
  ambiguous: { text: string; entries: number[] }[];
}
