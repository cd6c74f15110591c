import { bibliographyLines, countsInBibliography, fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest } from '../../platform/problem/problem';
import type { CheckInput, PlacedInput } from '../citations/parse/check-input';

/** An entry of a bibliography that is counted, with the line it begins on, from 1. */
export interface CountedEntry extends CheckInput {
  line: number;
  /** What stands before it on its line, where that is no part of the reference: its number, a bullet. */
  label?: string;
}

/** Longer than any number or bullet: it is text then. */
const LABEL_MAX = 12;

/**
 * The lines of a bibliography, each an entry.
 * @throws Problem 400 when none is counted, when there are too many, or when one is too long
 */
export function lineEntries(bibliography: string): CountedEntry[] {
  const lines = bibliographyLines(bibliography).map(({ line, text }) => ({ line, text }));
  check(lines);
  if (!lines.every(({ text }) => fitsOneCitation(text)))
    throw badRequest(`A line may have at most ${LIMITS.lineMax - 1} characters`, '/bibliography');
  return lines;
}

/**
 * The chosen entries of a bibliography that are counted, by the same rule as lines.
 * @throws Problem 400 when none is
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

/** The line, from 1, on which a place lies: the number of lines that begin there or before, found by halving. */
function lineOf(place: number, lineStarts: readonly number[]): number {
  let [from, until] = [0, lineStarts.length];
  while (until - from > 1) {
    const middle = (from + until) >> 1;
    if ((lineStarts[middle] ?? 0) <= place) from = middle;
    else until = middle;
  }
  return until;
}
