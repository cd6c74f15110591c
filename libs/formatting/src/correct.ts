import type { CslItem } from '@veracite/model/csl';
import type { CorrectedCitation } from '@veracite/model/verification';
import type { FormatOptions } from './facts';
import { toAsterisks } from './markup';
import { apa } from './styles/apa/reference';
import { chicago } from './styles/chicago/bibliography';
import { mla } from './styles/mla/reference';

/**
 * A record's citation in APA 7, MLA 9 and Chicago 17 (notes and bibliography), italics between asterisks.
 * Nothing stands in it that the record does not hold, but for the styles' own words ("et al.", "n.d.", "vol.").
 */
export function correct(item: CslItem, options: FormatOptions = {}): CorrectedCitation {
  return {
    apa: toAsterisks(apa(item, options)),
    mla: toAsterisks(mla(item, options)),
    chicago: toAsterisks(chicago(item, options)),
  };
}
