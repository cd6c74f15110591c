import { Look } from './token-look';
import type { TokenTable } from './token-table';

export interface TokenSpan {
  /** Index of the label, or MASKED for an identifier. */
  label: number;
  start: number;
  /** Exclusive. */
  end: number;
}

/** Pseudo-labels: an identifier, and the two ends of a reference. */
export const MASKED = 16;
export const START = 30;
export const END = 31;

export function tokenSpansOf({ look }: TokenTable, labels: Uint8Array): TokenSpan[] {
  const spans: TokenSpan[] = [];
  labels.forEach((own, i) => {
    const label = look[i] === Look.Mask ? MASKED : own;
    const last = spans.at(-1);
    if (last?.label === label) last.end = i + 1;
    else spans.push({ label, start: i, end: i + 1 });
  });
  return spans;
}

/** Returns the first and last token of a span that are not marks, or all of it if there are only marks. */
export function withoutMarks({ look }: TokenTable, { start, end }: TokenSpan): { first: number; last: number } {
  let first = start;
  let last = end - 1;
  while (first < end && look[first] === Look.Mark) first += 1;
  while (last >= start && look[last] === Look.Mark) last -= 1;
  return first > last ? { first: start, last: end - 1 } : { first, last };
}
