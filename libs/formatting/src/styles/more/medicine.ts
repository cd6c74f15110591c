import { field, type Facts } from '../../facts';
import { italic } from '../../markup';
import { doiOf } from '../../pieces/link';
import { commas, sentences, withStop, words } from '../../pieces/join';
import type { Kind } from '../../pieces/kinds';
import type { Person } from '../../pieces/people';
import { editionText } from '../../pieces/editions-and-pages';
import {
  americanDay,
  eventOf,
  isLaw,
  isPage,
  lawCitation,
  leading,
  nlmDay,
  ownNumber,
  patentOf,
  siteOf,
  versionOf,
} from './kinds';
import {
  byline,
  closeName,
  closePages,
  highTitle,
  imprint,
  joined,
  lowTitle,
  pagesOnly,
  placeOf,
  publisherPlace,
  bareJournal,
  reviewOf,
  thesisName,
  yearOnly,
} from './parts';

/** Formats "2020;12(3):123-9" from the recorded fields. */
function numbers(facts: Facts, pages: string): string {
  const [volume, issue] = [field(facts, 'volume'), field(facts, 'issue')];
  const place = volume + (issue && `(${issue})`);
  const dated = [yearOnly(facts), place].filter(Boolean).join(';');
  return [dated, pages].filter(Boolean).join(':');
}

/** Formats "Lagrot JL" without hyphens of given names (Citing Medicine, chapter 1, author). */
const nlmName = (person: Person): string => closeName({ ...person, initials: person.initials.replaceAll('-', '') });

/** Formats Vancouver (Citing Medicine, NLM): six authors, then et al.; no italics, short page ranges. */
export function vancouver(facts: Facts): string {
  if (isLaw(facts)) return withStop(lawCitation(facts));
  const office = OFFICES[facts.kind] ?? ['', ''];
  const head = leading(
    facts,
    (people, cut) => joined(people.map(nlmName), 6, 6, ', ', cut) + office[people.length > 1 ? 1 : 0],
    [', editor', ', editors'],
  );
  const doi = doiOf(facts.item);
  const tail = doi ? `doi: ${doi}` : facts.link && `Available from: ${facts.link}`;
  if (placeOf(facts) === 'journal') {
    const pages = closePages(facts);
    return sentences(head, titleOrReview(facts), bareJournal(facts), numbers(facts, pages), tail, reviewNote(facts));
  }
  const issued = [imprint(facts), yearOnly(facts)].filter(Boolean).join('; ');
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map(nlmName).join(', ');
    const named = editors && `${editors}, ${facts.editors.length > 1 ? 'editors' : 'editor'}`;
    const pages = closePages(facts);
    return sentences(
      head,
      lowTitle(facts),
      words('In:', named && `${named}.`, facts.container),
      issued,
      pages && `p. ${pages}`,
      tail,
    );
  }
  if (facts.kind === 'patent')
    return sentences(head, lowTitle(facts), patentOf(facts, 'United States patent US'), nlmDay(facts), tail);
  if (facts.kind === 'talk')
    return sentences(
      head,
      lowTitle(facts),
      commas(`Presented at: ${[eventOf(facts), nlmDay(facts), placeName(facts)].filter(Boolean).join('; ')}`),
      tail,
    );
  const label = facts.kind === 'thesis' ? thesisName(facts) : MEDIA[facts.kind];
  const site = isPage(facts) ? [siteOf(facts), yearOnly(facts)].filter(Boolean).join('; ') : issued;
  return sentences(
    head,
    words(lowTitle(facts), label && `[${label}]`),
    versionOf(facts),
    editionText(facts.item.edition),
    site,
    ownNumber(facts),
    tail,
  );
}

/** The roles after one name and several names (Citing Medicine, chapters 5 and 12). */
const OFFICES: Partial<Record<Kind, [one: string, several: string]>> = {
  patent: [', inventor', ', inventors'],
  film: [', director', ', directors'],
};

/** The media types in square brackets after a title (Citing Medicine, type of medium). */
const MEDIA: Partial<Record<Kind, string>> = {
  film: 'motion picture',
  dataset: 'dataset',
  software: 'software',
  webpage: 'Internet',
  post: 'Internet',
};

const placeName = (facts: Facts): string => field(facts, 'publisher-place');

/** Returns the title, or one in square brackets for an untitled work (Citing Medicine, chapter 1, article title). */
const titleOrReview = (facts: Facts): string => {
  const { title = '', authors = [] } = facts.reviewed ?? {};
  return lowTitle(facts) || (title && `[${commas(`Review of ${title}`, byline(authors, nlmName, ', '))}]`);
};

/** Formats the final note "Review of: Brown JS, Duguid P. The social life of information" (Citing Medicine, chapter 1, notes). */
const reviewNote = ({ title, reviewed }: Facts): string =>
  title && reviewed ? `Review of: ${sentences(reviewed.authors.map(nlmName).join(', '), reviewed.title)}` : '';

/** Formats AMA, 11th edition: journal in italics, full page ranges, three of more than six authors. */
export function ama(facts: Facts): string {
  if (isLaw(facts)) return withStop(lawCitation(facts, italic(facts.title)).replace(/(?<=\b[A-Z]|\bv)\./g, ''));
  const office = OFFICES[facts.kind] ?? ['', ''];
  const head = leading(
    facts,
    (people, cut) => joined(people.map(closeName), 6, 3, ', ', cut) + office[people.length > 1 ? 1 : 0],
    [', ed', ', eds'],
  );
  const doi = doiOf(facts.item);
  const tail = doi ? `doi:${doi}` : facts.link;
  const ended = (...parts: string[]): string => words(sentences(head, ...parts), tail);
  if (placeOf(facts) === 'journal') {
    return ended(
      lowTitle(facts),
      reviewOf(facts, { name: closeName, last: ', ' }),
      italic(bareJournal(facts)),
      numbers(facts, pagesOnly(facts).replaceAll('–', '-')),
    );
  }
  const issued = [publisherPlace(facts).split(', ')[0], yearOnly(facts)].filter(Boolean).join('; ');
  if (placeOf(facts) === 'book') {
    const editors = facts.editors.map(closeName).join(', ');
    const named = editors && `${editors}, ${facts.editors.length > 1 ? 'eds.' : 'ed.'}`;
    const pages = pagesOnly(facts).replaceAll('–', '-');
    return ended(
      lowTitle(facts),
      words('In:', named && withStop(named), italic(highTitle(facts.container, facts))),
      issued + (pages && `:${pages}`),
    );
  }
  const whole = italic(highTitle(facts.title, facts));
  if (facts.kind === 'patent') return ended(lowTitle(facts), patentOf(facts, 'US patent'), americanDay(facts));
  if (facts.kind === 'talk')
    return ended(
      lowTitle(facts),
      `Presented at: ${[eventOf(facts), americanDay(facts), placeName(facts)].filter(Boolean).join('; ')}`,
    );
  if (isPage(facts)) return ended(lowTitle(facts), siteOf(facts), americanDay(facts));
  const kind = facts.kind === 'thesis' ? thesisName(facts) : '';
  return ended(whole, kind, versionOf(facts), editionText(facts.item.edition), issued, ownNumber(facts));
}
