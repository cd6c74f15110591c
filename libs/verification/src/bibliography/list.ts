import { lintList, type ListReport as LintedList } from '@veracite/formatting/lint/lint';
import type { ListReport, Repetition } from '@veracite/model/bibliography';
import type { Style } from '@veracite/model/verification';
import type { CheckedEntry } from './checked';
import { numberingOf } from './numbering';
import { orderOf } from './order';
import { yearLettersOf } from './year-letters';

/**
 * Reports style, order, numbering and year letters of the list.
 * @param linted the result of `lintList`
 * @param repetitions entries that repeat an earlier one, by index
 */
export function listReportOf(
  entries: CheckedEntry[],
  linted: LintedList,
  repetitions: Map<number, Repetition>,
): ListReport {
  const byStyle = new Map<string, number[]>();
  linted.reports.forEach(({ detected: { style = 'unclear' } }, at) => {
    byStyle.set(style, [...(byStyle.get(style) ?? []), at]);
  });
  const texts = entries.map(({ result }) => result.originalText);
  const numbering = numberingOf(texts);
  return {
    styles: [...byStyle]
      .map(([style, list]) => ({ style, entries: list }))
      .sort((a, b) => b.entries.length - a.entries.length),
    mixed: linted.mixed,
    order: numbering ? { kind: 'numbered', misplaced: numbering.misplaced } : orderOf(entries),
    ...(numbering && { numbering: { missing: numbering.missing, repeated: numbering.repeated } }),
    yearLetters: yearLettersOf(entries, (at) => repetitions.get(at)?.relation === 'same-work'),
  };
}

/** Checks the entries against a style, without their numbers, which belong to the list. */
export function linted(entries: CheckedEntry[], style: Style): LintedList {
  return lintList(
    entries.map(({ result }) => result.originalText.replace(/^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,3}[.)])\s+/, '')),
    style,
  );
}
