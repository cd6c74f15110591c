import { looksFinished, looksLikeStart } from './reference-edges';
import { splitText } from './split-text';
import { yearsIn } from './count-years';

/** A row of a page: its left part, its right part; `across` where one text goes over both columns. */
interface Row {
  left: string;
  right: string;
  across?: boolean;
}

/** Share of the rows that must be parted at one place, or by one wide gap. */
const MOST = 0.6;
const FEWEST_ROWS = 4;
/** Characters of either column in the middle of its rows: what is narrower is a table's column. */
const NARROWEST = 18;
/** What parts columns that stand at no one place is at least so wide; a sentence may have two blanks behind it. */
const WIDE_GAP = / {3,}|\t+/g;
const GAP = / {2,}|\t+/g;
/** A row that begins behind this share of the place where right parts begin belongs to the right column. */
const RIGHT_ALONE = 0.8;

/**
 * Two columns that were read across, as `pdftotext -layout` and some viewers give them, one below the other: the left
 * column of a page and then its right one. A page ends with a form feed or with lines over both columns.
 * @returns undefined where the text has no two columns, or where its entries are not more whole when read so
 */
export function columnsApart(text: string): string | undefined {
  const pages = text.split('\f').map((page) => page.split(/\r?\n/).map((line) => line.trimEnd()));
  const lines = pages.flat();
  const parting = [atOnePlace(lines), byWideGaps(lines)].find((part) => part && areColumns(lines.map(part)));
  if (!parting) return undefined;
  const apart = pages.flatMap((page) => belowEachOther(page.map(parting))).join('\n');
  return wholeEntries(apart) > wholeEntries(text) ? apart : undefined;
}

/** Rows whose right parts begin at one place. */
function atOnePlace(lines: readonly string[]): ((line: string) => Row) | undefined {
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

/** Rows that hold one wide gap each, wherever it is. */
function byWideGaps(lines: readonly string[]): ((line: string) => Row) | undefined {
  const filled = lines.filter((line) => line.trim() !== '');
  const gaps = filled.map((line) => ends(line, WIDE_GAP)).filter(({ length }) => length === 1);
  if (gaps.length < FEWEST_ROWS || gaps.length < MOST * filled.length) return undefined;
  const usual = gaps.map(([end = 0]) => end).sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return (line) => {
    const [end, more] = ends(line, WIDE_GAP);
    if (end !== undefined && more === undefined) return { left: line.slice(0, end), right: line.slice(end) };
    if (indentOf(line) > RIGHT_ALONE * usual) return { left: '', right: line };
    return { left: line, right: '', across: line.length > 1.25 * usual };
  };
}

/** Where the gaps inside of a line end. */
function ends(line: string, gap: RegExp): number[] {
  const begin = indentOf(line);
  return [...line.slice(begin).matchAll(gap)].map(({ 0: blanks, index }) => begin + index + blanks.length);
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

function areColumns(rows: readonly Row[]): boolean {
  const both = rows.filter(({ left, right }) => left.trim() && right.trim());
  const middle = (side: 'left' | 'right'): number =>
    both.map((row) => row[side].trim().length).sort((a, b) => a - b)[both.length >> 1] ?? 0;
  return both.length >= FEWEST_ROWS && middle('left') >= NARROWEST && middle('right') >= NARROWEST;
}

function belowEachOther(rows: readonly Row[]): string[] {
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

/** One column's rows without what they are all indented by, and without empty ones at either end. */
function column(rows: readonly Row[], side: 'left' | 'right'): string[] {
  const lines = rows.map((row) => row[side].trimEnd());
  const first = lines.findIndex((line) => line !== '');
  if (first < 0) return [];
  const kept = lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
  const margin = kept.reduce((least, line) => (line === '' ? least : Math.min(least, indentOf(line))), Infinity);
  return kept.map((line) => line.slice(margin));
}

/** Entries that begin and end like a reference and hold a year, and not several. */
function wholeEntries(text: string): number {
  return splitText(text).parts.filter(({ start, end, lead }) => {
    const entry = text.slice(start + lead, end);
    return looksLikeStart(entry) && looksFinished(entry) && [1, 2].includes(yearsIn(entry));
  }).length;
}
