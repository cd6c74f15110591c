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

/** Pieces that the six further styles share. */

/** "Lovelace AK", "King ML Jr": family name and initials without stops. */
export const closeName = (person: Person): string =>
  [person.family, person.initials.replace(/[.\s]/g, ''), person.suffix.replace('.', '')].filter(Boolean).join(' ');

/** "A. K. Lovelace". */
export const initialsFirst = (person: Person): string => inOrder(person, person.initials);

/**
 * Names joined by commas; beyond `most` only the first `shown` with "et al."
 * @param last what joins the last name: " and ", ", ", " & "
 */
export function joined(names: string[], most: number, shown: number, last: string, cut: boolean): string {
  if (names.length > most || cut) return `${names.slice(0, shown).join(', ')}, et al.`;
  const final = names.at(-1);
  return names.length < 2 ? (final ?? '') : `${names.slice(0, -1).join(', ')}${last}${final}`;
}

/** A book's or a film's title in headline capitals. */
export const highTitle = (title: string, facts: Facts): string =>
  titleCase(title, 'chicago', { language: facts.item.language });

/** "by J. S. Brown and P. Duguid": all of them, as in "edited by". */
export const byline = (people: Person[], name: (person: Person) => string, last: string): string =>
  people.length > 0
    ? `by ${joined(people.map(name), Infinity, 0, people.length > 2 && last === ' and ' ? ', and ' : last, false)}`
    : '';

/**
 * "Review of *The Social Life of Information*, by J. S. Brown and P. Duguid", behind the review's own title. IEEE and ACS send to
 * Chicago for what they do not say themselves (14.202); Cite Them Right has the same words; Nature says nothing.
 * @param last what joins the last name
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

/** Journal in the short form that the record holds, else cut by ISO 4; newspapers and magazines keep their names. */
export const shortJournal = (facts: Facts): string =>
  cleanText(facts.item['container-title-short'] ?? '') ||
  (facts.kind === 'article' ? abbreviatedJournal(facts.container) : facts.container);

/** The same without stops, as the National Library of Medicine writes it (Vancouver, AMA): "J Mem Lang". */
export const bareJournal = (facts: Facts): string => shortJournal(facts).replace(/\.(?=\s|-|$)/g, '');

export const lowTitle = (facts: Facts): string => sentenceCase(facts.title, casingOf(facts));

export const yearOnly = (facts: Facts): string => String(facts.item.issued?.['date-parts']?.[0]?.[0] ?? '');

export const pagesOnly = (facts: Facts): string => (facts.pages ? pageText(facts.pages) : '');

/** "123-9": the digits of the second page that change, as Vancouver wants. */
export function closePages(facts: Facts): string {
  const { from, to, several } = facts.pages ?? { from: '' };
  if (several || !to) return several ?? from;
  let same = 0;
  while (from.length === to.length && same < to.length - 1 && from[same] === to[same]) same += 1;
  return `${from}-${to.slice(same)}`;
}

/** "Place: Publisher". */
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

/** Works that stand in a journal, in a book, or by themselves. */
export const placeOf = (facts: Facts): 'journal' | 'book' | 'alone' =>
  ['article', 'magazine', 'newspaper'].includes(facts.kind)
    ? 'journal'
    : ['chapter', 'conference', 'episode'].includes(facts.kind) && facts.container
      ? 'book'
      : 'alone';
