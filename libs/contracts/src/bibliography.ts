import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import type { MatchedRecord } from './citations';
import type { Xray } from './bibliography-xray';

export const ANALYSIS_TYPES = ['quick', 'comprehensive'] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

export interface AnalyzeRequest {
  bibliography: string;
  format?: Style;
  analysisType?: AnalysisType;
  /** The text that cites the list: its in-text citations are held against the entries. It is read and not kept. */
  manuscript?: string;
  /** Who wrote that text, for the share of self-citations; "Ada Lovelace; Charles Babbage". */
  manuscriptAuthors?: string;
}

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

export interface BibliographyEntry {
  id: string;
  /** Line of the pasted text, from 1. */
  lineNumber: number;
  status: EntryStatus;
  originalText: string;
  reason: string;
  correctedCitation?: string;
  sourceLinks?: string[];
  /** What the citation checker says of the entry, whatever its status here. */
  verdict?: Status;
  /** Calibrated chance, 0 to 1, that the verdict is right. */
  confidence?: number;
  formattingErrors?: FormattingError[];
  /** Percent of the elements its record holds that the entry gives; absent without a record. */
  completeness?: number;
  /** Elements the record holds and the entry lacks, as CSL names. */
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
  /** Entries by the style they look like; 'unclear' where nothing tells. */
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

export interface AnalyzeResult extends BibliographyCounts {
  /** 0 to 100. */
  overallScore: number;
  /** Percent. */
  averageCompleteness: number;
  summary: { strengths: string[]; weaknesses: string[]; recommendations: string[] };
  entries: BibliographyEntry[];
  /** For `/api/bibliography/analyses/:id` with `/report` and `/export`. */
  analysisId?: string;
  format?: Style;
  analysisType?: AnalysisType;
  /** The parts of `overallScore`. */
  score?: ScorePart[];
  /** The sentences of `summary`, each with the entries it speaks of. */
  statements?: Statement[];
  list?: ListReport;
  /** With a manuscript. */
  inText?: InTextReport;
  xray?: Xray;
}

export type AnalysisState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

/** An analysis as it stands: `result` once it has ended. */
export interface AnalysisView {
  analysisId: string;
  /** The same id, under which `/api/citations/batches/:id` knows it. */
  batchId: string;
  state: AnalysisState;
  settled: number;
  total: number;
  result?: AnalyzeResult;
}

/** Credits an analysis of `lines` counted lines costs: one each, or half of them rounded up. */
export function analysisCost(lines: number, type: AnalysisType): number {
  return type === 'quick' ? Math.ceil(lines / 2) : lines;
}

export const GRADES = ['A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof GRADES)[number];

/** Letter for a score of 0 to 100: A from 90, B from 80, C from 70, D from 60. */
export function gradeOf(score: number): Grade {
  return score >= 90 ? 'A' : score >= 80 ? 'B' : score >= 70 ? 'C' : score >= 60 ? 'D' : 'F';
}
