import type { ConnectorDefinition, CombinedSearch, Request } from '../connector-definition';
import type { WorkQuery } from '../sources';
import { recordLimit } from './search-words';

/** A search that is put in words of the database's own syntax, alone or with others. */
export interface TermSearch {
  /** The search in its syntax; undefined when the query holds nothing to search for. */
  buildTerms(query: WorkQuery): string | undefined;
  request(terms: string, size: number): Request;
  /** Records in one reply, at most. */
  maxRecords: number;
  combined: Pick<CombinedSearch, 'maxSearches' | 'maxUrlLength'> & { join: (terms: string[]) => string };
}

/** Records that a search alone brings, at most. */
const LARGEST_ALONE = 25;

/** The searching side of a definition: one query by its terms, several by their terms joined. */
export function searchByTerms({
  buildTerms,
  request,
  maxRecords,
  combined,
}: TermSearch): Pick<ConnectorDefinition, 'search' | 'combinedSearch'> {
  const { join, ...bounds } = combined;
  // All words of a title are rarely met by chance. Without the author it is also found under wrong authors, for which a
  // search alone would be asked a second time.
  const titleOnly = ({ title }: WorkQuery): string[] => [buildTerms({ title }) ?? []].flat();
  return {
    search(query) {
      const terms = buildTerms(query);
      return terms === undefined ? undefined : request(terms, recordLimit(query, Math.min(LARGEST_ALONE, maxRecords)));
    },
    combinedSearch: {
      ...bounds,
      maxRecords,
      request: (queries, size) => request(join(queries.flatMap(titleOnly)), size),
    },
  };
}

/** `(a) OR (b)`: brackets keep each search to itself. */
export function joinWithOr(terms: string[], or = 'OR'): string {
  return terms.map((one) => `(${one})`).join(` ${or} `);
}

/** `a AND b`: for syntaxes that would take words side by side within brackets for a phrase. */
export function joinWithAnd(words: string): string {
  return words.split(' ').join(' AND ');
}
