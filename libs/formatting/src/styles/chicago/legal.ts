import { field, type Facts } from '../../facts';
import { commas, words } from '../../pieces/join';
import { pageText } from '../../pieces/numbers';
import { chicagoDate } from './parts';

/** Cases and statutes follow legal citation in notes and lists alike (14.269–14.276): "Name v. Name, 347 U.S. 483 (1954)". */
export function chicagoCase(facts: Facts): string {
  const reporter = words(field(facts, 'volume'), facts.container, facts.pages && pageText(facts.pages));
  const court = facts.kind === 'case' ? field(facts, 'authority') || (facts.item.publisher ?? '') : '';
  const origin = words(court, chicagoDate(facts, 'year'));
  const citation = commas(facts.title, reporter || field(facts, 'number'));
  return words(`${words(citation, origin && `(${origin})`)}.`, facts.link && `${facts.link}.`);
}
