import { tokens } from '@veracite/text/fold';
import type { LibraryQuery } from '../port';
import { filedUnder, number, titleForms } from './describe';
import { authorWordKeys, pairKeys, placeKeys, titleKey, type Key } from './keys';
import { rarest } from './rarity';

/** A query, folded. */
export interface Question {
  titles: string[][];
  authors: string[];
  year?: number;
  container: string[];
  volume?: string;
  page?: string;
  /** Words of the reference as written. */
  raw: string[];
  keywords: string[];
  limit: number;
}

/** How many of the asked words are tried in pairs: more than a title is filed under, since some may be misspelt or foreign to it. */
const FROM_TITLE = 7;
const FROM_RAW = 10;
const RAW_MAX = 1500;

export function questionOf(query: LibraryQuery): Question {
  return {
    titles: titleForms(query.title ? [query.title] : []),
    authors: filedUnder(query.authors ?? []),
    year: query.year,
    container: tokens(query.containerTitle ?? ''),
    volume: number(query.volume),
    page: number(query.page),
    raw: tokens((query.raw ?? '').slice(0, RAW_MAX)),
    keywords: tokens(query.keywords ?? ''),
    limit: query.limit ?? 5,
  };
}

/** Keys from what was read out of the reference. */
export function parsedKeys(question: Question): Key[] {
  const authors = question.authors.slice(0, 3);
  const keys = question.titles.flatMap((words) => {
    const rare = rarest(words, FROM_TITLE);
    return [titleKey(words), ...pairKeys(rare), ...authorWordKeys(authors, rare)];
  });
  const { volume, page, year } = question;
  for (const author of authors.length ? authors : [undefined]) keys.push(...placeKeys({ author, volume, page, year }));
  return keys;
}

/** Keys from the reference's bare text: any words may be the title, the first ones an author, and numbers a place. */
export function rawKeys(question: Question): Key[] {
  const words = question.raw.filter((word) => /^\D{2,}$/.test(word));
  const authors = [...new Set(words.slice(0, 6))];
  const rare = rarest(words, FROM_RAW);
  return [...pairKeys(rare), ...authorWordKeys(authors.slice(0, 4), rare), ...rawPlaces(question.raw, authors)];
}

function rawPlaces(raw: readonly string[], authors: readonly string[]): Key[] {
  const numbers = raw.filter((word) => /\d/.test(word) && word.length <= 8).map((word) => number(word) ?? word);
  const years = [...new Set(numbers.filter((word) => /^(?:1[5-9]|20)\d\d$/.test(word)).map(Number))].slice(0, 2);
  const keys: Key[] = [];
  numbers.slice(0, 12).forEach((volume, at) => {
    for (const page of numbers.slice(at + 1, at + 3)) {
      for (const year of years) keys.push(...placeKeys({ volume, page, year }));
      for (const author of authors) keys.push(...placeKeys({ author, volume, page }));
    }
  });
  return keys;
}
