import { field, type Facts } from '../facts';
import { commas, words } from './join';
import { pageText } from './editions-and-pages';

/**
 * "347 U.S. 483", with the place quoted behind it "347 U.S. 483, 495"; sections of a code have their sign: "20 U.S.C. § 6301".
 * What is no section says so itself: "1577 UNTS 3, art. 5".
 */
export function reporterOf(facts: Facts, quoted?: string): string {
  const isCode = facts.kind === 'statute' && /U\.?\s?S\.?\s?C\b|C\.?\s?F\.?\s?R\b|\bCode\b/.test(facts.container);
  const pages = facts.pages && pageText(facts.pages);
  const section = sectionText(field(facts, 'section') || (isCode ? pages : ''));
  const reporter = words(field(facts, 'volume'), facts.container, isCode ? section : pages) || field(facts, 'number');
  if (quoted && reporter && facts.kind === 'case') return `${reporter}, ${quoted}`;
  return isCode ? reporter : commas(reporter, section);
}

/** "§ 1983"; "art. 5", "pt. 46" and what has its sign stay as they are. */
const sectionText = (section = ''): string => (/^\d/.test(section) ? `§ ${section}` : section);

/** The court where the reporter does not say it. */
export const courtOf = (facts: Facts): string =>
  facts.kind === 'case' ? field(facts, 'authority') || (facts.item.publisher ?? '') : '';
