import type { CslItem } from '@veracite/model/csl';
import { titleCase } from '../../casing/title-case';
import { factsOf, type Facts, type FormatOptions } from '../../facts';
import { italic } from '../../markup';
import { quoted } from '../../pieces/clean';
import { dateText, MLA_DATE } from '../../pieces/dates';
import { commas, sentences } from '../../pieces/join';
import { capitalise } from '../../pieces/capitals';
import { isDirected, type Kind } from '../../pieces/kinds';
import { calledAs } from '../../pieces/interviews';
import { mlaUniversity, publisherName, sameBody } from '../../pieces/publishers';
import { thesisLabel } from '../../pieces/labels';
import { mlaContainer, TRANSLATED_PARTS } from './container';
import { mlaAuthors, mlaContributors } from './people';

/** Works that stand by themselves: title in italics; all others in quotation marks (MLA 2.106–2.109). */
const WHOLES: Kind[] = [
  'book',
  'thesis',
  'report',
  'film',
  'software',
  'dataset',
  'standard',
  'patent',
  'case',
  'statute',
];

const THESIS = {
  doctoral: 'PhD dissertation',
  master: 'Master’s thesis',
  bachelor: 'Bachelor’s thesis',
  other: 'Thesis',
};

/**
 * The entry of a works-cited list in MLA style, 9th edition: author, title, container with its elements (chapter 5 of the handbook).
 * @returns text with marks of italics; see markup.ts
 */
export function mla(item: CslItem, options: FormatOptions = {}): string {
  return mlaEntry(factsOf(item, options));
}

/** The same from facts that have been read. */
export function mlaEntry(facts: Facts): string {
  const author = mlaAuthor(facts);
  const title = mlaTitle(facts);
  if (facts.kind === 'thesis') return thesis(facts, author, title);
  const translated = TRANSLATED_PARTS.includes(facts.kind) && facts.translators.length > 0;
  return sentences(
    author,
    title,
    reviewOf(facts),
    translated && `Translated by ${mlaContributors(facts.translators)}`,
    mlaContainer(facts),
  );
}

/** The author element; an organisation that publishes its own work is named as publisher only (MLA 5.19). */
export function mlaAuthor(facts: Facts): string {
  const { authors, editors } = facts;
  if (isDirected(facts)) return '';
  if (authors.length > 0) {
    const own =
      authors.length === 1 &&
      authors[0]?.organisation &&
      sameBody(authors[0].family, publisherName(facts.item.publisher));
    return own ? '' : mlaAuthors(authors, facts.authorsCut);
  }
  if (editors.length === 0 || !WHOLES.includes(facts.kind)) return '';
  return `${mlaAuthors(editors)}, ${editors.length > 1 ? 'editors' : 'editor'}`;
}

function mlaTitle(facts: Facts): string {
  const text = titleCase(facts.title, 'mla', { language: facts.item.language });
  if (!text) return capitalise(calledAs(facts));
  return WHOLES.includes(facts.kind) ? italic(text) : quoted(text);
}

/** "Review of *The Omnivore's Dilemma*, by Michael Pollan" (MLA appendix 2, reviews). */
function reviewOf({ reviewed, item }: Facts): string {
  if (!reviewed) return '';
  const work = italic(titleCase(reviewed.title, 'mla', { language: item.language }));
  return commas(`Review of ${work}`, reviewed.authors.length > 0 && `by ${mlaContributors(reviewed.authors)}`);
}

/** MLA appendix 2, dissertations: title, year, institution and kind, then the site. */
function thesis(facts: Facts, author: string, title: string): string {
  const kind = thesisLabel(facts.item.genre, THESIS);
  return sentences(
    author,
    title,
    dateText(facts.item.issued, 'year', MLA_DATE),
    commas(mlaUniversity(facts.item.publisher), kind),
    commas(facts.item.archive && italic(facts.item.archive), facts.link),
  );
}
