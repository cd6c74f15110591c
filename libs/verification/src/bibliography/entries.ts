import type { EntryStatus, FormattingError, Repetition } from '@veracite/model/bibliography';
import type { IncompleteProblem, Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import type { LintReport } from '@veracite/formatting/lint/lint';
import type { CheckedEntry, MatchedWork } from './checked';
import { completenessOf } from './completeness';

/** An entry with all that is said of it. */
export interface AnalysedEntry {
  id: string;
  lineNumber: number;
  status: EntryStatus;
  originalText: string;
  reason: string;
  correctedCitation?: string;
  sourceLinks: string[];
  verdict: Status;
  /** Of an incomplete one: something lacks, something is false, or an identifier is another work's. */
  problem?: IncompleteProblem;
  confidence: number;
  formattingErrors: FormattingError[];
  completeness?: number;
  missing?: string[];
  /** A field of the entry contradicts its record. */
  contradicted: boolean;
  /** Some database that was asked did not answer. */
  unheard: boolean;
  repeats?: Repetition;
  match?: MatchedWork;
}

/**
 * One status for each entry, the gravest first: nobody could find it, it repeats another, something is missing or
 * wrong, it is written against the style, all is well. A fake that stands twice is a fake once and then a duplicate.
 */
export function analysedEntry(
  { line, result }: CheckedEntry,
  style: Style,
  lint: LintReport | undefined,
  repeats: Repetition | undefined,
): AnalysedEntry {
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
    unheard: result.consulted?.some(({ outcome }) => outcome === 'failed') ?? false,
    repeats,
    match: result.match,
  };
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
  if (status === 'duplicate') return `The same work stands on line ${repeats?.lineNumber}.`;
  const version = repeats ? `Another version of this work stands on line ${repeats.lineNumber}.` : '';
  const written = status === 'formatting_error' ? errors.slice(0, 3).map(({ message }) => message) : [];
  const more = errors.length > 3 && written.length > 0 ? `${errors.length - 3} more deviations from the style.` : '';
  return [...written, more, reason, version].filter(Boolean).join(' ');
}
