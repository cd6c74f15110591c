import type { EntryStatus, FormattingError, Repetition } from '@veracite/model/bibliography';
import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import type { LintReport } from '@veracite/formatting/lint/lint';
import type { AnalyzedEntry } from '@veracite/report/bibliography/analyzed-entry';
import type { CheckedEntry, CheckedResult } from './checked';

/** Elements that a reader needs to find a work. No style has the publisher of an article. */
const NEEDED = ['author', 'title', 'issued', 'container-title', 'publisher', 'volume', 'issue', 'page', 'DOI'];

export interface Completeness {
  /** Percentage of the needed elements in the record that the entry has. */
  percent: number;
  /** CSL names of the elements that the record has and the entry lacks. */
  missing: string[];
}

/** Computes the completeness of an entry; returns undefined for an entry without a record. */
function completenessOf({ match, evidence }: CheckedResult): Completeness | undefined {
  if (!match) return undefined;
  const isArticle = /^(?:article|review|paper)/.test(match.csl.type);
  const needed = evidence.filter(
    ({ field, found }) => found !== undefined && NEEDED.includes(field) && !(isArticle && field === 'publisher'),
  );
  const missing = needed.filter(({ agreement }) => agreement === 'missing').map(({ field }) => field);
  return {
    percent: needed.length === 0 ? 100 : Math.round((100 * (needed.length - missing.length)) / needed.length),
    missing,
  };
}

/** Returns an entry with its most serious status; a fake entry that occurs twice is a duplicate the second time. */
export function analyzedEntry(
  { line, result }: CheckedEntry,
  style: Style,
  lint: LintReport | undefined,
  repeats: Repetition | undefined,
): AnalyzedEntry {
  const completeness = completenessOf(result);
  const formattingErrors = (lint?.findings ?? []).map(({ rule, section, message, before, after }) => ({
    rule,
    section,
    message,
    before,
    after,
  }));
  const status = statusOf(result.status, repeats, formattingErrors);
  return {
    id: result.id ?? `line-${line}`,
    lineNumber: line,
    status,
    originalText: result.originalText,
    reason: reasonOf(status, result.reason ?? '', repeats, formattingErrors),
    correctedCitation: result.correctedCitation?.[style],
    sourceLinks: result.sourceLinks,
    verdict: result.status,
    ...(result.problem && { problem: result.problem }),
    confidence: result.confidence,
    formattingErrors,
    completeness: completeness?.percent,
    missing: completeness?.missing,
    contradicted: result.evidence.some(({ agreement }) => agreement === 'different'),
    undecided: undecidedBy(result.reasonCodes),
    repeats,
    match: result.match,
  };
}

/** Returns why an entry is not decided, from the codes of its reasons: the recommendation says what the entry says. */
function undecidedBy(codes: CheckedResult['reasonCodes'] = []): AnalyzedEntry['undecided'] {
  if (codes.includes('core-unreachable') || codes.includes('core-not-asked')) return 'unknown';
  return (['not-found', 'not-covered'] as const).find((code) => codes.includes(code)) ?? 'undecided';
}

function statusOf(verdict: Status, repeats: Repetition | undefined, errors: FormattingError[]): EntryStatus {
  if (repeats?.relation === 'same-work') return 'duplicate';
  return verdict === 'valid' && errors.length > 0 ? 'formatting_error' : verdict;
}

function reasonOf(
  status: EntryStatus,
  reason: string,
  repeats: Repetition | undefined,
  errors: FormattingError[],
): string {
  if (status === 'duplicate') return `Same work as line ${repeats?.lineNumber}.`;
  const version = repeats ? `Another version of this work is on line ${repeats.lineNumber}.` : '';
  const written = status === 'formatting_error' ? errors.slice(0, 3).map(({ message }) => message) : [];
  const more = errors.length > 3 && written.length > 0 ? `${errors.length - 3} more deviations from the style.` : '';
  return [...written, more, reason, version].filter(Boolean).join(' ');
}
