import { looksFinished, looksLikeStart } from './reference-edges';
import { splitText } from './split-text';
import { yearsIn } from './count-years';

/** A row of a page: its left and right part. `across` means that one text spans both columns. */
interface PageRow {
  left: string;
  right: string;
  across?: boolean;
}

/** Least share of the rows that are split at one column, or by one wide gap. */
const MOST = 0.6;
const FEWEST_ROWS = 4;
/** Least median width of a column, in characters. A narrower one belongs to a table. */
const NARROWEST = 18;
/** A gap between columns that are not aligned. Two spaces may also follow a sentence. */
const WIDE_GAP = / {3,}|\t+/g;
const GAP = / {2,}|\t+/g;
/** A row that begins after this share of the usual start of the right column belongs to the right column. */
const RIGHT_ALONE = 0.8;

/**
 * Rearranges two columns side by side, as `pdftotext -layout` and some viewers export them: the left column of a page, then its
 * right one. A page ends with a form feed or with lines across both columns.
 * @returns undefined if the text does not have two columns, or if rearranging it does not give more complete entries
 */
export function rearrangeColumns(text: string): string | undefined {
  const pages = text.split('\f').map((page) => page.split(/\r?\n/).map((line) => line.trimEnd()));
  const lines = pages.flat();
  const splitRow = [atOnePlace(lines), byWideGaps(lines)].find((part) => part && areColumns(lines.map(part)));
  if (!splitRow) return undefined;
  const rearranged = pages.flatMap((page) => stackColumns(page.map(splitRow))).join('\n');
  return wholeEntries(rearranged) > wholeEntries(text) ? rearranged : undefined;
}

/** Returns a function that splits rows at the column where most right parts begin, if there is one. */
function atOnePlace(lines: readonly string[]): ((line: string) => PageRow) | undefined {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const end of [indentOf(line), ...ends(line, GAP)]) if (end > 0) counts.set(end, (counts.get(end) ?? 0) + 1);
  const [place = 0, count = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  const long = lines.filter((line) => line.length > place).length;
  if (count < FEWEST_ROWS || count < MOST * long) return undefined;
  return (line) => {
    if (line.slice(place - 2, place).trim() !== '') return { left: line, right: '', across: line.length > place };
    return { left: line.slice(0, place), right: line.slice(place) };
  };
}

/** Returns a function that splits rows at their only wide gap, if most rows have one. */
function byWideGaps(lines: readonly string[]): ((line: string) => PageRow) | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const gaps = filled.map((line) => ends(line, WIDE_GAP)).filter(({ length }) => length === 1);
  if (gaps.length < FEWEST_ROWS || gaps.length < MOST * filled.length) return undefined;
  const typicalEnd = gaps.map(([end = 0]) => end).sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return (line) => {
    const [end, more] = ends(line, WIDE_GAP);
    if (end !== undefined && more === undefined) return { left: line.slice(0, end), right: line.slice(end) };
    if (indentOf(line) > RIGHT_ALONE * typicalEnd) return { left: '', right: line };
    return { left: line, right: '', across: line.length > 1.25 * typicalEnd };
  };
}

function ends(line: string, gap: RegExp): number[] {
  const begin = indentOf(line);
  return [...line.slice(begin).matchAll(gap)].map(({ 0: blanks, index }) => begin + index + blanks.length);
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

function areColumns(rows: readonly PageRow[]): boolean {
  const both = rows.filter(({ left, right }) => left.trim() && right.trim());
  const middle = (side: 'left' | 'right'): number =>
    both.map((row) => row[side].trim().length).sort((a, b) => a - b)[both.length >> 1] ?? 0;
  return both.length >= FEWEST_ROWS && middle('left') >= NARROWEST && middle('right') >= NARROWEST;
}

function stackColumns(rows: readonly PageRow[]): string[] {
  const lines: string[] = [];
  let begin = 0;
  const take = (until: number): void => {
    const part = rows.slice(begin, until);
    lines.push(...column(part, 'left'), ...column(part, 'right'));
  };
  rows.forEach(({ left, across }, i) => {
    if (!across) return;
    take(i);
    lines.push(left.trim());
    begin = i + 1;
  });
  take(rows.length);
  return lines;
}

/** Returns the rows of a column without their common indent and without empty rows at either end. */
function column(rows: readonly PageRow[], side: 'left' | 'right'): string[] {
  const lines = rows.map((row) => row[side].trimEnd());
  const first = lines.findIndex((line) => line !== '');
  if (first < 0) return [];
  const kept = lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
  const margin = kept.reduce((least, line) => (line === '' ? least : Math.min(least, indentOf(line))), Infinity);
  return kept.map((line) => line.slice(margin));
}

/** Counts entries that begin and end like a reference and have one or two years. */
function wholeEntries(text: string): number {
  return splitText(text).parts.filter(({ start, end, lead }) => {
    const entry = text.slice(start + lead, end);
    return looksLikeStart(entry) && looksFinished(entry) && [1, 2].includes(yearsIn(entry));
  }).length;
}
