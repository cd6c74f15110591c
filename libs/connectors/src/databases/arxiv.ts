import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { joinWithOr, searchByTerms } from '../queries/term-search';
import { plainWords, firstAuthorName, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import type { WorkQuery } from '@veracite/model/work';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { listOf, optionalObject, text, textAt } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { SourceError } from '../runtime/source-error';
import { normalizeArxiv } from '@veracite/model/identifiers';

const element = textAt('#');
const entryShape = z.object({
  id: element,
  title: element,
  published: element,
  updated: element,
  summary: element,
  author: listOf(z.object({ name: element })),
  doi: element,
  journal_ref: element,
  comment: element,
  primary_category: optionalObject({ '@term': text }),
});
const feed = z.object({ feed: z.object({ entry: listOf(entryShape) }) });

function arxivWork(entry: z.infer<typeof entryShape>) {
  const id = normalizeArxiv(entry.id ?? '');
  // A valid id of no work is returned as an entry without a title.
  if (!id || !entry.title) return undefined;
  const withdrawn =
    /\bwithdrawn\b/i.test(entry.comment ?? '') ||
    /^this (?:paper|article|submission) has been withdrawn/i.test(entry.summary ?? '');
  return buildWork('arxiv', {
    id,
    type: 'article',
    genre: 'preprint',
    title: entry.title,
    authors: personNames(entry.author, (author) => parseDisplayName(author.name)),
    dates: [entry.published],
    years: [entry.published, entry.updated, entry.journal_ref],
    container: 'arXiv',
    number: `arXiv:${id}`,
    publisher: 'arXiv',
    abstract: entry.summary,
    arxiv: id,
    doi: `10.48550/arxiv.${id}`,
    url: `https://arxiv.org/abs/${id}`,
    versionOf: entry.doi?.split(' ')[0],
    openAccess: true,
    notices: withdrawn ? [{ standing: 'withdrawn', url: `https://arxiv.org/abs/${id}`, source: 'arxiv' }] : undefined,
  });
}

function requestWorks(query: { [name: string]: string | number }): Request {
  const url = buildUrl('https://export.arxiv.org/api/query', query);
  return defineRequest(
    { url, format: 'xml', list: true, headers: { accept: 'application/atom+xml' } },
    feed,
    ({ feed: { entry } }) => {
      if (entry.some((record) => record.id?.includes('/api/errors')))
        throw new SourceError('refused', 'It refused the request with an error message.');
      return entry.map(arxivWork);
    },
  );
}

/** Builds the title as a phrase, or, because one wrong word defeats a phrase, its longest words with the author. */
function termsOf(query: WorkQuery): string | undefined {
  const words = searchWords(query, 250);
  if (!words || !query.title) return words && `all:${plainWords(words)}`;
  const title = plainWords(words);
  const author = firstAuthorName(query);
  const longest = [...new Set(title.split(' '))].sort((a, b) => b.length - a.length).slice(0, 3);
  const parts = [
    ...longest.map((word) => `ti:${word}`),
    ...(author ? [`au:${plainWords(author).replace(/ /g, '_')}`] : []),
  ];
  return `ti:"${title}" OR (${parts.join(' AND ')})`;
}

export const arxiv: ConnectorDefinition = {
  ...declared('arxiv'),
  version: 2,
  complete: { identifiers: ['arxiv'] },
  lookUp: { arxiv: (id) => requestWorks({ id_list: id, max_results: 1 }) },
  bulk: {
    arxiv: { maxValues: 100, request: (ids) => requestWorks({ id_list: ids.join(','), max_results: ids.length }) },
  },
  ...searchByTerms({
    buildTerms: termsOf,
    request: (terms, size) => requestWorks({ search_query: terms, start: 0, max_results: size, sortBy: 'relevance' }),
    maxRecords: 120,
    combined: { maxSearches: 15, join: joinWithOr },
  }),
};
