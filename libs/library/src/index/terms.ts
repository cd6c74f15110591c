import { tokens } from '@veracite/text/fold';
import type { Description } from './describe';
import { rarest } from './rarity';

/**
 * Words by which a work is found from a partial description. The first letter is the kind of a word: `t` a word of
 * a title, `a` an author, `r` the author's name backwards, `y` a year, `j` a word of the journal, `k` a telling word of
 * the abstract. One index over all of them answers "this author, about that year, in a journal with this word".
 */
export type Term = `${'t' | 'a' | 'r' | 'y' | 'j' | 'k'}:${string}`;

/** PostgreSQL takes no lexeme of more than 2,046 bytes; no word needs that many letters to be distinguished. */
const LONGEST = 64;

export const term = (mark: 't' | 'a' | 'r' | 'y' | 'j' | 'k', word: string | number): Term =>
  `${mark}:${String(word).slice(0, LONGEST)}`;

const AUTHORS_MOST = 12;
const ABSTRACT_WORDS = 20;

/** The terms of a work. @param abstract of which the rarest words are kept, which a pasted piece of it will share */
export function termsOf(filed: Description, abstract = ''): Term[] {
  const authors = [...filed.authors.slice(0, AUTHORS_MOST), ...filed.authors.slice(-1)];
  const terms: Term[] = [
    ...filed.titles.flat().map((word) => term('t', word)),
    ...authors.flatMap((name) => [term('a', name), term('r', backwards(name))]),
    ...filed.years.map((year) => term('y', year)),
    ...filed.container.map((word) => term('j', word)),
    ...rarest(tokens(abstract), ABSTRACT_WORDS).map((word) => term('k', word)),
  ];
  return [...new Set(terms)];
}

/** A list of terms as the text of a PostgreSQL `tsvector`. */
export const termVector = (terms: readonly Term[]): string => terms.map(quoted).join(' ');

/** A term, or with `prefix` every term that begins so, as written in a `tsquery`. */
export const asked = (each: Term, prefix = false): string => (prefix ? `${quoted(each)}:*` : quoted(each));

/** An author with at most one typing error, which leaves the first half, or the last half backwards, unchanged. */
export function nearName(name: string): string {
  const half = Math.floor(name.length / 2);
  if (half < 2) return asked(term('a', name));
  const ways = [asked(term('a', name.slice(0, half)), true), asked(term('r', backwards(name.slice(half))), true)];
  return `(${ways.join(' | ')})`;
}

const backwards = (word: string): string => Array.from(word).reverse().join('');

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;
