import type {
  BibliographyCounts,
  EntryStatus,
  InTextReport,
  ListReport,
  ScoreCap,
  ScorePart,
  Statement,
} from '@veracite/model/bibliography';
import type { Style } from '@veracite/model/verification';
import type { Xray } from '@veracite/model/xray';
import type { CheckedEntry, AnalysisContext } from './checked';
import type { AnalyzedEntry } from '@veracite/report/bibliography/analyzed-entry';
import { analyzedEntry } from './entries';
import { inTextReport } from './in-text/against-list';
import { linted, listReportOf } from './list';
import { repetitionsOf } from './repeats';
import { capOf, scoreOf, scoreParts } from '@veracite/report/bibliography/score';
import { statementsOf } from '@veracite/report/bibliography/statements';
import { xrayOf } from './xray';

export interface Analysis extends Required<BibliographyCounts> {
  /** 0 to 100. */
  overallScore: number;
  /** Average in percent over the entries with a record; 0 if none has one. */
  averageCompleteness: number;
  summary: { strengths: string[]; weaknesses: string[]; recommendations: string[] };
  entries: AnalyzedEntry[];
  score: ScorePart[];
  /** Limit of the score; absent without one. */
  cap?: ScoreCap;
  statements: Statement[];
  list: ListReport;
  inText?: InTextReport;
  xray: Xray;
}

/** Analyzes checked entries in the order of the list. Pure: sends no requests, and equal input gives equal output. */
export function analyze(checked: CheckedEntry[], style: Style, around: AnalysisContext): Analysis {
  const repetitions = repetitionsOf(checked);
  const lint = linted(checked, style);
  const entries = checked.map((entry, index) =>
    analyzedEntry(entry, style, lint.reports[index], repetitions.get(index)),
  );
  const list = listReportOf(checked, lint, repetitions);
  const xray = xrayOf(checked, style, around);
  const inText = around.inText && inTextReport(around.inText, checked);
  const averageCompleteness = meanCompleteness(entries);
  const score = scoreParts(entries, xray);
  const cap = capOf(entries);
  const statements = statementsOf({ entries, averageCompleteness, list, inText, xray });
  const count = (status: EntryStatus) => entries.filter((entry) => entry.status === status).length;
  const texts = (kind: Statement['kind']) => statements.filter((each) => each.kind === kind).map(({ text }) => text);
  return {
    totalEntries: entries.length,
    validEntries: count('valid'),
    incompleteEntries: count('incomplete'),
    fakeEntries: count('fake'),
    duplicateEntries: count('duplicate'),
    formattingErrors: count('formatting_error'),
    unknownEntries: count('unknown'),
    overallScore: scoreOf(score, cap),
    averageCompleteness,
    summary: { strengths: texts('strength'), weaknesses: texts('weakness'), recommendations: texts('recommendation') },
    entries,
    score,
    ...(cap && { cap }),
    statements,
    list,
    inText,
    xray,
  };
}

function meanCompleteness(entries: AnalyzedEntry[]): number {
  const percents = entries.flatMap(({ completeness }) => completeness ?? []);
  return percents.length === 0 ? 0 : Math.round(percents.reduce((sum, each) => sum + each, 0) / percents.length);
}
