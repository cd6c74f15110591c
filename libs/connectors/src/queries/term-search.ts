import type { CombinedSearch, ConnectorDefinition, Request } from '../connector-definition';
import type { WorkQuery } from '@veracite/model/work';
import { quotePhrase } from './lucene';
import { firstAuthorName, plainWords, recordLimit, searchWords } from './search-words';

/** A search in the query syntax of a database, which can be combined with others. */
interface TermSearch {
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
    search: searchBy(buildTerms, request, Math.min(MAX_SINGLE_RECORDS, maxRecords)),
    combinedSearch: {
      ...limits,
      maxRecords,
      request: (queries, size) => request(join(queries.flatMap(titleTerms)), size),
    },
  };
}

/** Returns `(a) OR (b)`. */
export function joinWithOr(terms: string[], or = 'OR'): string {
  return terms.map((term) => `(${term})`).join(` ${or} `);
}

/** Returns `a AND b`, for syntaxes in which adjacent words inside parentheses are a phrase. */
export function joinWithAnd(words: string): string {
  return words.split(' ').join(' AND ');
}

/** Templates of a query: `$` is replaced by the words of the title or the name of the author, `""` by the quoted name. */
interface FieldSyntax {
  title: string;
  author: string;
  /** For queries without a title. Default: the words alone. */
  anywhere?: string;
  /** In characters. */
  maxLength?: number;
  and?: string;
}

const fill = (template: string, value: string): string =>
  template.replace('""', () => quotePhrase(value)).replace('$', () => plainWords(value));

/** Returns a function that searches by title and first author, or without a title by all words of a query. */
export const fieldTerms =
  ({ title, author, anywhere = '$', maxLength = 250, and = ' AND ' }: FieldSyntax): TermSearch['buildTerms'] =>
  (query) => {
    const words = searchWords(query, maxLength);
    const name = query.title && firstAuthorName(query);
    const terms = words && fill(query.title ? title : anywhere, words);
    return terms && name ? `${terms}${and}${fill(author, name)}` : terms;
  };

/** Returns the `search` of a definition. */
export const searchBy =
  (buildTerms: TermSearch['buildTerms'], request: TermSearch['request'], maxRecords: number) =>
  (query: WorkQuery): Request | undefined => {
    const terms = buildTerms(query);
    return terms === undefined ? undefined : request(terms, recordLimit(query, maxRecords));
  };
