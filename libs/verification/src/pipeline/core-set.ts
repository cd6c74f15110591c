import type { SourceState } from '@veracite/connectors/sources';
import type { Discipline } from '@veracite/model/source';
import type { WorkKind } from '@veracite/verdict/absence/kind';

/** Databases of papers, asked about books and chapters too: "NeurIPS, 2023" may be parsed as a publisher. */
const ARTICLES = ['europe-pmc', 'doaj', 'semantic-scholar', 'dblp'];

/** Databases to search by kind of work, best first. `coverageOf` of libs/verdict decides which of them absence needs. */
const BY_KIND: Record<WorkKind, string[]> = {
  article: ['crossref', 'openalex', 'semantic-scholar', 'europe-pmc', 'doaj', 'openaire', 'dblp'],
  conference: ['crossref', 'dblp', 'openalex', 'semantic-scholar', 'arxiv', 'openaire', 'openreview'],
  book: ['open-library', 'crossref', 'google-books', 'library-of-congress', 'openalex', ...ARTICLES],
  chapter: ['crossref', 'openalex', 'open-library', 'google-books', ...ARTICLES],
  preprint: ['arxiv', 'datacite', 'crossref', 'europe-pmc', 'openalex', 'semantic-scholar', 'dblp'],
  data: ['datacite', 'zenodo', 'crossref', 'openalex', 'openaire'],
  uncovered: ['crossref', 'openalex', 'datacite', 'open-library', 'hal', 'openaire', 'google-books', 'core'],
};

const BY_FIELD: Partial<Record<Discipline, string[]>> = {
  biomedicine: ['europe-pmc', 'pubmed'],
  computing: ['dblp', 'arxiv', 'semantic-scholar'],
  physics: ['inspire-hep', 'arxiv', 'nasa-ads'],
  mathematics: ['arxiv'],
  education: ['eric'],
  engineering: ['ieee-xplore', 'dblp'],
};

/** Returns available connectors to search, best first: those for the kind, the first of each discipline forward. */
export function searchOrder(kind: WorkKind, fields: Discipline[], states: Map<string, SourceState>): string[] {
  const ofFields = kind === 'data' ? [] : fields.flatMap((field) => BY_FIELD[field] ?? []);
  const [first, ...rest] = BY_KIND[kind];
  const order = [first, ...ofFields.slice(0, 2), ...rest, ...ofFields.slice(2)];
  return [...new Set(order.filter((id): id is string => id !== undefined && canSearch(states.get(id))))];
}

/** Number of databases, the best for a reference, of which those come first that answer many searches in one request. */
const HEAD = 3;

/** Puts first, of the best databases, those that answer many searches in one request, so that a batch needs few requests. */
export function combinedFirst(order: readonly string[], states: Map<string, SourceState>): string[] {
  const ahead = order.slice(0, HEAD).filter((id) => states.get(id)?.canCombineSearches);
  return [...ahead, ...order.filter((id) => !ahead.includes(id))];
}

/** Checks whether a database answers searches now, or will when its circuit breaker closes. */
export function canSearch(state: SourceState | undefined): boolean {
  return state !== undefined && state.canSearch && (state.state === 'ready' || state.state === 'resting');
}
