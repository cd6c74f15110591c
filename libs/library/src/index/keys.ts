import type { Description } from './describe';
import { hash53 } from './hash';
import { rarest } from './rarity';

/** Words of a title that make its keys: every pair of its rarest four is one, so a title is found while two of the four are right. */
const TITLE_WORDS = 4;

/** A key with what sharing it says about two descriptions being of one work. */
export interface Key {
  hash: number;
  weight: number;
}

const WEIGHTS = { title: 6, pair: 2, authorWord: 1, place: 3 } as const;

function key(kind: keyof typeof WEIGHTS, ...parts: (string | number)[]): Key {
  return { hash: hash53(`${kind}\u0000${parts.join('\u0000')}`), weight: WEIGHTS[kind] };
}

/** A title's words as they stand: the only key of titles with a single word. */
export const titleKey = (words: readonly string[]): Key => key('title', words.join(' '));

/** Every two of the words, in the order of the alphabet. */
export function pairKeys(words: readonly string[]): Key[] {
  const sorted = [...words].sort();
  return sorted.flatMap((first, i) => sorted.slice(i + 1).map((second) => key('pair', first, second)));
}

/** An author with one word of the title: for short titles, and titles of which one word only is right. */
export const authorWordKeys = (authors: readonly string[], words: readonly string[]): Key[] =>
  authors.flatMap((author) => words.map((word) => key('authorWord', author, word)));

/**
 * Where a work stands: what references without a title are found by. Each key leaves out one of author, volume, page
 * and year, which may be wrong in the reference.
 */
export function placeKeys(place: { author?: string; volume?: string; page?: string; year?: number }): Key[] {
  const { author, volume, page, year } = place;
  const keys: Key[] = [];
  if (volume && page && year) keys.push(key('place', 'vpy', volume, page, year));
  if (author && volume && page) keys.push(key('place', 'avp', author, volume, page));
  if (author && page && year) keys.push(key('place', 'apy', author, page, year));
  if (author && volume && year) keys.push(key('place', 'avy', author, volume, year));
  return keys;
}

/** All keys under which a work is filed: about a dozen. */
export function workKeys(work: Description): number[] {
  const author = work.authors[0];
  const keys = work.titles.flatMap((words) => {
    const rare = rarest(words, TITLE_WORDS);
    return [titleKey(words), ...pairKeys(rare), ...authorWordKeys(author ? [author] : [], rare)];
  });
  for (const year of work.years.length ? work.years : [undefined]) {
    keys.push(...placeKeys({ author, volume: work.volume, page: work.page, year }));
  }
  return [...new Set(keys.map((entry) => entry.hash))];
}
