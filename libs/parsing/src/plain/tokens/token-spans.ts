import { Look } from './token-look';
import type { TokenTable } from './token-table';

/** Tokens of one label next to each other. */
export interface Stretch {
  /** Index of the label; MASKED for an identifier that was found before. */
  label: number;
  start: number;
  /** Behind its last token. */
  end: number;
}

/** Stands in the place of a label: an identifier, and the two ends of a reference. */
export const MASKED = 16;
export const START = 30;
export const END = 31;

export function stretchesOf({ look }: TokenTable, labels: Uint8Array): Stretch[] {
  const stretches: Stretch[] = [];
  labels.forEach((own, i) => {
    const label = look[i] === Look.Mask ? MASKED : own;
    const last = stretches.at(-1);
    if (last?.label === label) last.end = i + 1;
    else stretches.push({ label, start: i, end: i + 1 });
  });
  return stretches;
}

/** First and last token of a stretch that are no marks; the whole of it when there are only marks. */
export function withoutMarks({ look }: TokenTable, { start, end }: Stretch): { first: number; last: number } {
  let first = start;
  let last = end - 1;
  while (first < end && look[first] === Look.Mark) first += 1;
  while (last >= start && look[last] === Look.Mark) last -= 1;
  return first > last ? { first: start, last: end - 1 } : { first, last };
}
