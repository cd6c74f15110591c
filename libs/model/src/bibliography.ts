import type { IncompleteProblem, Status } from './verdict';
import type { MatchedRecord } from './work';

/**
 * Types of a bibliography report. Every list of numbers named `entries` contains indexes of entries, from 0.
 */

export type EntryStatus = Status | 'duplicate' | 'formatting_error';

/** A deviation of an entry from the expected style. */
export interface FormattingError {
  /** Stable name: "apa-ampersand". */
  rule: string;
  /** Section of the manual: "APA 7, 8.17". */
  section: string;
  /** The requirement in one sentence. */
  message: string;
  before: string;
  after: string;
}

/** `same-work`: the same work again. `version`: a preprint and its version of record, which is not a fault. */
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
  /** Explains the value in one sentence with the figures. */
  explanation: string;
  /** Maximum points of this part, 0 to 100; the weights of all measured parts sum to 100. */
  weight: number;
  /** 0 to 1. */
  value: number;
  points: number;
  /** Indexes of the entries that cost points. */
  entries: number[];
}

/** The maximum score of a list, whatever its parts sum to, with the reason in one sentence. */
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
  /** Indexes of the entries it is about. */
  entries: number[];
}

/** Style, order and numbering of the list as a whole. */
export interface ListReport {
  /** Entries by the style they look like; 'unclear' when no style fits. */
  styles: { style: string; entries: number[] }[];
  /** More than one style is used. */
  mixed: boolean;
  order: {
    kind: 'alphabetical' | 'numbered' | 'chronological' | 'none';
    /** The smallest set of entries that have to be moved to restore the order. */
    misplaced: number[];
  };
  /** Only of numbered lists. */
  numbering?: { missing: number[]; repeated: number[] };
  /** Works of one author and year that need letters (2020a, 2020b) and lack them, or have wrong ones. */
  yearLetters: { author: string; year: number; entries: number[]; problem: 'missing' | 'wrong' }[];
}

/** Comparison of the in-text citations of the manuscript with the list. */
export interface InTextReport {
  /** Citation system of the manuscript. */
  kind: 'author-year' | 'numeric' | 'none';
  citations: number;
  /** Cited in the text and not in the list, as written. */
  withoutEntry: { text: string; times: number }[];
  /** Entries that the text does not cite. */
  uncited: number[];
  /** Cited with a year that differs from the only entry of that author. */
  yearDiffers: { text: string; entry: number }[];
  /** In-text citations that fit several entries. */
  ambiguous: { text: string; entries: number[] }[];
}

export interface BibliographyEntry {
  id: string;
  /** Line of the pasted text, from 1. */
  lineNumber: number;
  status: EntryStatus;
  originalText: string;
  reason: string;
  correctedCitation?: string;
  sourceLinks?: string[];
  /** Verdict of the citation checker, independent of `status`. */
  verdict?: Status;
  /** Kind of problem of an incomplete entry. */
  problem?: IncompleteProblem;
  /** Calibrated chance, 0 to 1, that the verdict is right. */
  confidence?: number;
  formattingErrors?: FormattingError[];
  /** Percentage of the elements of the record that the entry has; absent without a record. */
  completeness?: number;
  /** CSL names of elements that only the record has. */
  missing?: string[];
  repeats?: Repetition;
  match?: MatchedRecord;
}

export interface BibliographyCounts {
  totalEntries: number;
  validEntries: number;
  incompleteEntries: number;
  fakeEntries: number;
  duplicateEntries: number;
  formattingErrors: number;
  unknownEntries?: number;
}
