import { entryStarts } from '../list/entry-starts';
import type { ListLine } from '../list/list-line';
import { headingKind } from '../list/headings';
import type { Line } from './lines';
import { sameColumn } from './paragraphs';

interface EntryLines {
  lines: Line[];
  label?: string;
  /** Length of the label in the first line, in characters. */
  lead: number;
}

/** Splits a list into entries by its layout. Returns undefined if the layout does not show where entries begin. */
export function entriesOf(lines: readonly Line[]): EntryLines[] | undefined {
  // A running head has the name of the list and the number of the page.
  const kindOf = ({ text }: Line) => headingKind(text.replace(/^\d{1,4}\s|\s\d{1,4}$/g, '').trim());
  const listed = lines.filter((line) => kindOf(line) !== 'part' && kindOf(line) !== 'list');
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
  const typicalGap = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.3)] ?? 12;
  const widths = lines.map(({ x0, x1 }) => x1 - x0).sort((a, b) => a - b);
  const wide = widths[Math.floor(widths.length * 0.8)] ?? 0;
  return lines.map((line, i) => {
    const before = lines[i - 1];
    const gap = before && sameColumn(before, line) ? (line.y - before.y) / Math.max(1, typicalGap) : 0;
    return {
      text: line.text,
      gap,
      isShort: line.x1 - line.x0 < 0.8 * wide,
      indent: (line.x0 - (lefts.get(`${line.page} ${line.column}`) ?? line.x0)) / line.size,
    };
  });
}

/** Returns the leftmost position that two lines share, ignoring outliers. */
function sharedLeft(places: readonly number[]): number {
  const sorted = [...places].sort((a, b) => a - b);
  const shared = sorted.find((x, i) => (sorted[i + 1] ?? Infinity) - x < 8);
  return shared ?? sorted[0] ?? 0;
}

/** Minimum number of lines with which a column shows its own edge. */
const ENOUGH = 6;
/** Maximum hanging indent of an entry, and maximum difference of lines at the same edge, in points. */
const DEEPEST = 45;
const SAME = 2;

/**
 * Finds the left edge of each column. A column with mostly continuation lines gets the edge of the same column on other pages if one
 * of its lines begins there, or if it has few lines.
 */
function leftEdges(lines: readonly Line[]): Map<string, number> {
  const columns = new Map<string, { column: number; places: number[] }>();
  for (const { page, column, x0 } of lines) {
    const known = columns.get(`${page} ${column}`);
    if (known) known.places.push(x0);
    else columns.set(`${page} ${column}`, { column, places: [x0] });
  }
  const measured = [...columns].map(([key, { column, places }]) => ({ key, column, places, left: sharedLeft(places) }));
  return new Map(
    measured.map(({ key, column, places, left }) => {
      const near = measured.flatMap((other) =>
        other.column === column &&
        other.key !== key &&
        other.places.length > ENOUGH &&
        left - other.left > SAME &&
        left - other.left < DEEPEST &&
        (places.length <= ENOUGH || places.some((x) => Math.abs(x - other.left) < SAME))
          ? [other.left]
          : [],
      );
      return [key, near.length > 0 ? Math.max(...near) : left];
    }),
  );
}

/** Returns an entry's text with its line breaks. The reference parser rejoins divided words. */
export function textOfEntry({ lines, lead }: EntryLines): string {
  return lines
    .map(({ text }, i) => (i === 0 ? text.slice(lead) : text).trim().replace(/\u00AD$/, '-'))
    .join('\n')
    .trim();
}
