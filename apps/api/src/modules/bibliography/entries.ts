import { bibliographyLines, countsInBibliography, fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest } from '../../platform/problem/problem';
import type { CheckInput, PlacedInput } from '../citations/parse/check-input';

/** An entry that is counted, with the number of its first line, from 1. */
export interface CountedEntry extends CheckInput {
  line: number;
  /** The number or bullet before the reference on its line. */
  label?: string;
}

/** Longest label; longer ones are text. */
const LABEL_MAX = 12;

/**
 * Returns the lines of a bibliography as entries.
 * @throws Problem 400 without an entry that counts, with too many, or with one that is too long
 */
export function lineEntries(bibliography: string): CountedEntry[] {
  const lines = bibliographyLines(bibliography).map(({ line, text }) => ({ line, text }));
  check(lines);
  if (!lines.every(({ text }) => fitsOneCitation(text)))
    throw badRequest(`A line may have at most ${LIMITS.lineMax - 1} characters`, '/bibliography');
  return lines;
}

/**
 * Returns the chosen entries that count, by the same rule as lines.
 * @throws Problem 400 without an entry that counts, or with too many
 */
export function chosenEntries(bibliography: string, chosen: readonly PlacedInput[]): CountedEntry[] {
  const lineStarts = [0, ...[...bibliography.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  const counted = chosen
    .filter(({ text }) => countsInBibliography(text))
    .map(({ text, reference, start }) => {
      const line = lineOf(start, lineStarts);
      const label = reference ? bibliography.slice(lineStarts[line - 1], start).trim() : '';
      const isLabel = label !== '' && label.length <= LABEL_MAX;
      return { line, text, ...(reference && { reference }), ...(isLabel && { label }) };
    });
  check(counted);
  return counted;
}

/** Returns whether an entry of a bibliography is counted, by its text as sent. */
export function counts(bibliography: string, { start, end, citation }: ChosenEntry): boolean {
  return countsInBibliography(citation ?? bibliography.slice(start, end));
}

function check(entries: readonly CountedEntry[]): void {
  if (entries.length === 0) throw badRequest('Bibliography must contain at least some text', '/bibliography');
  if (entries.length > LIMITS.bibliographyMaxEntries)
    throw badRequest(`A bibliography may hold at most ${LIMITS.bibliographyMaxEntries} entries`, '/bibliography');
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
