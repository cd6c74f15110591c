import { bibliographyLines, countsInBibliography, fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest } from '../../platform/problem/problem';
import { linesOf } from '../../tasks/line-numbers';
import type { CheckInput, PlacedInput } from '../citations/parse/check-input';

/** An entry that is counted, with the number of its first line, from 1. */
export interface CountedEntry extends CheckInput {
  line: number;
  /** The number or bullet before the reference on its line. */
  label?: string;
}

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
  const lines = linesOf(bibliography, chosen);
  const counted = chosen
    .map(({ text, reference }, at) => ({ text, ...(reference && { reference }), line: 1, ...lines[at] }))
    .filter(({ text }) => countsInBibliography(text));
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
