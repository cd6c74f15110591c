import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { lettersAndDigits, plainWords, firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRecordRequest, defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import type { WorkQuery, Work } from '@veracite/model/work';
import { dblpEntry } from '../mapping/dblp-bibtex';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { venueRegistersOf } from '../venue-registers';
import { tokens } from '@veracite/text/fold';
import { encodeDoi } from '@veracite/model/identifiers';
import { workTypes } from '../mapping/work-types';

const infoShape = z.object({
  ...fields(text, 'key title publisher volume number pages year type access doi url'),
  authors: optionalObject({
    author: listOf(z.union([z.object({ text }), z.string().transform((name) => ({ text: name }))])),
  }),
  ...fields(texts, 'venue isbn ee'),
});
export const hitsShape = listOf(z.object({ info: infoShape }));
const reply = z.object({ result: z.object({ hits: z.object({ '@total': text, hit: hitsShape }) }) });

const TYPES = workTypes('dblp');

export function dblpWork(info: z.infer<typeof infoShape>): Work | undefined {
  // DBLP adds a number to the names of people with the same name.
  const authors = personNames(info.authors?.author, (author) => parseDisplayName(author.text?.replace(/ \d{4}$/, '')));
  const arxiv = info.volume?.startsWith('abs/') ? info.volume.slice(4) : undefined;
  const type = TYPES[info.type ?? ''] ?? 'document';
  const editorship = info.type === 'Editorship';
  return buildWork('dblp', {
    id: info.key,
    type: info.key?.startsWith('phd/') ? 'thesis' : type,
    title: info.title,
    authors: editorship ? undefined : authors,
    editors: editorship ? authors : undefined,
    dates: [info.year],
    container: info.venue[0],
    collection: info.venue[1],
    volume: info.volume,
    issue: info.number,
    page: info.pages,
    publisher: info.publisher,
    genre: type === 'article' ? 'preprint' : undefined,
    doi: info.doi,
    arxiv: arxiv ?? info.ee.find((link) => link.includes('arxiv.org/abs/')),
    isbn: info.isbn,
    url: info.url ?? (info.key && `https://dblp.org/rec/${info.key}`),
    openAccess: info.access === undefined ? undefined : info.access === 'open',
  });
}

/** Requests the record of a DOI as BibTeX; for other formats DBLP returns an HTML page first. */
function byDoi(doi: string): Request {
  const url = `https://dblp.org/doi/${encodeDoi(doi)}.bib`;
  return defineRecordRequest(
    { url, format: 'text', headers: { accept: 'application/x-bibtex, text/plain' } },
    z.string(),
    dblpEntry,
  );
}

/** Returns the longest words of a title, which are the rarest: DBLP finds nothing for long queries. */
function rarest(title: string): string {
  const words = plainWords(title).split(' ');
  const kept = new Set([...words].sort((a, b) => b.length - a.length).slice(0, 8));
  return words.filter((word) => kept.has(word)).join(' ');
}

function searchWorks(q: string, most: number): Request {
  const url = buildUrl('https://dblp.org/search/publ/api', { q, format: 'json', h: most, c: 0 });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ result }) =>
    result.hits.hit.map((hit) => dblpWork(hit.info)),
  );
}

/** The number of words of each title in a combined search. */
const CLAUSES = 6;

const longestWords = ({ title = '' }: WorkQuery): string[] =>
  [...new Set(plainWords(title).split(' '))].sort((a, b) => b.length - a.length).slice(0, CLAUSES);

/**
 * Combines titles in a syntax that has "or" between words only: the longest words of all titles are one alternative, the
 * second longest another, and so on. A work with one of the titles matches all alternatives, and few other works do.
 */
function clauses(queries: WorkQuery[]): string {
  const rows = queries.map((query) => {
    const words = longestWords(query);
    return Array.from({ length: CLAUSES }, (_, index) => words[index] ?? words[words.length - 1]);
  });
  const choices = Array.from({ length: CLAUSES }, (_, index) => [...new Set(rows.flatMap((row) => row[index] ?? []))]);
  return choices.map((choice) => choice.join('|')).join(' ');
}

const VENUES = venueRegistersOf('dblp');

export const dblp: ConnectorDefinition = {
  ...declared('dblp'),
  version: 2,
  complete: {
    venues: VENUES,
    named: { fact: 'isInDblp', kind: 'conference', since: 1990, until: VENUES[0]?.until },
  },
  lookUp: { doi: (doi) => byDoi(doi) },
  search(query) {
    const words = searchWords(query);
    if (!words) return undefined;
    const author = query.title ? firstAuthorName(query) : undefined;
    const q = [rarest(words), author && lettersAndDigits(author)].filter(Boolean).join(' ');
    return searchWorks(q, recordLimit(query, 30));
  },
  combinedSearch: {
    maxSearches: 12,
    maxRecords: 300,
    recordsPerSearch: 25,
    words: (query) => longestWords(query).flatMap((word) => tokens(word)),
    request: (queries, size) => searchWorks(clauses(queries), size),
  },
};
