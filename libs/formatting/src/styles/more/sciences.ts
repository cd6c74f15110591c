import { titleCase } from '../../casing/title-case';
import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { bracketed, commas, sentences, withStop, words } from '../../pieces/join';
import type { Kind } from '../../pieces/kinds';
import { publisherName } from '../../pieces/publishers';
import {
  americanDay,
  eventOf,
  isLaw,
  isPage,
  lawCitation,
  leading,
  ownNumber,
  patentOf,
  siteOf,
  versionOf,
} from './kinds';
import { editionText } from '../../pieces/editions-and-pages';
import { inverted, type Person } from '../../pieces/people';
import {
  joined,
  lowTitle,
  pagesOnly,
  placeOf,
  publisherPlace,
  reviewOf,
  shortJournal,
  thesisName,
  yearOnly,
} from './parts';

/** Formats by the ACS Guide: names with semicolons, journal and volume in italics, year plain instead of bold. */
export function acs(facts: Facts): string {
  if (isLaw(facts)) return withStop(lawCitation(facts, italic(facts.title)));
  const head = leading(facts, acsNames, [', Ed.', ', Eds.']);
  const title = titleCase(facts.title, 'chicago', { language: facts.item.language });
  const ended = (...parts: string[]): string => words(sentences(head, ...parts), facts.link);
  const volume = field(facts, 'volume');
  const issue = field(facts, 'issue');
  if (placeOf(facts) === 'journal') {
    const numbers = commas(yearOnly(facts), volume && words(italic(volume), issue && `(${issue})`), pagesOnly(facts));
    return ended(title, reviewOf(facts), words(italic(shortJournal(facts)), numbers));
  }
  const pages = pagesOnly(facts) && `pp ${pagesOnly(facts)}`;
  const issued = commas([imprintBack(facts), yearOnly(facts)].filter(Boolean).join(', '));
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map((person) => inverted(person, person.initials)).join('; ');
    const named = editors && `${editors}, ${facts.editors.length > 1 ? 'Eds.' : 'Ed.'}`;
    return ended(title, [`In ${italic(facts.container)}`, named, issued, pages].filter(Boolean).join('; '));
  }
  if (facts.kind === 'patent') return ended(title, commas(patentOf(facts, 'U.S. Patent'), americanDay(facts)));
  if (facts.kind === 'talk') {
    const event = eventOf(facts) && `Presented at ${eventOf(facts)}`;
    return ended(title, commas(event, field(facts, 'publisher-place'), americanDay(facts)));
  }
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  const named = [kind ? title : italic(title), versionOf(facts).replace('V', 'v'), editionText(facts.item.edition)];
  const numbered = [named.filter(Boolean).join(', '), ownNumber(facts)].filter(Boolean).join('; ');
  const site = isPage(facts) ? commas(siteOf(facts), yearOnly(facts)) : issued;
  return ended(numbered, kind, site);
}

const acsNames = (people: Person[], cut: boolean): string =>
  people.map((person) => inverted(person, person.initials)).join('; ') + (cut ? '; et al.' : '');

const imprintBack = (facts: Facts): string => publisherPlace(facts).replace(', ', ': ');

/** Formats Nature: up to five authors, "&" before the last, volume plain instead of bold, year last. */
export function nature(facts: Facts): string {
  if (isLaw(facts)) return withStop(lawCitation(facts));
  const head = leading(facts, natureNames, [' (ed.)', ' (eds)']);
  const year = bracketed('', yearOnly(facts));
  const ended = (...parts: string[]): string => words(sentences(head, lowTitle(facts), ...parts), facts.link);
  if (placeOf(facts) === 'journal') {
    const place = commas(words(italic(shortJournal(facts)), field(facts, 'volume')), pagesOnly(facts));
    return ended(reviewOf(facts, { last: ' & ' }), words(place, year));
  }
  const issued = bracketed(', ', publisherPlace(facts), yearOnly(facts));
  if (placeOf(facts) === 'book') {
    const editors =
      facts.editors.length > 0
        ? `(${facts.editors.length > 1 ? 'eds' : 'ed.'} ${natureNames(facts.editors, false)})`
        : '';
    return ended(words('in', italic(facts.container), editors, pagesOnly(facts), issued));
  }
  if (facts.kind === 'patent')
    return words(sentences(head, lowTitle(facts), words(patentOf(facts, 'US patent'), year)));
  if (facts.kind === 'talk') {
    const event = eventOf(facts) && words('in', italic(eventOf(facts)));
    const when = bracketed(', ', field(facts, 'publisher-place'), yearOnly(facts));
    return ended(words(event, when));
  }
  if (facts.kind === 'preprint' && facts.link)
    return words(sentences(head, lowTitle(facts)), `Preprint at ${facts.link}`, `${year}.`);
  const host = isPage(facts) ? siteOf(facts) : HOSTED.includes(facts.kind) ? publisherName(facts.item.publisher) : '';
  if (host && facts.link) {
    const title = words(lowTitle(facts), bracketed('', versionOf(facts).toLowerCase()));
    return withStop(words(sentences(head, title), italic(host), facts.link, year));
  }
  const title = italic(titleCase(facts.title, 'chicago', { language: facts.item.language }));
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  const whole = words(title, kind, ownNumber(facts), versionOf(facts).toLowerCase(), issued);
  // "(eds)" ends the names without a period.
  return words(head.endsWith(')') ? sentences(words(head, whole)) : sentences(head, whole), facts.link);
}

/** Works in an archive, cited with the archive's name and URL. */
const HOSTED: Kind[] = ['dataset', 'software'];

const natureNames = (people: Person[], cut: boolean): string =>
  joined(
    people.map((person) => inverted(person, person.initials)),
    5,
    1,
    ' & ',
    cut,
  ).replace(', et al.', ' et al.');
