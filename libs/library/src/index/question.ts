import { tokens } from '@veracite/text/fold';
import type { WorkQuery } from '@veracite/model/work';
import { filedUnder, number, titleForms } from './describe';
import {
  authorWordKeys,
  journalKey,
  pairKeys,
  peopleKey,
  placeKeys,
  rareWordKeys,
  tellingWords,
  titleKey,
  type Key,
} from './keys';
import { rarest, rarity } from './rarity';

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

const AUTHORS = 2;
const TITLE_WORDS = 14;
const AUTHOR_WORDS = 5;
const RAW_MAX = 1500;
/** Query for a plain text: words at the start that may be the first author, word pairs, and numbers that may be volume or page. */
const RAW_AUTHORS = 3;
const RAW_PAIRS = 44;
const RAW_WORDS = 10;
const RAW_NUMBERS = 7;

export function questionOf(query: WorkQuery): Question {
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

/** Returns the few keys that find nearly every correct reference: title, place and people. */
export function exactKeys(question: Question): Key[] {
  const { volume, page, year } = question;
  const authors = question.authors.slice(0, AUTHORS);
  return [
    ...question.titles.map(titleKey),
    ...(authors.length ? authors : [undefined]).flatMap((author) => placeKeys({ author, volume, page, year })),
    ...(year ? authors.flatMap((author) => journalKey(author, year, question.container)) : []),
    ...(year && authors[0] && authors[1] ? [peopleKey(authors[0], authors[1], year)] : []),
  ];
}

/** Returns keys of single words and pairs, some of which are correct in an incorrect title. */
export function wordKeys(question: Question): Key[] {
  const authors = question.authors.slice(0, AUTHORS);
  return [...question.titles, ...(question.keywords.length > 0 ? [question.keywords] : [])].flatMap((words) => [
    ...pairKeys(tellingWords(words).slice(0, TITLE_WORDS)),
    ...authorWordKeys(authors, rarest(words, AUTHOR_WORDS)),
    ...rareWordKeys(words, AUTHOR_WORDS),
  ]);
}

/** Keys of the numbers and first names of a bare text: a place, or two authors and a year. */
function rawPlaceKeys(question: Question): Key[] {
  return rawPlaces(question.raw, firstWords(question.raw));
}

/** Keys of the words of a bare text: any of them may be the title, the first ones an author. */
function rawWordKeys(question: Question): Key[] {
  const words = lettered(question.raw);
  const authors = firstWords(question.raw);
  const rare = rarest(
    words.filter((word) => !authors.includes(word)),
    RAW_WORDS,
  );
  return [...rarePairs(words), ...authorWordKeys(authors.slice(0, 2), rare)];
}

const lettered = (raw: readonly string[]): string[] => raw.filter((word) => /^\D{2,}$/.test(word));

const firstWords = (raw: readonly string[]): string[] => [...new Set(lettered(raw.slice(0, 12)).slice(0, RAW_AUTHORS))];

/** Pairs of neighbors in a bare text, those of rarer words first. */
function rarePairs(words: readonly string[]): Key[] {
  const telling = tellingWords(words);
  const starts = telling.map((word, index) => ({ at: index, weight: rarity(word) + rarity(telling[index + 1] ?? '') }));
  starts.sort((a, b) => b.weight - a.weight || a.at - b.at);
  return starts.slice(0, RAW_PAIRS / 2).flatMap(({ at }) => pairKeys(telling.slice(at, at + 3)).slice(0, 2));
}

function rawPlaces(raw: readonly string[], authors: readonly string[]): Key[] {
  const numbers = raw.filter((word) => /\d/.test(word) && word.length <= 8).map((word) => number(word) ?? word);
  const isYear = (word: string) => /^(?:1[5-9]|20)\d\d$/.test(word);
  const year = Number(numbers.find(isYear)) || undefined;
  const [first, second, third] = authors;
  const keys: Key[] = [];
  if (year && first) for (const other of [second, third]) if (other) keys.push(peopleKey(first, other, year));
  numbers
    .filter((word) => !isYear(word))
    .slice(0, RAW_NUMBERS)
    .forEach((volume, index, all) => {
      keys.push(...placeKeys({ author: first, page: volume, year }));
      for (const page of all.slice(index + 1, index + 3))
        keys.push(...placeKeys({ author: first, volume, page }), ...placeKeys({ volume, page, year }));
    });
  return keys;
}

/** A way to ask, and how many of the works that it finds are read. */
export interface Way {
  keysOf(question: Question): Key[];
  read: number;
}

/** Searches, one after the other until a work is certain. The one that finds most references is first. */
export const WAYS: readonly Way[] = [
  { keysOf: exactKeys, read: 3 },
  { keysOf: wordKeys, read: 5 },
  { keysOf: rawPlaceKeys, read: 3 },
  { keysOf: rawWordKeys, read: 6 },
];
