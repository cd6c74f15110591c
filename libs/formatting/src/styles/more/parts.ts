import { abbreviatedJournal } from '../../journals/iso4';
import { sentenceCase } from '../../casing/sentence-case';
import { titleCase } from '../../casing/title-case';
import { casingOf, type Facts } from '../../facts';
import { italic } from '../../markup';
import { cleanText } from '../../pieces/clean';
import { commas } from '../../pieces/join';
import { thesisLabel } from '../../pieces/labels';
import { pageText } from '../../pieces/editions-and-pages';
import { inOrder, type Person } from '../../pieces/people';
import { placeBefore, publisherName } from '../../pieces/publishers';

/** Formats the family name and initials without periods: "Lovelace AK", "King ML Jr". */
export const closeName = (person: Person): string =>
  [person.family, person.initials.replace(/[.\s]/g, ''), person.suffix.replace('.', '')].filter(Boolean).join(' ');

/** Formats "A. K. Lovelace". */
export const initialsFirst = (person: Person): string => inOrder(person, person.initials);

/** Joins names by commas and `last`; of more than `most`, the first `shown` and "et al." */
export function joined(names: string[], most: number, shown: number, last: string, cut: boolean): string {
  if (names.length > most || cut) return `${names.slice(0, shown).join(', ')}, et al.`;
  const final = names.at(-1);
  return names.length < 2 ? (final ?? '') : `${names.slice(0, -1).join(', ')}${last}${final}`;
}

/** Converts the title of a book or film to headline capitals. */
export const highTitle = (title: string, facts: Facts): string =>
  titleCase(title, 'chicago', { language: facts.item.language });

/** Formats "by J. S. Brown and P. Duguid" with all names, as in "edited by". */
export const byline = (people: Person[], name: (person: Person) => string, last: string): string =>
  people.length > 0
    ? `by ${joined(people.map(name), Infinity, 0, people.length > 2 && last === ' and ' ? ', and ' : last, false)}`
    : '';

/**
 * Formats "Review of *The Social Life of Information*, by J. S. Brown and P. Duguid" after the review's own title. IEEE and ACS defer to
 * Chicago (14.202), Cite Them Right has the same form, and Nature does not specify one.
 * @param last separator before the last name
 */
export function reviewOf(
  facts: Facts,
  { title = highTitle, name = initialsFirst, last = ' and ' }: ReviewForm = {},
): string {
  if (!facts.reviewed) return '';
  return commas(`Review of ${italic(title(facts.reviewed.title, facts))}`, byline(facts.reviewed.authors, name, last));
}

interface ReviewForm {
  title?: (title: string, facts: Facts) => string;
  name?: (person: Person) => string;
  last?: string;
}

/** Returns the recorded short form of the journal, else its ISO 4 abbreviation. Newspapers and magazines keep their names. */
export const shortJournal = (facts: Facts): string =>
  cleanText(facts.item['container-title-short'] ?? '') ||
  (facts.kind === 'article' ? abbreviatedJournal(facts.container) : facts.container);

/** Returns the short form without periods, as in the National Library of Medicine (Vancouver, AMA): "J Mem Lang". */
export const bareJournal = (facts: Facts): string => shortJournal(facts).replace(/\.(?=\s|-|$)/g, '');

export const lowTitle = (facts: Facts): string => sentenceCase(facts.title, casingOf(facts));

export const yearOnly = (facts: Facts): string => String(facts.item.issued?.['date-parts']?.[0]?.[0] ?? '');

export const pagesOnly = (facts: Facts): string => (facts.pages ? pageText(facts.pages) : '');

/** Formats "123-9" with only the changed digits of the second page (Vancouver). */
export function closePages(facts: Facts): string {
  const { from, to, several } = facts.pages ?? { from: '' };
  if (several || !to) return several ?? from;
  let same = 0;
  while (from.length === to.length && same < to.length - 1 && from[same] === to[same]) same += 1;
  return `${from}-${to.slice(same)}`;
}

/** Formats "Place: Publisher". */
export const imprint = (facts: Facts): string =>
  [
    cleanText(facts.item['publisher-place'] ?? '') || placeBefore(facts.item.publisher),
    publisherName(facts.item.publisher),
  ]
    .filter(Boolean)
    .join(': ');

export const publisherPlace = (facts: Facts): string =>
  commas(publisherName(facts.item.publisher), cleanText(facts.item['publisher-place'] ?? ''));

export const thesisName = (facts: Facts): string =>
  thesisLabel(facts.item.genre, {
    doctoral: 'PhD thesis',
    master: 'Master’s thesis',
    bachelor: 'Bachelor’s thesis',
    other: 'Thesis',
  });

/** Returns whether a work is in a journal, in a book, or independent. */
export const placeOf = (facts: Facts): 'journal' | 'book' | 'alone' =>
  ['article', 'magazine', 'newspaper'].includes(facts.kind)
    ? 'journal'
    : ['chapter', 'conference', 'episode'].includes(facts.kind) && facts.container
      ? 'book'
      : 'alone';
