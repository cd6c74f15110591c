import type { CslItem } from '@veracite/model/csl';
import { tokens } from '@veracite/text/fold';
import { searchedText, type Shelf } from '../shelf';

/** Works that one word of a choice may bring before the other choices are looked at. */
const MOST_OF_WORD = 2_000;

/**
 * Its syntax (dblp.org, "Search"): words side by side must all be met, `a|b` is met by either, and a word is met by
 * whatever begins with it. Without a choice the words are looked for as they are everywhere here.
 */
export function dblpSearch(query: string, shelf: Shelf, most: number): CslItem[] {
  if (!query.includes('|')) return shelf.search(query, most);
  const clauses = query
    .split(/\s+/)
    .filter(Boolean)
    .map((clause) => clause.split('|').map((word) => tokens(word).join(' ')));
  const meets = (words: string[]): boolean =>
    clauses.every((choice) => choice.some((one) => words.some((word) => word.startsWith(one))));
  const candidates = clauses
    .map((choice) => new Set(choice.flatMap((word) => held(word, shelf))))
    .filter((found) => found.size > 0)
    .sort((a, b) => a.size - b.size)[0];
  return [...(candidates ?? [])].filter((item) => meets(tokens(searchedText(item)))).slice(0, most);
}

/** What has a word; where none has it whole, whatever has one that begins with it. */
function held(word: string, shelf: Shelf): CslItem[] {
  const whole = shelf.search(word, MOST_OF_WORD, 1);
  if (whole.length > 0) return whole;
  return shelf.all.filter((item) => tokens(searchedText(item)).some((own) => own.startsWith(word))).slice(0, MOST_OF_WORD); // prettier-ignore
}
