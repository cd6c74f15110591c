import type { Facts } from '../../facts';
import { APA_DATE, dateText } from '../../pieces/dates';
import { commas, words } from '../../pieces/join';
import { courtOf, reporterOf } from '../../pieces/legal';

/** Formats a case or statute in legal citation (APA 11.4–11.6): "Name v. Name, 347 U.S. 483 (1954)". */
export function apaCase(facts: Facts): string {
  const origin = words(courtOf(facts), dateText(facts.item.issued, 'year', APA_DATE));
  const citation = commas(facts.title, reporterOf(facts));
  return words(words(citation, origin && `(${origin})`) + '.', facts.link);
}
