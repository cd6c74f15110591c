import type { Definition, Searches, Step } from '../definition';
import type { WorkQuery } from '../port';
import { limitOf } from './words';

/** A search that is put in words of the database's own syntax, alone or with others. */
export interface TermSearch {
  /** The search in its syntax; undefined when the query holds nothing to search for. */
  termsOf(query: WorkQuery): string | undefined;
  ask(terms: string, size: number): Step;
  /** Records in one reply, at most. */
  largest: number;
  together: Pick<Searches, 'most' | 'longest'> & { join: (terms: string[]) => string };
}

/** Records that a search alone brings, at most. */
const LARGEST_ALONE = 25;

/** The searching side of a definition: one query by its terms, several by their terms joined. */
export function searchByTerms({
  termsOf,
  ask,
  largest,
  together,
}: TermSearch): Pick<Definition, 'search' | 'together'> {
  const { join, ...bounds } = together;
  // All words of a title are rarely met by chance. Without the author it is also found under wrong authors, for which a
  // search alone would be asked a second time.
  const titleOnly = ({ title }: WorkQuery): string[] => [termsOf({ title }) ?? []].flat();
  return {
    search(query) {
      const terms = termsOf(query);
      return terms === undefined ? undefined : ask(terms, limitOf(query, Math.min(LARGEST_ALONE, largest)));
    },
    together: { ...bounds, largest, ask: (queries, size) => ask(join(queries.flatMap(titleOnly)), size) },
  };
}

/** `(a) OR (b)`: brackets keep each search to itself. */
export function eitherOf(terms: string[], or = 'OR'): string {
  return terms.map((one) => `(${one})`).join(` ${or} `);
}

/** `a AND b`: for syntaxes that would take words side by side within brackets for a phrase. */
export function allOf(words: string): string {
  return words.split(' ').join(' AND ');
}
