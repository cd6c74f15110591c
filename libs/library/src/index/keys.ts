import type { Description } from './describe';
import { rarest, rarity } from './rarity';

/**
 * A key is a 40-bit number: eight bits of range, then 32 of the hash with the last one 0. What says that two records
 * are of one work lies in the first ranges, apart from what a reference is searched by.
 */
export const KEY_BITS = 40;
export const RANGES = 256;
export const IDENTITY_RANGES = 32;

/** A key with what sharing it says about two descriptions being of one work. */
export interface Key {
  key: number;
  weight: number;
}

const WEIGHTS = { title: 6, place: 4, people: 3, journal: 2, pair: 2, authorWord: 2, word: 1 } as const;

/** Words of a title below this rarity ("of", "the", "in") make no key. */
const TELLING = 0.33;
const TITLE_WORDS = 12;
const AUTHOR_WORDS = 3;
const RARE_WORDS = 2;
const TITLE_FORMS = 4;

function ranged(hash: number, first: number, count: number): number {
  const range = first + (Math.floor(hash / 2 ** 32) % count);
  const low = hash % 2 ** 32;
  return range * 2 ** 32 + low - (low % 2);
}

/** @param text parts with a blank between them: no folded word holds one */
function key(kind: keyof typeof WEIGHTS, text: string): Key {
  const hash = hash40(`${kind} ${text}`);
  return { key: ranged(hash, IDENTITY_RANGES, RANGES - IDENTITY_RANGES), weight: WEIGHTS[kind] };
}

/** Under which one DOI, or one description, is filed once. */
export const identityKey = (kind: 'doi' | 'description', value: string): number =>
  ranged(hash40(`${kind} ${value}`), 0, IDENTITY_RANGES);

/** Any other identifier: chapters share their book's ISBN, so it does not say what a work is. */
export const identifierKey = (kind: string, value: string): number =>
  ranged(hash40(`id ${kind} ${value}`), IDENTITY_RANGES, RANGES - IDENTITY_RANGES);

/** Returns the key of all words of a title, the only key of titles with one word. */
export const titleKey = (words: readonly string[]): Key => key('title', words.join(' '));

/** Returns the significant words in order, or all words if there are hardly any. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => rarity(word) >= TELLING);
  return telling.length < 2 ? [...words] : telling;
}

/** Pairs of words that are adjacent or one word apart, in alphabetical order: either word may be missing or misspelled. */
export function pairKeys(words: readonly string[]): Key[] {
  const keys: Key[] = [];
  for (let index = 0; index + 1 < words.length; index += 1) {
    for (const other of [words[index + 1], words[index + 2]]) {
      const word = words[index] as string;
      if (other !== undefined && other !== word)
        keys.push(key('pair', word < other ? `${word} ${other}` : `${other} ${word}`));
    }
  }
  return keys;
}

/** An author with one word of the title: for short titles, and titles of which one word only is right. */
export const authorWordKeys = (authors: readonly string[], words: readonly string[]): Key[] =>
  authors.flatMap((author) => words.map((word) => key('authorWord', `${author} ${word}`)));

/** Single words that hardly any title has. */
export const rareWordKeys = (words: readonly string[], count = RARE_WORDS): Key[] =>
  rarest(words, count).flatMap((word) => (rarity(word) === 1 ? [key('word', word)] : []));

/** Two authors and a year. */
export const peopleKey = (first: string, second: string, year: number): Key =>
  key('people', `${first} ${second} ${year}`);

/** Keys of a work's place, for references without title; each omits author, volume, page or year: it may be wrong. */
export function placeKeys(place: { author?: string; volume?: string; page?: string; year?: number }): Key[] {
  const { author, volume, page, year } = place;
  const keys: Key[] = [];
  if (volume && page && year) keys.push(key('place', `vpy ${volume} ${page} ${year}`));
  if (author && volume && page) keys.push(key('place', `avp ${author} ${volume} ${page}`));
  if (author && page && year) keys.push(key('place', `apy ${author} ${page} ${year}`));
  return keys;
}

/** Author, year and journal, of which the initials stay whichever way it is abbreviated. */
export function journalKey(author: string, year: number, container: readonly string[]): Key[] {
  const initials = container
    .filter((word) => rarity(word) >= TELLING)
    .map((word) => word.charAt(0))
    .join('');
  return initials.length < 2 ? [] : [key('journal', `${author} ${year} ${initials.slice(0, 8)}`)];
}

/** All keys that a work is searched by: about thirty. */
export function workKeys(work: Description): number[] {
  const [first, second] = work.authors;
  const keys = work.titles
    .slice(0, TITLE_FORMS)
    .flatMap((words) => [
      titleKey(words),
      ...pairKeys(tellingWords(words).slice(0, TITLE_WORDS)),
      ...authorWordKeys(first ? [first] : [], rarest(words, AUTHOR_WORDS)),
      ...rareWordKeys(words),
    ]);
  for (const year of work.years.length ? work.years : [undefined]) {
    keys.push(...placeKeys({ author: first, volume: work.volume, page: work.page, year }));
    if (year && first) keys.push(...journalKey(first, year, work.container));
    if (year && first && second) keys.push(peopleKey(first, second, year));
  }
  return [...new Set(keys.map((entry) => entry.key))];
}

/**
 * A 40-bit hash of a string, as a number that JavaScript and PostgreSQL's `bigint` both hold exactly.
 * Two 32-bit multiply-xorshift lanes with the finishing steps of MurmurHash3; it guards nothing, it only spreads keys.
 */
export function hash40(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (low >>> 0) + 2 ** 32 * ((high >>> 8) & 0xff);
}
