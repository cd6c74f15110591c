import { field, type Facts } from '../../facts';
import { CHICAGO_DATE, dateText, MLA_DATE, MONTHS } from '../../pieces/dates';
import { commas, words } from '../../pieces/join';
import { numberedLabel, versionNumber } from '../../pieces/labels';
import { courtOf, reporterOf } from '../../pieces/legal';
import { sameBody, publisherName } from '../../pieces/publishers';
import { yearOnly } from './parts';
import type { Person } from '../../pieces/people';

export const isLaw = ({ kind }: Facts): boolean => kind === 'case' || kind === 'statute';

/** Formats a law citation by the Bluebook, as all six styles require: "Name v. Name, 347 U.S. 483 (1954)". */
export function lawCitation(facts: Facts, title = facts.title): string {
  const origin = words(courtOf(facts), yearOnly(facts));
  return words(commas(title, reporterOf(facts)), origin && `(${origin})`);
}

/** Formats the first element of a whole work: its authors, else its editors with their role. */
export function leading(
  facts: Facts,
  write: (people: Person[], cut: boolean) => string,
  [singular, several]: [one: string, several: string],
): string {
  if (facts.authors.length > 0) return write(facts.authors, facts.authorsCut);
  if (facts.editors.length === 0 || facts.kind !== 'book') return '';
  return `${write(facts.editors, false)}${facts.editors.length > 1 ? several : singular}`;
}

/** Formats "NIH Publication No. 18-2424", "ISO 45001:2018". */
export const ownNumber = (facts: Facts): string =>
  facts.kind === 'report' || facts.kind === 'standard'
    ? numberedLabel(facts.item, facts.kind === 'report' ? 'Report' : 'Standard')
    : '';

/** Formats "Version 2.1" */
export const versionOf = (facts: Facts): string => {
  const version = versionNumber(facts.item);
  return version && `Version ${version}`;
};

/** Formats "U.S. Patent 4,586,960". Other patent numbers are kept as recorded. */
export function patentOf(facts: Facts, us: string): string {
  const number = field(facts, 'number');
  const patent = /^US\s?([\d,]+)(?:\s?[A-Z]\d?)?$/i.exec(number)?.[1];
  return patent ? `${us} ${patent}` : number && `Patent ${number}`;
}

/** Formats "May 6, 1986" */
export const americanDay = (facts: Facts): string => dateText(facts.item.issued, 'day', CHICAGO_DATE);

/** Formats "Oct. 3, 2014". Months of more than four letters are abbreviated as in IEEE. */
export const shortDay = (facts: Facts): string =>
  americanDay(facts).replace(/^[A-Z][a-z]{4,8}/, (month) =>
    month === 'September' ? 'Sept.' : `${month.slice(0, 3)}.`,
  );

/** Formats "1986 May 6", as the National Library of Medicine does. */
export function nlmDay(facts: Facts): string {
  const [year, month, day] = facts.item.issued?.['date-parts']?.[0] ?? [];
  return words(String(year ?? ''), MONTHS[(month ?? 0) - 1]?.slice(0, 3), day ? String(day) : '');
}

/** Formats "5 March 2021" */
export const britishDay = (date: Facts['item']['accessed']): string =>
  dateText(date, 'day', { ...MLA_DATE, short: false });

/** Returns the event of a talk: "March on Washington". */
export const eventOf = (facts: Facts): string => field(facts, 'event-title') || facts.container;

/** Returns the site of a page unless it is the author. */
export const siteOf = (facts: Facts): string => {
  const site = facts.container || publisherName(facts.item.publisher);
  return sameBody(site, facts.authors[0]?.family ?? '') ? '' : site;
};

export const issuerOf = (facts: Facts, publisher: string): string =>
  facts.authors.length === 1 && sameBody(publisher, facts.authors[0]?.family ?? '') ? '' : publisher;

export const isPage = ({ kind }: Facts): boolean => kind === 'webpage' || kind === 'post';
