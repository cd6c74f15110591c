import type { Line } from './lines';
import { sameColumn, type TextMetrics } from './paragraphs';

/** Matches the first line of a caption. */
export const CAPTION =
  /^(?:fig(?:ure|\.)?|table|tab\.|abb(?:ildung|\.)|tabelle)\s?(?:\d{1,3}|[IVX]{1,5})\s?(?:[.:|—–]|$)/i;
/** Font size of a list without text, in points. */
const DEFAULT_SIZE = 10;

/**
 * Removes figures, tables and captions: lines from "Figure 3" through the next gap, and lines of another font size, unless no gap
 * separates them from the list: journals set DOIs and notes of an entry in small print.
 */
export function withoutFloats(given: readonly Line[], metrics: TextMetrics): Line[] {
  const lines = withoutPageLines(given, metrics);
  const listSize = sizeOf(lines);
  const kept: Line[] = [];
  let isFloat = false;
  lines.forEach((line, i) => {
    const [last, next] = [lines[i - 1], lines[i + 1]];
    const isApart = !last || areApart(last, line, metrics);
    if (CAPTION.test(line.text) && isApart) isFloat = true;
    else if (isFloat && isApart) isFloat = false;
    const hasListSize = ({ size }: Line) => Math.abs(size - listSize) < 0.75;
    const isAtTop = last !== undefined && !sameColumn(last, line);
    const continues = isAtTop ? next && hasListSize(next) && !areApart(line, next, metrics) : !isApart;
    const isInside = hasListSize(line) || (continues && last !== undefined && kept.at(-1) === last);
    if (!isFloat && isInside && /[\p{L}\p{N}]/u.test(line.text)) kept.push(line);
  });
  return kept;
}

/** Removes the first and the last line of a column if the gap to the list is wider than all others: heads and feet of one page. */
function withoutPageLines(lines: readonly Line[], metrics: TextMetrics): Line[] {
  const gaps = lines.map((line, i) =>
    i > 0 && sameColumn(lines[i - 1] as Line, line) ? line.y - (lines[i - 1] as Line).y : 0,
  );
  const isEdge = (i: number) => i > 0 && i < lines.length && gaps[i] === 0;
  const inside = gaps.filter((_, i) => !isEdge(i - 1) && !isEdge(i + 1));
  const widest = Math.max(2 * metrics.leading, 1.3 * inside.reduce((most, gap) => Math.max(most, gap), 0));
  return lines.filter(
    (_, i) => !((isEdge(i) && (gaps[i + 1] ?? 0) > widest) || (isEdge(i + 1) && (gaps[i] ?? 0) > widest)),
  );
}

const areApart = (before: Line, line: Line, metrics: TextMetrics): boolean =>
  !sameColumn(before, line) || line.y - before.y > 1.35 * Math.max(metrics.leading, line.size);

function sizeOf(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2;
    counts.set(key, (counts.get(key) ?? 0) + text.length);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [DEFAULT_SIZE, 0])[0];
}

/** Returns the lines with words below lines of the list in their columns that are not part of it. Above may be text of the page. */
export function leftOutLines(candidates: readonly Line[], listed: readonly Line[]): Line[] {
  const known = new Set(listed);
  const end = candidates.indexOf(listed.at(-1) as Line);
  let column: Line | undefined;
  return candidates.slice(0, end + 1).filter((line) => {
    if (known.has(line)) column = line;
    return !known.has(line) && column !== undefined && sameColumn(column, line) && /\p{L}{2}/u.test(line.text);
  });
}
