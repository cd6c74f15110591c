import type { Facts } from '../../facts';
import { commas, words } from '../../pieces/join';
import { courtOf, reporterOf } from '../../pieces/legal';
import { chicagoDate } from './parts';

/** Formats a case or statute for notes and lists (14.269–14.276). */
export function chicagoCase(facts: Facts): string {
  const origin = words(courtOf(facts), chicagoDate(facts, 'year'));
  const citation = commas(facts.title, reporterOf(facts));
  return words(`${words(citation, origin && `(${origin})`)}.`, facts.link && `${facts.link}.`);
}
