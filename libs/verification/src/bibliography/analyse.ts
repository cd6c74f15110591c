import type {
  EntryStatus,
  InTextReport,
  ListReport,
  ScoreCap,
  ScorePart,
  Statement,
} from '@veracite/model/bibliography';
import type { Style } from '@veracite/model/verification';
import type { Xray } from '@veracite/model/xray';
import type { CheckedEntry, Surroundings } from './checked';
import { analysedEntry, type AnalysedEntry } from './entries';
import { inTextReport } from './in-text/against-list';
import { linted, listReportOf } from './list';
import { repetitionsOf } from './repeats';
import { capOf, scoreOf, scoreParts } from './score';
import { statementsOf } from './statements';
import { xrayOf } from './xray';

/** All that is said of a list of references. */
export interface Analysis {
  totalEntries: number;
  validEntries: number;
  incompleteEntries: number;
  fakeEntries: number;
  duplicateEntries: number;
  formattingErrors: number;
  unknownEntries: number;
  /** 0 to 100. */
  overallScore: number;
  /** Percent, over the entries with a record; 0 when none has one. */
  averageCompleteness: number;
  summary: { strengths: string[]; weaknesses: string[]; recommendations: string[] };
  entries: AnalysedEntry[];
  score: ScorePart[];
  /** Holds the score down; absent where nothing does. */
  cap?: ScoreCap;
  statements: Statement[];
  list: ListReport;
  inText?: InTextReport;
  xray: Xray;
}

/** The whole analysis from the checked entries, in the order of the list. Asks nobody; the same input gives the same answer. */
export function analyse(checked: CheckedEntry[], style: Style, around: Surroundings): Analysis {
  const repetitions = repetitionsOf(checked);
  const lint = linted(checked, style);
  const entries = checked.map((entry, at) => analysedEntry(entry, style, lint.reports[at], repetitions.get(at)));
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
    summary: {
      strengths: texts('strength'),
      weaknesses: texts('weakness'),
      recommendations: texts('recommendation'),
    },
    entries,
    score,
    ...(cap && { cap }),
    statements,
    list,
    inText,
    xray,
  };
}

function meanCompleteness(entries: AnalysedEntry[]): number {
  const percents = entries.flatMap(({ completeness }) => completeness ?? []);
  return percents.length === 0 ? 0 : Math.round(percents.reduce((sum, each) => sum + each, 0) / percents.length);
}
