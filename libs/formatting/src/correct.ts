import type { CslItem } from '@veracite/model/csl';
import type { CorrectedCitation } from '@veracite/model/verification';
import { factsOf, type FormatOptions } from './facts';
import { toAsterisks } from './markup';
import { apaEntry } from './styles/apa/reference';
import { chicagoEntry } from './styles/chicago/bibliography';
import { mlaEntry } from './styles/mla/reference';

/**
 * Formats a record in APA 7, MLA 9 and Chicago 17 (notes and bibliography), with italics between asterisks.
 * The citation contains only data of the record and words of the style ("et al.", "n.d.", "vol.").
 */
export function correct(item: CslItem, options: FormatOptions = {}): CorrectedCitation {
  const facts = factsOf(item, options);
  return {
    apa: toAsterisks(apaEntry(facts)),
    mla: toAsterisks(mlaEntry(facts)),
    chicago: toAsterisks(chicagoEntry(facts)),
  };
}
