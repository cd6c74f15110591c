import { z } from 'zod';
import { quotePhrase } from '../queries/lucene';
import { fieldTerms, joinWithOr, searchByTerms } from '../queries/term-search';
import { encodePathSegment } from '../queries/url';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, recordList, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import type { Work } from '@veracite/model/work';

export const recordShape = z.object({
  id: text,
  bibjson: z.object({
    ...fields(text, 'title year month start_page end_page abstract'),
    author: listOf(z.object({ name: text })),
    journal: optionalObject({
      ...fields(text, 'title volume number publisher'),
      issns: texts,
      language: texts,
    }),
    identifier: listOf(z.object({ type: text, id: text })),
  }),
});
const reply = z.object({ results: recordList(recordShape) });

export function doajWork({ id, bibjson: it }: z.infer<typeof recordShape>): Work | undefined {
  const identifier = (kind: RegExp): string[] =>
    it.identifier.flatMap((identifier) => (identifier.id && kind.test(identifier.type ?? '') ? [identifier.id] : []));
  return buildWork('doaj', {
    id,
    type: 'article-journal',
    title: it.title,
    authors: personNames(it.author, (author) => parseDisplayName(author.name)),
    dates: [it.month && /^\d{1,2}$/.test(it.month) ? `${it.year}-${it.month.padStart(2, '0')}` : it.year],
    container: it.journal?.title,
    volume: it.journal?.volume,
    issue: it.journal?.number,
    pages: [it.start_page, it.end_page],
    publisher: it.journal?.publisher,
    language: it.journal?.language[0]?.toLowerCase(),
    abstract: it.abstract,
    doi: identifier(/^doi$/i)[0],
    issn: [...identifier(/issn$/i), ...(it.journal?.issns ?? [])],
    url: id && `https://doaj.org/article/${id}`,
    openAccess: true,
  });
}

function requestWorks(query: string, size: number): Request {
  const url = `https://doaj.org/api/search/articles/${encodePathSegment(query)}?page=1&pageSize=${size}`;
  return defineRequest({ url, format: 'json', list: true }, reply, ({ results }) => results.map(doajWork));
}

const termsOf = fieldTerms({ title: 'bibjson.title:($)', author: 'bibjson.author.name:""' });

export const doaj: ConnectorDefinition = {
  ...declared('doaj'),
  version: 1,
  lookUp: { doi: (doi) => requestWorks(`doi:${quotePhrase(doi)}`, 3) },
  bulk: {
    doi: {
      maxValues: 20,
      request: (dois) => requestWorks(dois.map((doi) => `doi:${quotePhrase(doi)}`).join(' OR '), 100),
    },
  },
  ...searchByTerms({
    buildTerms: termsOf,
    request: requestWorks,
    maxRecords: 100,
    combined: { maxSearches: 8, join: joinWithOr },
  }),
};
