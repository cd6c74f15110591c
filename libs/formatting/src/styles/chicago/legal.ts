import type { Facts } from '../../facts';
import { commas, words } from '../../pieces/join';
import { courtOf, reporterOf } from '../../pieces/legal';
import { chicagoDate } from './parts';

/** Formats a case or statute for notes and lists (14.269–14.276), with the `quoted` page of a note. */
export function chicagoCase(facts: Facts, quoted?: string): string {
  const origin = words(courtOf(facts), chicagoDate(facts, 'year'));
  const citation = commas(facts.title, reporterOf(facts, quoted));
  return words(`${words(citation, origin && `(${origin})`)}.`, facts.link && `${facts.link}.`);
}
