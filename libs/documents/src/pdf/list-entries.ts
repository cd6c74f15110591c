import type { ListedEntry } from '@veracite/model/document';
import { entryStarts, type ListLine } from '../list/entry-starts';
import { headingKind } from '../list/headings';
import type { Line } from './lines';
import { sameColumn } from './paragraphs';

/** The lines of one entry. */
export interface EntryLines {
  lines: Line[];
  label?: string;
  /** Characters of the label in the first line. */
  lead: number;
}

/** A list taken apart by its layout; undefined when that does not tell. */
export function entriesOf(lines: readonly Line[]): EntryLines[] | undefined {
  const listed = lines.filter(({ text }) => headingKind(text) !== 'part' && headingKind(text) !== 'list');
  if (listed.length === 0) return undefined;
  const starts = entryStarts(listLines(listed));
  if (!starts) return undefined;
  return starts.at.map((from, i) => {
    const label = starts.labels?.[i];
    return {
      lines: listed.slice(from, starts.at[i + 1] ?? listed.length),
      lead: label?.length ?? 0,
      ...(label && { label: label.text }),
    };
  });
}

function listLines(lines: readonly Line[]): ListLine[] {
  const lefts = leftEdges(lines);
  const gaps = lines.flatMap((line, i) => {
    const before = lines[i - 1];
    return before && sameColumn(before, line) ? [line.y - before.y] : [];
  });
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.3)] ?? 12;
  const widths = lines.map(({ x0, x1 }) => x1 - x0).sort((a, b) => a - b);
  const wide = widths[Math.floor(widths.length * 0.8)] ?? 0;
  return lines.map((line, i) => {
    const before = lines[i - 1];
    const gap = before && sameColumn(before, line) ? (line.y - before.y) / Math.max(1, usual) : 0;
    return {
      text: line.text,
      gap,
      isShort: line.x1 - line.x0 < 0.8 * wide,
      indent: (line.x0 - (lefts.get(`${line.page} ${line.column}`) ?? line.x0)) / line.size,
    };
  });
}

/** The leftmost place that two lines share; something strayed to the left of all others is no edge. */
function sharedLeft(places: readonly number[]): number {
  const sorted = [...places].sort((a, b) => a - b);
  const shared = sorted.find((x, i) => (sorted[i + 1] ?? Infinity) - x < 8);
  return shared ?? sorted[0] ?? 0;
}

/** Left edge of each column. One that begins only with lines that go on takes the edge of its fellows on other pages. */
function leftEdges(lines: readonly Line[]): Map<string, number> {
  const places = new Map<string, number[]>();
  for (const { page, column, x0 } of lines) {
    const key = `${page} ${column}`;
    places.set(key, [...(places.get(key) ?? []), x0]);
  }
  const own = new Map([...places].map(([key, all]) => [key, sharedLeft(all)]));
  const counts = new Map<string, number>();
  for (const { page, column } of lines) counts.set(`${page} ${column}`, (counts.get(`${page} ${column}`) ?? 0) + 1);
  return new Map(
    [...own].map(([key, left]) => {
      const [page = 0, column = 0] = key.split(' ').map(Number);
      if ((counts.get(key) ?? 0) > 6) return [key, left];
      const others = [...own].filter(([other]) => {
        const [p = 0, c = 0] = other.split(' ').map(Number);
        return c === column && p !== page && (counts.get(other) ?? 0) > 6;
      });
      const near = others.map(([, x]) => x).filter((x) => left - x > 2 && left - x < 45);
      return [key, near.length > 0 ? Math.max(...near) : left];
    }),
  );
}

/** An entry's text with its line ends, which the parser mends, for it knows the words. */
export function textOfEntry({ lines, lead }: EntryLines): string {
  return lines
    .map(({ text }, i) => (i === 0 ? text.slice(lead) : text).trim().replace(/\u00AD$/, '-'))
    .join('\n')
    .trim();
}

export type { ListedEntry };
