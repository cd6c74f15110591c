import { z } from 'zod';
import { address } from '../asking/address';
import { step, WrongShape, type Definition, type Step } from '../definition';
import { entitiesShape, entityWork, linksOf } from '../reading/wikidata-work';
import { bareWords, limitOf, wordsOf } from '../asking/words';
import { AskFault } from '../runtime/fault';
import { many, part, text } from '../reading/shape';

const API = 'https://www.wikidata.org/w/api.php';
const error = part({ code: text });
const found = z.object({ error, query: part({ search: many(z.object({ title: text })) }) });
const entities = z.object({ error, entities: entitiesShape.optional() });

function fail(code: string | undefined): never {
  if (code === 'maxlag' || code === 'ratelimited')
    throw new AskFault('rate-limited', 'It asked for a pause.', { again: true, restMs: 5_000 });
  throw new AskFault('refused', 'It refused the question with an error of its own.');
}

/** Works, then the names of the people and journals they point to: an entity holds only their numbers. */
function read(ids: string[]): Step {
  const url = address(API, {
    action: 'wbgetentities',
    format: 'json',
    maxlag: 5,
    ids: ids.join('|'),
    props: 'labels|claims',
    languages: 'en|mul',
  });
  return step({ url, format: 'json' }, entities, (reply) => {
    if (reply.error) fail(reply.error.code);
    if (!reply.entities) throw new WrongShape('entities');
    const works = Object.values(reply.entities);
    const links = [...new Set(works.flatMap(linksOf))].slice(0, 50);
    return links.length === 0 ? works.map((work) => entityWork(work, new Map())) : named(works, links);
  });
}

function named(works: Parameters<typeof entityWork>[0][], links: string[]): Step {
  const url = address(API, {
    action: 'wbgetentities',
    format: 'json',
    maxlag: 5,
    ids: links.join('|'),
    props: 'labels',
    languages: 'en|mul',
  });
  return step({ url, format: 'json' }, entities, (reply) => {
    if (reply.error) fail(reply.error.code);
    const labels = Object.entries(reply.entities ?? {}).map(
      ([id, one]) => [id, one.labels?.['en'] ?? one.labels?.['mul']] as const,
    );
    const known = new Map(labels.flatMap(([id, label]) => (label?.value ? [[id, label.value]] : [])));
    return works.map((work) => entityWork(work, known));
  });
}

function searched(srsearch: string, most: number): Step {
  const url = address(API, { action: 'query', format: 'json', maxlag: 5, list: 'search', srlimit: most, srsearch });
  return step({ url, format: 'json', list: true }, found, ({ error: fault, query }) => {
    if (fault) fail(fault.code);
    if (!query) throw new WrongShape('query');
    const ids = query.search.flatMap((hit) => (hit.title && /^Q\d+$/.test(hit.title) ? [hit.title] : []));
    return ids.length === 0 ? [] : read(ids);
  });
}

/** A statement with this value; identifiers with blanks or quotes are no identifiers. */
const having = (property: string, value: string): Step =>
  searched(`haswbstatement:"${property}=${value.replace(/"/g, '')}"`, 2);

export const wikidata: Definition = {
  version: 1,
  source: {
    name: 'Wikidata',
    homepage: 'https://www.wikidata.org',
    coverage: 'About 40 million scholarly items of uneven depth: confirms, and says nothing by absence.',
    disciplines: ['general'],
    types: ['article-journal', 'book', 'chapter', 'thesis'],
    identifiers: ['doi', 'pmid', 'arxiv', 'isbn'],
    group: 'general',
  },
  documentation: 'https://www.wikidata.org/wiki/Wikidata:Data_access',
  pace: { requests: 1, seconds: 1, concurrent: 1 },
  politePace: { requests: 3, seconds: 1, concurrent: 2 },
  lookUp: {
    // DOIs are kept in capitals there.
    doi: (doi) => having('P356', doi.toUpperCase()),
    pmid: (pmid) => having('P698', pmid),
    arxiv: (id) => having('P818', id),
  },
  requestsPerSearch: 3,
  search(query) {
    const words = wordsOf(query, 200);
    return words ? searched(`${bareWords(words)} haswbstatement:P1476`, limitOf(query, 10)) : undefined;
  },
};
