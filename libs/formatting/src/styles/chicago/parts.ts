import { sentenceCase } from '../../casing/sentence-case';
import { titleCase } from '../../casing/title-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { cleanText, quoted } from '../../pieces/clean';
import { CHICAGO_DATE, dateStanding, dateText, type Detail } from '../../pieces/dates';
import type { Kind } from '../../pieces/kinds';
import { numberedLabel, thesisLabel } from '../../pieces/labels';
import { commas } from '../../pieces/join';
import { chicagoRange, pageText } from '../../pieces/editions-and-pages';
import { chicagoContributors } from './people';
import { placeBefore, publisherName } from '../../pieces/publishers';

/** Independent works, which have titles in italics (Chicago 14.94–14.96). */
const WHOLES: Kind[] = ['book', 'report', 'film', 'standard', 'case'];
/** Works with upright titles without quotation marks: data, software and laws (14.257, 14.268). */
const BARE: Kind[] = ['dataset', 'software', 'statute'];

/** Returns true for a working paper, which is cited like a thesis with its title in quotation marks (14.218). */
export const isPaper = (facts: Facts): boolean =>
  facts.kind === 'report' && /\b(?:working|discussion) paper/i.test(field(facts, 'genre'));

export const cased = (text: string, facts: Facts): string =>
  titleCase(text, 'chicago', { language: facts.item.language });

export const isWhole = (facts: Facts): boolean => WHOLES.includes(facts.kind) && !isPaper(facts);

export function chicagoTitle(facts: Facts): string {
  // A patent's title is upright in sentence case: “Cement admixture. US Patent 4,586,960” (14.258).
  if (facts.kind === 'patent') return sentenceCase(facts.title, { language: facts.item.language });
  const text = cased(facts.title, facts);
  if (!text || BARE.includes(facts.kind)) return text;
  return isWhole(facts) ? italic(text) : quoted(text);
}

/** Formats a container title. Newspapers and magazines omit an initial "The" (14.193, 14.188): "*New York Times*". */
export function chicagoContainer(facts: Facts): string {
  const name = titleCase(facts.container, 'chicago', { language: facts.item.language, isName: true });
  return italic(['newspaper', 'magazine'].includes(facts.kind) ? name.replace(/^The\s(?=\p{Lu})/u, '') : name);
}

/** Returns the year of the facts of publication, or "n.d." for an undated printed work (14.145). */
export const imprintYear = (facts: Facts): string =>
  chicagoDate(facts, 'year') || (imprint(facts) && !facts.link ? 'n.d.' : '');

export function chicagoDate(facts: Facts, detail: Detail): string {
  const standing = dateStanding(facts.item);
  if (standing === 'in-press') return 'forthcoming';
  if (standing === 'literal') return cleanText(facts.item.issued?.literal ?? '');
  return dateText(facts.item.issued, detail, CHICAGO_DATE);
}

export const chicagoPages = (facts: Facts): string => (facts.pages ? pageText(facts.pages, chicagoRange) : '');

/** Formats "Place: Publisher" or the recorded one of the two, with only the first place (14.131). */
export function imprint(facts: Facts): string {
  const place = (field(facts, 'publisher-place') || placeBefore(facts.item.publisher)).split(/\s?[;/]/)[0] ?? '';
  return [place, publisherName(facts.item.publisher)].filter(Boolean).join(': ');
}

/** Formats the series with its number (14.123): "Cambridge Studies in Linguistics 34". */
export const series = (facts: Facts): string =>
  [cased(facts.collection, facts), cleanText(facts.item['collection-number'] ?? '')].filter(Boolean).join(' ');

/** Formats "review of *The Omnivore's Dilemma*, by Michael Pollan" (14.202). */
export function reviewOf(facts: Facts): string {
  if (!facts.reviewed) return '';
  const { title, authors } = facts.reviewed;
  const by = authors.length > 0 ? `by ${chicagoContributors(authors)}` : '';
  return commas(`review of ${italic(cased(title, facts))}`, by);
}

/** Formats "US Patent 7,123,393" (14.258). */
export function patentNumber(facts: Facts): string {
  const us = /^US\s?([\d,]+)(?:\s?[A-Z]\d?)?$/i.exec(field(facts, 'number'))?.[1];
  return us ? `US Patent ${us}` : numberedLabel(facts.item, 'Patent');
}

/** Formats "issued May 6, 1986" (14.258). */
export function patentDate(facts: Facts): string {
  const day = chicagoDate(facts, 'day');
  return dateStanding(facts.item) === 'dated' ? `issued ${day}` : day;
}

export const thesisKind = (facts: Facts): string =>
  thesisLabel(facts.item.genre, {
    doctoral: 'PhD diss.',
    master: 'master’s thesis',
    bachelor: 'bachelor’s thesis',
    other: 'thesis',
  });
