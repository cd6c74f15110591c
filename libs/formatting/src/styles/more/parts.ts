import { abbreviatedJournal } from '../../journals/iso4';
import { sentenceCase } from '../../casing/sentence-case';
import { casingOf, type Facts } from '../../facts';
import { cleanText } from '../../pieces/clean';
import { commas } from '../../pieces/join';
import { thesisLabel } from '../../pieces/labels';
import { pageText } from '../../pieces/numbers';
import { inOrder, type Person } from '../../pieces/people';
import { placeBefore, publisherName } from '../../pieces/publishers';

/** Pieces that the six further styles share. */

/** "Lovelace AK": family name and initials without stops. */
export const closeName = (person: Person): string =>
  [person.family, person.initials.replace(/[.\s]/g, '')].filter(Boolean).join(' ');

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
    : ['chapter', 'conference'].includes(facts.kind) && facts.container
      ? 'book'
      : 'alone';
