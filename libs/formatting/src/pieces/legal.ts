import { field, type Facts } from '../facts';
import { words } from './join';
import { pageText } from './numbers';

/** "347 U.S. 483", with the place quoted behind it "347 U.S. 483, 495"; sections of a code have their sign: "20 U.S.C. § 6301". */
export function reporterOf(facts: Facts, quoted?: string): string {
  const isCode = facts.kind === 'statute' && /U\.?\s?S\.?\s?C\b|C\.?\s?F\.?\s?R\b|\bCode\b/.test(facts.container);
  const pages = facts.pages && pageText(facts.pages);
  const section = pages && isCode && !pages.startsWith('§') ? `§ ${pages}` : pages;
  const reporter = words(field(facts, 'volume'), facts.container, section) || field(facts, 'number');
  return quoted && reporter && facts.kind === 'case' ? `${reporter}, ${quoted}` : reporter;
}

/** The court where the reporter does not say it. */
export const courtOf = (facts: Facts): string =>
  facts.kind === 'case' ? field(facts, 'authority') || (facts.item.publisher ?? '') : '';
