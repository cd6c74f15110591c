import type { CslItem } from '@veracite/model/csl';
import type { CasingOptions } from './casing/casing-options';
import { cleanText, cleanTitle, dashed } from './pieces/clean';
import { kindOf, type Kind } from './pieces/kinds';
import { linkOf } from './pieces/link';
import { pagesOf, type Pages } from './pieces/editions-and-pages';
import { peopleOf, type Person } from './pieces/people';

/** A record read once for all styles: people, pages and address in the form from which each style writes its own. */
export interface Facts {
  item: CslItem;
  kind: Kind;
  authors: Person[];
  /** The record's own author list is cut. */
  authorsCut: boolean;
  editors: Person[];
  translators: Person[];
  /** Cleaned, capitals as in the record. */
  title: string;
  container: string;
  collection: string;
  /** What a review is about. */
  reviewed?: { title: string; authors: Person[]; genre: string };
  pages?: Pages;
  link: string;
  /** Casings that other databases give for the title. */
  casings: string[];
  yearLetter: string;
  /** The title as the reference has it, and running text about the work: they tell names from other words too. */
  cited?: string;
  abstract?: string;
}

export interface FormatOptions {
  /** The same title as other databases write it; decides sentence case where they agree. */
  casings?: string[];
  /** Told from another work of the same authors and year: "a" of "2020a". */
  yearLetter?: string;
  /** The title as the reference that is corrected has it. */
  cited?: string;
  /** The work's abstract, where the record does not hold it itself. */
  abstract?: string;
}

export function factsOf(item: CslItem, options: FormatOptions = {}): Facts {
  const { people: authors, cut } = peopleOf(item.author);
  return {
    item,
    kind: kindOf(item),
    authors,
    authorsCut: cut,
    editors: peopleOf(item.editor).people,
    translators: peopleOf(item.translator).people,
    title: cleanTitle(item.title ?? ''),
    container: cleanTitle(item['container-title'] ?? ''),
    collection: cleanTitle(item['collection-title'] ?? ''),
    ...(item['reviewed-title'] && { reviewed: reviewedOf(item) }),
    pages: pagesOf(item),
    link: linkOf(item),
    casings: (options.casings ?? []).map(cleanTitle),
    yearLetter: options.yearLetter ?? '',
    cited: options.cited && cleanTitle(options.cited),
    abstract: options.abstract ?? item.abstract,
  };
}

/** What is known of the title's capitals besides the title. */
export const casingOf = ({ item, casings, cited, abstract }: Facts): CasingOptions => ({
  language: item.language,
  casings,
  cited,
  abstract,
});

const reviewedOf = (item: CslItem): Facts['reviewed'] => ({
  title: cleanTitle(item['reviewed-title'] ?? ''),
  authors: peopleOf(item['reviewed-author']).people,
  genre: cleanText(reviewedGenre(item)).toLowerCase(),
});

/** A review of type `review-book` is of a book, whatever else the record leaves open. */
export const reviewedGenre = (item: CslItem): string =>
  item['reviewed-genre'] ?? (item.type === 'review-book' ? 'book' : '');

type FieldName =
  | 'volume'
  | 'issue'
  | 'number'
  | 'section'
  | 'publisher-place'
  | 'genre'
  | 'event-title'
  | 'medium'
  | 'archive'
  | 'authority';

/** A volume that holds its issue, "10 (1)", is read as both. */
function own(item: CslItem, name: FieldName): string | undefined {
  const both = /^(\d{1,5})\s?\((\d{1,4}(?:[-/–]\d{1,4})?)\)$/.exec(item.volume ?? '');
  if (!both || (item.issue && item.issue !== both[2])) return item[name];
  return name === 'volume' ? both[1] : name === 'issue' ? both[2] : item[name];
}

/** A field's text ready to be set; a double issue or volume ("3-4") is a range and takes an en dash. */
export const field = (facts: Facts, name: FieldName): string => {
  const text = dashed(cleanText(own(facts.item, name) ?? ''));
  return name === 'volume' || name === 'issue' ? text.replace(/^(\d{1,5})\s?[-/]\s?(?=\d{1,5}$)/, '$1–') : text;
};
