import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import { at, list, text, type Raw } from './raw-reply';

/** Which recorded replies are read again, and where their records stand. */
export interface Replay {
  database: DatabaseId;
  /** Folder of the recordings, where it is named otherwise. */
  folder?: string;
  /** Requests of the kind that the connector sends. */
  request: RegExp;
  question: 'one' | 'list' | 'many';
  /** The raw records of a body. */
  records: (body: Raw) => Raw[];
}

const replay = (
  database: DatabaseId,
  question: Replay['question'],
  request: RegExp,
  records: Replay['records'],
): Replay => ({ database, question, request, records });

/** The whole body is one record. */
const whole = (body: Raw): Raw[] => [body];
/** Records stand in a list, each perhaps within something of its own. */
const listed =
  (path: string, within?: string) =>
  (body: Raw): Raw[] =>
    list(at(body, path)).map((it) => (within === undefined ? it : (it[within] ?? it)));

export const REPLAYS: Replay[] = [
  replay('crossref', 'one', /crossref\.org\/works\/(?!\?|.*\/(?:agency|transform))/, (body) => [
    body['message'] ?? body,
  ]),
  replay('crossref', 'list', /crossref\.org\/(?:\w+\/[^?]+\/)?works\/?\?/, (body) =>
    listed('message.items')(body).filter((it) => it['DOI'] !== undefined),
  ),
  replay('openalex', 'one', /openalex\.org\/works\/(?!.*select)/, whole),
  replay('openalex', 'list', /openalex\.org\/works\?/, listed('results')),
  replay('datacite', 'one', /datacite\.org\/dois\/[^?]/, listed('data')),
  replay('datacite', 'list', /datacite\.org\/dois\?/, listed('data')),
  {
    ...replay('europe-pmc', 'list', /rest\/search.*format=json/, listed('resultList.result')),
    folder: 'europepmc',
  },
  replay('dblp', 'list', /search\/publ\/api.*format=json/, listed('result.hits.hit', 'info')),
  replay('open-library', 'list', /openlibrary\.org\/search\.json/, listed('docs')),
  replay('open-library', 'one', /openlibrary\.org\/api\/books/, (body) => Object.values(body)),
  replay('doaj', 'list', /search\/articles\//, listed('results', 'bibjson')),
  replay('hal', 'list', /search\/hal/, listed('response.docs')),
  replay('inspire-hep', 'list', /literature\?/, listed('hits.hits', 'metadata')),
  replay('zenodo', 'one', /records\/\d/, whole),
  replay('zenodo', 'list', /records\?/, listed('hits.hits')),
  replay('eric', 'list', /eric/, listed('response.docs')),
  replay('openaire', 'list', /graph\/v\d/, listed('results')),
  replay('opencitations', 'one', /meta\/v1\/(?:metadata|author|editor)/, (body) => list(body)),
  replay('biorxiv', 'one', /details/, (body) => [
    ...new Map(listed('collection')(body).map((it) => [text(it['doi']), it])).values(),
  ]),
  replay('google-books', 'list', /volumes\?/, listed('items')),
  replay('core', 'list', /v3\/search/, listed('results')),
  replay('semantic-scholar', 'one', /paper\/(?!search|batch)[^/?]+\?/, whole),
  replay('semantic-scholar', 'list', /paper\/search\?/, listed('data')),
  replay('semantic-scholar', 'many', /paper\/batch/, (body) => list(body).filter((it) => it !== null)),
  replay('nasa-ads', 'list', /search\/(?:big)?query/, listed('response.docs')),
  replay('ieee-xplore', 'list', /search\/articles/, listed('articles')),
  replay('springer-nature', 'list', /meta\/v\d/, listed('records')),
  replay('scopus', 'list', /search\/scopus(?!.*xml)/, (body) =>
    listed('search-results.entry')(body).filter((it) => it['error'] === undefined),
  ),
  replay('cinii', 'list', /opensearch\/search|d\/search/, listed('@graph.0.items')),
  replay('doi-org', 'one', /data\.crosscite\.org\/10|doi\.org\/10/, whole),
  replay('arxiv', 'list', /api\/query/, listed('feed.entry')),
  replay('pubmed', 'many', /efetch\.fcgi\?db=pubmed/, listed('PubmedArticleSet.PubmedArticle')),
  replay('jstage', 'list', /service=3/, listed('feed.entry')),
  replay('base', 'list', /func=PerformSearch/, listed('response.result.doc')),
];
