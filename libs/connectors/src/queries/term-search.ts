import type { CombinedSearch, ConnectorDefinition, Request } from '../connector-definition';
import type { WorkQuery } from '../sources';
import { recordLimit } from './search-words';

/** A search in the query syntax of a database, which can be combined with others. */
export interface TermSearch {
  /** Returns the search in the query syntax; undefined when the query has nothing to search for. */
  buildTerms(query: WorkQuery): string | undefined;
  request(terms: string, size: number): Request;
  /** The largest number of records in one reply. */
  maxRecords: number;
  combined: Pick<CombinedSearch, 'maxSearches' | 'maxUrlLength'> & { join: (terms: string[]) => string };
}

/** The largest number of records requested by a single search. */
const MAX_SINGLE_RECORDS = 25;

/** Returns the `search` and `combinedSearch` of a definition. */
export function searchByTerms({
  buildTerms,
  request,
  maxRecords,
  combined,
}: TermSearch): Pick<ConnectorDefinition, 'search' | 'combinedSearch'> {
  const { join, ...limits } = combined;
  // Few works share all words of a title. Without the author, a work cited with wrong authors is found too.
  const titleTerms = ({ title }: WorkQuery): string[] => [buildTerms({ title }) ?? []].flat();
  return {
    search(query) {
      const terms = buildTerms(query);
      const size = recordLimit(query, Math.min(MAX_SINGLE_RECORDS, maxRecords));
      return terms === undefined ? undefined : request(terms, size);
    },
    combinedSearch: {
      ...limits,
      maxRecords,
      request: (queries, size) => request(join(queries.flatMap(titleTerms)), size),
    },
  };
}

/** Returns `(a) OR (b)`. */
export function joinWithOr(terms: string[], or = 'OR'): string {
  return terms.map((one) => `(${one})`).join(` ${or} `);
}

/** Returns `a AND b`, for syntaxes in which adjacent words inside parentheses are a phrase. */
export function joinWithAnd(words: string): string {
  return words.split(' ').join(' AND ');
}
