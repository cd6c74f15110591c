import type { DatabaseId } from '../registry';

/** What a raw record says, read without any of the mapping: what a complete work must hold. */
export interface Reading {
  title?: string;
  /** How many names are listed as authors. */
  authors?: number;
  years?: (number | string | undefined)[];
  container?: string;
  doi?: string;
}

export interface Replay {
  database: DatabaseId;
  /** Folder of the recordings, where it is named otherwise. */
  folder?: string;
  /** Requests of the kind that the connector sends. */
  request: RegExp;
  question: 'one' | 'list' | 'many';
  /** The raw records of a body. */
  records: (body: Raw) => Raw[];
  read: (record: Raw) => Reading;
}

/** JSON as it came: readings look into it by name and may find nothing. */
export interface Raw {
  [key: string]: Raw;
}

const list = (raw: Raw | undefined): Raw[] =>
  Array.isArray(raw) ? (raw as Raw[]) : raw === undefined || raw === null ? [] : [raw];
const text = (raw: Raw | undefined): string | undefined => (typeof raw === 'string' ? raw : undefined);
const any = (raw: Raw | undefined): string | number | undefined =>
  typeof raw === 'string' || typeof raw === 'number' ? raw : undefined;
const year = (raw: Raw | undefined): number | string | undefined => any(raw?.['date-parts']?.['0']?.['0']);

const crossref = (it: Raw): Reading => ({
  title: text(it['title']?.['0']),
  authors: list(it['author']).length,
  years: ['published-print', 'published-online', 'published', 'issued', 'posted'].map((key) => year(it[key])),
  container: text(it['container-title']?.['0']),
  doi: text(it['DOI']),
});
const crossrefList = (body: Raw): Raw[] => list(body['message']?.['items']).filter((it) => it['DOI'] !== undefined);
const openalex = (it: Raw): Reading => ({
  title: text(it['title']),
  authors: list(it['authorships']).length,
  years: [any(it['publication_year'])],
  container: text(it['primary_location']?.['source']?.['display_name']),
  doi: text(it['doi']),
});
const datacite = (it: Raw): Reading => ({
  title: text(it['attributes']?.['titles']?.['0']?.['title']),
  authors: list(it['attributes']?.['creators']).length,
  years: [any(it['attributes']?.['publicationYear'])],
  container: text(it['attributes']?.['container']?.['title']),
  doi: text(it['attributes']?.['doi']),
});
const unpaywall = (it: Raw): Reading => ({
  title: text(it['title']),
  authors: list(it['z_authors']).length,
  years: [any(it['year'])],
  container: text(it['journal_name']),
  doi: text(it['doi']),
});
const csl = (it: Raw): Reading => ({
  title: text(it['title']),
  authors: list(it['author']).length,
  years: [year(it['issued'])],
  container: text(it['container-title']),
  doi: text(it['DOI']),
});
const s2 = (it: Raw): Reading => ({
  title: text(it['title']),
  authors: list(it['authors']).length,
  years: [any(it['year'])],
  container: text(it['venue']) || undefined,
  doi: text(it['externalIds']?.['DOI']),
});
const zenodo = (it: Raw): Reading => ({
  title: text(it['metadata']?.['title']),
  authors: list(it['metadata']?.['creators']).length,
  years: [text(it['metadata']?.['publication_date'])?.slice(0, 4)],
  container: text(it['metadata']?.['journal']?.['title']),
  doi: text(it['doi']),
});

export const REPLAYS: Replay[] = [
  {
    database: 'crossref',
    request: /crossref\.org\/works\/(?!\?|.*\/(?:agency|transform))/,
    question: 'one',
    records: (body) => [body['message'] ?? body],
    read: crossref,
  },
  {
    database: 'crossref',
    request: /crossref\.org\/(?:\w+\/[^?]+\/)?works\/?\?/,
    question: 'list',
    records: crossrefList,
    read: crossref,
  },
  {
    database: 'openalex',
    request: /openalex\.org\/works\/(?!.*select)/,
    question: 'one',
    records: (body) => [body],
    read: openalex,
  },
  {
    database: 'openalex',
    request: /openalex\.org\/works\?/,
    question: 'list',
    records: (body) => list(body['results']),
    read: openalex,
  },
  {
    database: 'datacite',
    request: /datacite\.org\/dois\/[^?]/,
    question: 'one',
    records: (body) => list(body['data']),
    read: datacite,
  },
  {
    database: 'datacite',
    request: /datacite\.org\/dois\?/,
    question: 'list',
    records: (body) => list(body['data']),
    read: datacite,
  },
  {
    database: 'europe-pmc',
    folder: 'europepmc',
    request: /rest\/search.*format=json/,
    question: 'list',
    records: (body) => list(body['resultList']?.['result']),
    read: (it) => ({
      title: text(it['title']),
      authors: it['authorList']
        ? list(it['authorList']['author']).length
        : text(it['authorString'])?.split(', ').length,
      years: [any(it['pubYear'])],
      container: text(it['journalInfo']?.['journal']?.['title'] ?? it['journalTitle']),
      doi: text(it['doi']),
    }),
  },
  {
    database: 'dblp',
    request: /search\/publ\/api.*format=json/,
    question: 'list',
    records: (body) => list(body['result']?.['hits']?.['hit']).map((hit) => hit['info'] ?? hit),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['authors']?.['author']).length,
      years: [any(it['year'])],
      container: text(it['venue']) ?? text(it['venue']?.['0']),
      doi: text(it['doi']),
    }),
  },
  {
    database: 'open-library',
    request: /openlibrary\.org\/search\.json/,
    question: 'list',
    records: (body) => list(body['docs']),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['author_name']).length,
      years: [any(it['first_publish_year'])],
    }),
  },
  {
    database: 'open-library',
    request: /openlibrary\.org\/api\/books/,
    question: 'one',
    records: (body) => Object.values(body),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['authors']).length,
      years: [text(it['publish_date'])?.slice(-4)],
    }),
  },
  {
    database: 'doaj',
    request: /search\/articles\//,
    question: 'list',
    records: (body) => list(body['results']).map((it) => it['bibjson'] ?? it),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['author']).length,
      years: [any(it['year'])],
      container: text(it['journal']?.['title']),
      doi: text(list(it['identifier']).find((one) => text(one['type'])?.toLowerCase() === 'doi')?.['id']),
    }),
  },
  {
    database: 'hal',
    request: /search\/hal/,
    question: 'list',
    records: (body) => list(body['response']?.['docs']),
    read: (it) => ({
      title: text(it['title_s']?.['0']),
      authors: list(it['authFullName_s']).length,
      years: [text(it['producedDate_s'])?.slice(0, 4)],
      container: text(it['journalTitle_s']),
      doi: text(it['doiId_s']),
    }),
  },
  {
    database: 'inspire-hep',
    request: /literature\?/,
    question: 'list',
    records: (body) => list(body['hits']?.['hits']).map((it) => it['metadata'] ?? it),
    read: (it) => ({
      title: text(it['titles']?.['0']?.['title']),
      authors: list(it['authors']).length,
      years: list(it['publication_info']).map((info) => any(info['year'])),
      container: text(it['publication_info']?.['0']?.['journal_title']),
      doi: text(it['dois']?.['0']?.['value']),
    }),
  },
  { database: 'zenodo', request: /records\/\d/, question: 'one', records: (body) => [body], read: zenodo },
  {
    database: 'zenodo',
    request: /records\?/,
    question: 'list',
    records: (body) => list(body['hits']?.['hits']),
    read: zenodo,
  },
  {
    database: 'eric',
    request: /eric/,
    question: 'list',
    records: (body) => list(body['response']?.['docs']),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['author']).length,
      years: [any(it['publicationdateyear'])],
      container: text(it['source']),
    }),
  },
  {
    database: 'openaire',
    request: /graph\/v\d/,
    question: 'list',
    records: (body) => list(body['results']),
    read: (it) => ({
      title: text(it['mainTitle']),
      authors: list(it['authors']).length,
      years: [text(it['publicationDate'])?.slice(0, 4)],
      container: text(it['container']?.['name']),
      doi: text(list(it['pids']).find((pid) => text(pid['scheme']) === 'doi')?.['value']),
    }),
  },
  {
    database: 'opencitations',
    request: /meta\/v1\/(?:metadata|author|editor)/,
    question: 'one',
    records: (body) => list(body),
    read: (it) => ({
      title: text(it['title']),
      authors: text(it['author']) ? text(it['author'])?.split('; ').length : 0,
      years: [text(it['pub_date'])?.slice(0, 4)],
      container: text(it['venue'])?.split(' [')[0],
      doi: /doi:(\S+)/.exec(text(it['id']) ?? '')?.[1],
    }),
  },
  {
    database: 'biorxiv',
    request: /details/,
    question: 'one',
    records: (body) => [...new Map(list(body['collection']).map((it) => [text(it['doi']), it])).values()],
    read: (it) => ({
      title: text(it['title']),
      authors: text(it['authors'])?.split('; ').length,
      doi: text(it['doi']),
    }),
  },
  { database: 'unpaywall', request: /v2\/10/, question: 'one', records: (body) => [body], read: unpaywall },
  {
    database: 'google-books',
    request: /volumes\?/,
    question: 'list',
    records: (body) => list(body['items']),
    read: (it) => ({
      title: text(it['volumeInfo']?.['title']),
      authors: list(it['volumeInfo']?.['authors']).length,
      years: [text(it['volumeInfo']?.['publishedDate'])?.slice(0, 4)],
    }),
  },
  {
    database: 'core',
    request: /v3\/search/,
    question: 'list',
    records: (body) => list(body['results']),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['authors']).length,
      years: [any(it['yearPublished'])],
      doi: text(it['doi']),
    }),
  },
  {
    database: 'semantic-scholar',
    request: /paper\/(?!search|batch)[^/?]+\?/,
    question: 'one',
    records: (body) => [body],
    read: s2,
  },
  {
    database: 'semantic-scholar',
    request: /paper\/search\?/,
    question: 'list',
    records: (body) => list(body['data']),
    read: s2,
  },
  {
    database: 'semantic-scholar',
    request: /paper\/batch/,
    question: 'many',
    records: (body) => list(body).filter((it) => it !== null),
    read: s2,
  },
  {
    database: 'nasa-ads',
    request: /search\/(?:big)?query/,
    question: 'list',
    records: (body) => list(body['response']?.['docs']),
    read: (it) => ({
      title: text(it['title']?.['0']),
      authors: list(it['author']).length,
      years: [any(it['year'])],
      // One journal among preprints, named by its collection.
      container: text(it['pub'])?.replace(' e-prints', ''),
      doi: text(it['doi']?.['0']),
    }),
  },
  {
    database: 'ieee-xplore',
    request: /search\/articles/,
    question: 'list',
    records: (body) => list(body['articles']),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['authors']?.['authors']).length,
      years: [any(it['publication_year'])],
      container: text(it['publication_title']),
      doi: text(it['doi']),
    }),
  },
  {
    database: 'springer-nature',
    request: /meta\/v\d/,
    question: 'list',
    records: (body) => list(body['records']),
    read: (it) => ({
      title: text(it['title']),
      authors: list(it['creators']).length,
      years: [text(it['publicationDate'])?.slice(0, 4)],
      container: text(it['publicationName']),
      doi: text(it['doi']),
    }),
  },
  {
    database: 'scopus',
    request: /search\/scopus(?!.*xml)/,
    question: 'list',
    records: (body) => list(body['search-results']?.['entry']).filter((it) => it['error'] === undefined),
    read: (it) => ({
      title: text(it['dc:title']),
      authors: list(it['author']).length || (it['dc:creator'] ? 1 : 0),
      years: [text(it['prism:coverDate'])?.slice(0, 4)],
      container: text(it['prism:publicationName']),
      doi: text(it['prism:doi']),
    }),
  },
  {
    database: 'cinii',
    request: /opensearch\/search|d\/search/,
    question: 'list',
    records: (body) => list(body['@graph']?.['0']?.['items']),
    read: (it) => ({
      title: text(it['title']) ?? text(it['title']?.['@value']),
      years: [text(it['prism:publicationDate'] ?? it['dc:date'])?.slice(0, 4)],
      container: text(it['prism:publicationName']) ?? text(it['prism:publicationName']?.['@value']),
    }),
  },
  {
    database: 'doi-org',
    request: /data\.crosscite\.org\/10|doi\.org\/10/,
    question: 'one',
    records: (body) => [body],
    read: csl,
  },
  {
    database: 'library-of-congress',
    request: /www\.loc\.gov\/collections\//,
    question: 'list',
    records: (body) => list(body['results']),
    read: (it) => ({
      title: text(it['item']?.['title']) ?? text(it['title']),
      authors: list(it['item']?.['contributors']).filter(
        (one) => !/Collection|former owner|printer/.test(text(one) ?? ''),
      ).length,
      years: [text(it['date'])?.slice(0, 4)],
    }),
  },
];
