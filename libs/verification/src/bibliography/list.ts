import { lintList, type ListReport as LintedList } from '@veracite/formatting/lint/lint';
import type { ListReport, Repetition } from '@veracite/model/bibliography';
import type { Style } from '@veracite/model/verification';
import { groupBy } from '@veracite/text/group-by';
import type { CheckedEntry } from './checked';
import { numberingOf } from './numbering';
import { yearLettersOf } from './year-letters';
import { yearOf } from '@veracite/model/csl';
import { longestInOrder } from './subsequence';

/** Compares letter by letter without accents and punctuation, as APA, MLA and Chicago do. */
const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true, numeric: true });

/** Least share of entries in alphabetical order that makes a list alphabetical. */
const MIN_ORDERED = 0.7;
/** Shortest list with an order, because any two entries are in some order. */
const MIN_ENTRIES = 3;

/** Returns the order of an unnumbered list and the entries that break it. */
function orderOf(entries: CheckedEntry[]): ListReport['order'] {
  if (entries.length < MIN_ENTRIES) return { kind: 'none', misplaced: [] };
  const names = entries.map(({ result }) => nameKey(result.originalText));
  const years = entries.map(({ result }) => yearOf(result.parsed.csl));
  const kept = {
    alphabetical: longestInOrder(names, collator.compare),
    chronological: longestInOrder(years, (a, b) => (a ?? 0) - (b ?? 0)),
    reversed: longestInOrder(years, (a, b) => (b ?? 0) - (a ?? 0)),
  };
  if (kept.alphabetical.size >= MIN_ORDERED * entries.length)
    return { kind: 'alphabetical', misplaced: outside(kept.alphabetical, entries) };
  const byYear = kept.chronological.size >= kept.reversed.size ? kept.chronological : kept.reversed;
  const dated = years.every((year) => year !== undefined);
  if (dated && byYear.size >= 0.9 * entries.length)
    return { kind: 'chronological', misplaced: outside(byYear, entries) };
  return { kind: 'none', misplaced: [] };
}

const outside = (kept: Set<number>, entries: CheckedEntry[]): number[] =>
  entries.flatMap((_entry, index) => (kept.has(index) ? [] : [index]));

/** Returns the sort key of an entry: its text before the date, without quotation marks, dashes for repeated names, and articles. */
function nameKey(text: string): string {
  const start = text.replace(/^[\s"“‘'*_[(]+/, '');
  const head = start.split(/\(?\b(?:1[5-9]|20)\d{2}[a-z]?\b|\(n\.d\./)[0] ?? start;
  return head
    .replace(/^(?:the|an?)\s/i, '')
    .replace(/\s+/g, ' ')
    .slice(0, 120);
}

/** Reports style (`linted`), order, numbering and year letters of the list; `repetitions` by index. */
export function listReportOf(
  entries: CheckedEntry[],
  linted: LintedList,
  repetitions: Map<number, Repetition>,
): ListReport {
  const byStyle = groupBy(linted.reports.keys(), (index) => linted.reports[index]?.detected.style ?? 'unclear');
  const texts = entries.map(({ result }) => result.originalText);
  const numbering = numberingOf(texts);
  return {
    styles: [...byStyle]
      .map(([style, list]) => ({ style, entries: list }))
      .sort((a, b) => b.entries.length - a.entries.length),
    mixed: linted.mixed,
    order: numbering ? { kind: 'numbered', misplaced: numbering.misplaced } : orderOf(entries),
    ...(numbering && { numbering: { missing: numbering.missing, repeated: numbering.repeated } }),
    yearLetters: yearLettersOf(entries, (index) => repetitions.get(index)?.relation === 'same-work'),
  };
}

/** Checks the entries against a style, without their numbers, which belong to the list. */
export function linted(entries: CheckedEntry[], style: Style): LintedList {
  return lintList(
    entries.map(({ result }) => result.originalText.replace(/^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,3}[.)])\s+/, '')),
    style,
  );
}
