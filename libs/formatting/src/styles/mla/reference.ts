import type { CslItem } from '@veracite/model/csl';
import { titleCase } from '../../casing/title-case';
import { factsOf, type Facts, type FormatOptions } from '../../facts';
import { italic } from '../../markup';
import { quoted } from '../../pieces/clean';
import { dateText, MLA_DATE } from '../../pieces/dates';
import { commas, sentences } from '../../pieces/join';
import { capitalize } from '../../pieces/capitals';
import { isDirected, type Kind } from '../../pieces/kinds';
import { calledAs } from '../../pieces/interviews';
import { mlaUniversity, publisherName, sameBody } from '../../pieces/publishers';
import { thesisLabel } from '../../pieces/labels';
import { mlaContainer, TRANSLATED_PARTS } from './container';
import { mlaAuthors, mlaContributors } from './people';

/** Independent works, with titles in italics. Other titles are in quotation marks (MLA 2.106–2.109). */
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

/** Formats an entry in MLA style, 9th edition (chapter 5 of the handbook), with italic marks (markup.ts). */
export function mla(item: CslItem, options: FormatOptions = {}): string {
  return mlaEntry(factsOf(item, options));
}

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

/** Formats the author element. An organization that publishes its own work appears only as publisher (MLA 5.19). */
export function mlaAuthor(facts: Facts): string {
  const { authors, editors } = facts;
  if (isDirected(facts)) return '';
  if (authors.length > 0) {
    const own =
      authors.length === 1 &&
      authors[0]?.organization &&
      sameBody(authors[0].family, publisherName(facts.item.publisher));
    return own ? '' : mlaAuthors(authors, facts.authorsCut);
  }
  if (editors.length === 0 || !WHOLES.includes(facts.kind)) return '';
  return `${mlaAuthors(editors)}, ${editors.length > 1 ? 'editors' : 'editor'}`;
}

function mlaTitle(facts: Facts): string {
  const text = titleCase(facts.title, 'mla', { language: facts.item.language });
  if (!text) return capitalize(calledAs(facts));
  return WHOLES.includes(facts.kind) ? italic(text) : quoted(text);
}

/** Formats "Review of *The Omnivore's Dilemma*, by Michael Pollan" (MLA appendix 2, reviews). */
function reviewOf({ reviewed, item }: Facts): string {
  if (!reviewed) return '';
  const work = italic(titleCase(reviewed.title, 'mla', { language: item.language }));
  return commas(`Review of ${work}`, reviewed.authors.length > 0 && `by ${mlaContributors(reviewed.authors)}`);
}

/** Formats a dissertation: title, year, institution and kind, then the site (MLA appendix 2). */
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
