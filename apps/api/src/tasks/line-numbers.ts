import type { Reference } from '@veracite/model/reference';

type PlacedEntry = { start?: number; reference?: Reference };

/** Longest number or bullet before a reference; longer ones are text. */
const LABEL_MAX = 12;

/** Returns the number of an entry's first line in its text, from 1, and the number or bullet before it on that line. */
export function linesOf(text: string, entries: readonly PlacedEntry[]): { line: number; label?: string }[] {
  const lineStarts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  return entries.map(({ start = 0, reference }) => {
    const line = lineOf(start, lineStarts);
    const label = reference ? text.slice(lineStarts[line - 1], start).trim() : '';
    return { line, ...(label !== '' && label.length <= LABEL_MAX && { label }) };
  });
}

/** Returns the number of the line that contains an offset, from 1, by binary search. */
function lineOf(offset: number, lineStarts: readonly number[]): number {
  let [from, until] = [0, lineStarts.length];
  while (until - from > 1) {
    const middle = (from + until) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) from = middle;
    else until = middle;
  }
  return until;
}
