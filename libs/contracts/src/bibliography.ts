import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';

export const ANALYSIS_TYPES = ['quick', 'comprehensive'] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

export interface AnalyzeRequest {
  bibliography: string;
  format?: Style;
  analysisType?: AnalysisType;
}

export type EntryStatus = Status | 'duplicate' | 'formatting_error';

export interface BibliographyEntry {
  id: string;
  /** Line of the pasted text, from 1. */
  lineNumber: number;
  status: EntryStatus;
  originalText: string;
  reason: string;
  correctedCitation?: string;
  sourceLinks?: string[];
}

export interface AnalyzeResult {
  totalEntries: number;
  validEntries: number;
  incompleteEntries: number;
  fakeEntries: number;
  duplicateEntries: number;
  formattingErrors: number;
  unknownEntries?: number;
  /** 0 to 100. */
  overallScore: number;
  /** Percent. */
  averageCompleteness: number;
  summary: { strengths: string[]; weaknesses: string[]; recommendations: string[] };
  entries: BibliographyEntry[];
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
