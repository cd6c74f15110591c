import type {
  BibliographyCounts,
  BibliographyEntry,
  InTextReport,
  ListReport,
  ScoreCap,
  ScorePart,
  Statement,
} from '@veracite/model/bibliography';
import type { Style } from '@veracite/model/verification';
import type { Xray } from '@veracite/model/xray';
import type { Keeping } from './citations';
import type { ChosenEntry } from './parse';

export const ANALYSIS_TYPES = ['quick', 'comprehensive'] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

export interface AnalyzeRequest extends Keeping {
  bibliography: string;
  /** The entries, if they are not the lines. Each is counted and charged once, however many lines it has. */
  entries?: ChosenEntry[];
  format?: Style;
  analysisType?: AnalysisType;
  /** The text that cites the list. Its in-text citations are compared with the entries. The text is not stored. */
  manuscript?: string;
  /** The authors of that text, for the share of self-citations: "Ada Lovelace; Charles Babbage". */
  manuscriptAuthors?: string;
}

export interface AnalyzeResult extends BibliographyCounts {
  /** 0 to 100. */
  overallScore: number;
  /** Percent. */
  averageCompleteness: number;
  summary: { strengths: string[]; weaknesses: string[]; recommendations: string[] };
  entries: BibliographyEntry[];
  /** Id of the check: `/api/checks/:id`. */
  analysisId?: string;
  /** False if nothing is kept, so that there is no certificate; absent otherwise. */
  keep?: false;
  format?: Style;
  analysisType?: AnalysisType;
  /** The parts of `overallScore`. */
  score?: ScorePart[];
  /** The cap on the score, if there is one. */
  cap?: ScoreCap;
  /** The sentences of `summary`, with the entries that they are about. */
  statements?: Statement[];
  list?: ListReport;
  /** With a manuscript. */
  inText?: InTextReport;
  xray?: Xray;
}

/** Returns the credits for an analysis: one for each counted line, or half of them rounded up for a quick one. */
export function analysisCost(lines: number, type: AnalysisType): number {
  return type === 'quick' ? Math.ceil(lines / 2) : lines;
}

export type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

/** Returns the letter for a score of 0 to 100: A from 90, B from 80, C from 70, D from 60. */
export function gradeOf(score: number): Grade {
  return score >= 90 ? 'A' : score >= 80 ? 'B' : score >= 70 ? 'C' : score >= 60 ? 'D' : 'F';
}
