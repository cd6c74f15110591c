import type { CslItem } from '@veracite/model/csl';
import { tokens } from '@veracite/text/fold';
import { searchedText, type Holdings } from '../holdings';

/**
 * Its syntax (dblp.org, "Search"): words side by side must all be met, `a|b` is met by either, and a word is met by
 * whatever begins with it; of one choice at least the words are looked for whole. Without a choice they are looked for as
 * they are everywhere here.
 */
export function dblpSearch(query: string, holdings: Holdings, most: number): CslItem[] {
  if (!query.includes('|')) return holdings.search(query, most);
  const clauses = query
    .split(/\s+/)
    .filter(Boolean)
    .map((clause) => clause.split('|').map((word) => tokens(word).join(' ')));
  const meets = (words: string[]): boolean =>
    clauses.every((choice) => choice.some((item) => words.some((word) => word.startsWith(item))));
  const [fewest = []] = clauses
    .map((choice) => choice.flatMap((word) => holdings.having(word)))
    .filter((found) => found.length > 0)
    .sort((a, b) => a.length - b.length);
  return [...new Set(fewest)].filter((item) => meets(tokens(searchedText(item)))).slice(0, most);
}
