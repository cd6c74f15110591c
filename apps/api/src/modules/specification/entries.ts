import { bibliographyLines, fitsOneCitation, LIMITS, NO_BIBLIOGRAPHY } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest } from '../../platform/problem/problem';

/**
 * Returns the lines of a bibliography that count, as entries.
 * @throws Problem 400 without a line that counts, with too many, or with one that is too long
 */
export function lineEntries(bibliography: string): ChosenEntry[] {
  const lines = bibliographyLines(bibliography);
  if (lines.length === 0) throw badRequest(NO_BIBLIOGRAPHY, '/bibliography');
  if (lines.length > LIMITS.bibliographyMaxEntries)
    throw badRequest(`A bibliography may hold at most ${LIMITS.bibliographyMaxEntries} entries`, '/bibliography');
  if (!lines.every(({ text }) => fitsOneCitation(text)))
    throw badRequest(`A line may have at most ${LIMITS.lineMax - 1} characters`, '/bibliography');
  return lines.map(({ start, end, text }) => ({ start, end, citation: text }));
}
