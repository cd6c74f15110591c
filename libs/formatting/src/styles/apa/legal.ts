import type { Facts } from '../../facts';
import { field } from '../../facts';
import { APA_DATE, dateText } from '../../pieces/dates';
import { commas, words } from '../../pieces/join';
import { pageText } from '../../pieces/numbers';

/** Cases and statutes follow legal citation (APA 11.4–11.6): "Name v. Name, 347 U.S. 483 (1954)". */
export function apaCase(facts: Facts): string {
  const isCase = facts.kind === 'case';
  const reporter = words(field(facts, 'volume'), facts.container, facts.pages && pageText(facts.pages));
  const year = dateText(facts.item.issued, 'year', APA_DATE);
  const court = isCase ? field(facts, 'authority') || (facts.item.publisher ?? '') : '';
  const origin = words(court, year);
  const citation = commas(facts.title, reporter || field(facts, 'number'));
  return words(words(citation, origin && `(${origin})`) + '.', facts.link);
}
