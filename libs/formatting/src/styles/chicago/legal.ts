import type { Facts } from '../../facts';
import { commas, words } from '../../pieces/join';
import { courtOf, reporterOf } from '../../pieces/legal';
import { chicagoDate } from './parts';

/**
 * Formats a case or statute in legal citation for notes and lists (14.269–14.276): "Name v. Name, 347 U.S. 483 (1954)".
 * @param quoted the quoted page of a note
 */
export function chicagoCase(facts: Facts, quoted?: string): string {
  const origin = words(courtOf(facts), chicagoDate(facts, 'year'));
  const citation = commas(facts.title, reporterOf(facts, quoted));
  return words(`${words(citation, origin && `(${origin})`)}.`, facts.link && `${facts.link}.`);
}
