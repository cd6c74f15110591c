import { z } from 'zod';
import { buildUrl, encodePathSegment } from '../queries/url';
import { quotePhrase } from '../queries/lucene';
import { joinWithOr, searchByTerms } from '../queries/term-search';
import { plainWords, firstAuthorName, searchWords } from '../queries/search-words';
import { defineRecordRequest, defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import type { WorkQuery } from '@veracite/model/work';
import { dataciteWork, recordShape } from '../mapping/datacite-work';
import { recordList } from '../mapping/lenient-schemas';

const DOIS = 'https://api.datacite.org/dois';
const single = z.object({ data: recordShape });
const list = z.object({ data: recordList(recordShape) });

function listed(question: { ids: string } | { query: string }, size: number): Request {
  const url = buildUrl(DOIS, { ...question, 'page[size]': size, 'disable-facets': 'true' });
  return defineRequest({ url, format: 'json', list: true }, list, ({ data }) => data.map(dataciteWork));
}

function termsOf(query: WorkQuery): string | undefined {
  const words = searchWords(query);
  if (!words) return undefined;
  const author = query.title ? firstAuthorName(query) : undefined;
  const title = query.title
    ? `titles.title:${quotePhrase(query.title)} OR titles.title:(${plainWords(words)})`
    : plainWords(words);
  return author ? `(${title}) AND creators.name:${quotePhrase(author)}` : title;
}

const lookUp = (doi: string): Request =>
  defineRecordRequest({ url: `${DOIS}/${encodePathSegment(doi)}`, format: 'json' }, single, ({ data }) =>
    dataciteWork(data),
  );

export const datacite: ConnectorDefinition = {
  ...declared('datacite'),
  version: 1,
  ownDois: /^10\.(?:48550|5281|6084|5061|7910|17605|4230|3929|14279|25384|17632|7488)\//,
  lookUp: {
    doi: lookUp,
    arxiv: (id) => lookUp(`10.48550/arxiv.${id}`),
  },
  bulk: {
    doi: {
      maxValues: 50,
      accepts: (doi) => !doi.includes(','),
      request: (dois) => listed({ ids: dois.join(',') }, dois.length),
    },
  },
  ...searchByTerms({
    buildTerms: termsOf,
    request: (query, size) => listed({ query }, size),
    maxRecords: 100,
    combined: { maxSearches: 10, join: joinWithOr },
  }),
};
