import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { defineRequest, WrongShape, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { entitiesShape, entityWork, linksOf } from '../mapping/wikidata-work';
import { plainWords, recordLimit, searchWords } from '../queries/search-words';
import { SourceError } from '../runtime/source-error';
import { listOf, optionalObject, text } from '../mapping/lenient-schemas';

const API = 'https://www.wikidata.org/w/api.php';
const error = optionalObject({ code: text });
const found = z.object({ error, query: optionalObject({ search: listOf(z.object({ title: text })) }) });
const entities = z.object({ error, entities: entitiesShape.optional() });

function fail(code: string | undefined): never {
  if (code === 'maxlag' || code === 'ratelimited')
    throw new SourceError('rate-limited', 'It asked for a pause.', { retryable: true, pauseMs: 5_000 });
  throw new SourceError('refused', 'It refused the request with an error message.');
}

const entitiesUrl = (ids: readonly string[], props: string): string =>
  buildUrl(API, { action: 'wbgetentities', format: 'json', maxlag: 5, ids: ids.join('|'), props, languages: 'en|mul' });

/** Requests works, then the labels of their authors and journals, of which an entity has only the ids. */
function requestEntities(ids: string[]): Request {
  return defineRequest({ url: entitiesUrl(ids, 'labels|claims'), format: 'json' }, entities, (reply) => {
    if (reply.error) fail(reply.error.code);
    if (!reply.entities) throw new WrongShape('entities');
    const works = Object.values(reply.entities);
    const links = [...new Set(works.flatMap(linksOf))].slice(0, 50);
    return links.length === 0 ? works.map((work) => entityWork(work, new Map())) : requestLabels(works, links);
  });
}

function requestLabels(works: Parameters<typeof entityWork>[0][], links: string[]): Request {
  return defineRequest({ url: entitiesUrl(links, 'labels'), format: 'json' }, entities, (reply) => {
    if (reply.error) fail(reply.error.code);
    const labels = Object.entries(reply.entities ?? {}).map(
      ([id, item]) => [id, item.labels?.['en'] ?? item.labels?.['mul']] as const,
    );
    const known = new Map(labels.flatMap(([id, label]) => (label?.value ? [[id, label.value]] : [])));
    return works.map((work) => entityWork(work, known));
  });
}

function searchIds(srsearch: string, most: number): Request {
  const url = buildUrl(API, { action: 'query', format: 'json', maxlag: 5, list: 'search', srlimit: most, srsearch });
  return defineRequest({ url, format: 'json', list: true }, found, ({ error: fault, query }) => {
    if (fault) fail(fault.code);
    if (!query) throw new WrongShape('query');
    const ids = query.search.flatMap((hit) => (hit.title && /^Q\d+$/.test(hit.title) ? [hit.title] : []));
    return ids.length === 0 ? [] : requestEntities(ids);
  });
}

/** Searches for a statement with this value. */
const searchStatement = (property: string, value: string): Request =>
  searchIds(`haswbstatement:"${property}=${value.replace(/"/g, '')}"`, 2);

export const wikidata: ConnectorDefinition = {
  ...declared('wikidata'),
  version: 1,
  lookUp: {
    // Wikidata has DOIs in capitals.
    doi: (doi) => searchStatement('P356', doi.toUpperCase()),
    pmid: (pmid) => searchStatement('P698', pmid),
    arxiv: (id) => searchStatement('P818', id),
  },
  search(query) {
    const words = searchWords(query, 200);
    return words ? searchIds(`${plainWords(words)} haswbstatement:P1476`, recordLimit(query, 10)) : undefined;
  },
};
