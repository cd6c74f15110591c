import { correct } from '@veracite/formatting/correct';
import { fuse } from '@veracite/verdict/correction/fuse';
import type { FormatOptions } from '@veracite/formatting/facts';
import type { Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import type { CorrectedCitation, Correction } from '@veracite/model/verification';

/**
 * Returns the corrected work and its citations. Every field is confirmed by a record, or was typed and is contradicted by
 * none, so that the citations are valid without being parsed and judged again.
 * @param options other forms of the title, which show the proper nouns in it
 */
export function correctionOf(
  read: Reference,
  match: Match,
  options?: FormatOptions,
): { correction: Correction; corrected: CorrectedCitation } {
  const correction = fuse(read, match);
  return { correction, corrected: correct(correction.csl, options) };
}
