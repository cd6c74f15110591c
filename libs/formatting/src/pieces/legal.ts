import { field, type Facts } from '../facts';
import { commas, words } from './join';
import { pageText } from './editions-and-pages';

/** Formats a reporter ("347 U.S. 483") or a code with its section ("20 U.S.C. § 6301"). Other divisions keep their label: "1577 UNTS 3, art. 5". */
export function reporterOf(facts: Facts): string {
  const isCode = facts.kind === 'statute' && /U\.?\s?S\.?\s?C\b|C\.?\s?F\.?\s?R\b|\bCode\b/.test(facts.container);
  const pages = facts.pages && pageText(facts.pages);
  const section = sectionText(field(facts, 'section') || (isCode ? pages : ''));
  const reporter = words(field(facts, 'volume'), facts.container, isCode ? section : pages) || field(facts, 'number');
  return isCode ? reporter : commas(reporter, section);
}

/** Adds the section sign to a number: "§ 1983". Labeled sections such as "art. 5" and "pt. 46" stay unchanged. */
const sectionText = (section = ''): string => (/^\d/.test(section) ? `§ ${section}` : section);

export const courtOf = (facts: Facts): string =>
  facts.kind === 'case' ? field(facts, 'authority') || (facts.item.publisher ?? '') : '';
