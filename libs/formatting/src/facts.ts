import type { CslItem } from '@veracite/model/csl';
import type { CasingOptions } from './casing/casing-options';
import { cleanText, cleanTitle, dashed } from './pieces/clean';
import { kindOf, type Kind } from './pieces/kinds';
import { linkOf } from './pieces/link';
import { pagesOf, type Pages } from './pieces/editions-and-pages';
import { peopleOf, type Person } from './pieces/people';

/** A record prepared once for all styles, with parsed people, pages and link. */
export interface Facts {
  item: CslItem;
  kind: Kind;
  authors: Person[];
  /** True if the recorded author list is truncated. */
  authorsCut: boolean;
  editors: Person[];
  translators: Person[];
  /** Cleaned title with the recorded capitals. */
  title: string;
  container: string;
  collection: string;
  /** The subject of a review. */
  reviewed?: { title: string; authors: Person[]; genre: string };
  pages?: Pages;
  link: string;
  /** The title in other databases. */
  casings: string[];
  yearLetter: string;
  /** The title in the reference and the abstract, which also show which words are names. */
  cited?: string;
  abstract?: string;
}

export interface FormatOptions {
  /** The title in other databases, which decides sentence case where they agree. */
  casings?: string[];
  /** Distinguishes works of the same authors and year: "a" of "2020a". */
  yearLetter?: string;
  /** The title in the reference that is corrected. */
  cited?: string;
  /** The work's abstract if the record does not have it. */
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

/** Returns the kind of the reviewed work: `review-book` implies a book. */
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

/** Returns a field of the record. A volume such as "10 (1)" also contains the issue. */
function fieldText(item: CslItem, name: FieldName): string | undefined {
  const both = /^(\d{1,5})\s?\((\d{1,4}(?:[-/–]\d{1,4})?)\)$/.exec(item.volume ?? '');
  if (!both || (item.issue && item.issue !== both[2])) return item[name];
  return name === 'volume' ? both[1] : name === 'issue' ? both[2] : item[name];
}

/** Returns a cleaned field. A double issue or volume ("3-4") gets an en dash. */
export const field = (facts: Facts, name: FieldName): string => {
  const text = dashed(cleanText(fieldText(facts.item, name) ?? ''));
  return name === 'volume' || name === 'issue' ? text.replace(/^(\d{1,5})\s?[-/]\s?(?=\d{1,5}$)/, '$1–') : text;
};
