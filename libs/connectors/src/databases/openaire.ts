import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { quotePhrase } from '../queries/lucene';
import { joinWithAnd, joinWithOr, searchByTerms } from '../queries/term-search';
import { plainWords, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import type { WorkQuery } from '@veracite/model/work';
import { parseInvertedName, personNames, personName } from '../mapping/person-names';
import { fields, listOf, optionalObject, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import type { CslType } from '@veracite/model/csl';
import { workTypes } from '../mapping/work-types';

const pids = listOf(z.object({ scheme: text, value: text }));
const productShape = z.object({
  ...fields(text, 'id type mainTitle subTitle publicationDate publisher'),
  authors: listOf(z.object({ fullName: text, name: text, surname: text })),
  container: optionalObject({
    ...fields(text, 'name issnPrinted issnOnline vol iss sp ep'),
  }),
  pids,
  instances: listOf(z.object({ type: text, pids, urls: texts, alternateIdentifiers: pids })),
  descriptions: texts,
  language: optionalObject({ code: text }),
  bestAccessRight: optionalObject({ label: text }),
  indicators: optionalObject({ citationImpact: optionalObject({ citationCount: text }) }),
});
const reply = z.object({ header: z.unknown(), results: listOf(productShape) });

const TYPES = workTypes('openaire');
const BROAD: { [type: string]: CslType } = { publication: 'article-journal', dataset: 'dataset', software: 'software' };

function openaireWork(it: z.infer<typeof productShape>) {
  const all = [...it.pids, ...it.instances.flatMap((instance) => [...instance.pids, ...instance.alternateIdentifiers])];
  const pid = (scheme: string): string | undefined => all.find((item) => item.scheme?.toLowerCase() === scheme)?.value;
  const kind = it.instances.map((instance) => TYPES[instance.type ?? '']).find((type) => type !== undefined);
  const type = kind ?? BROAD[it.type ?? ''] ?? 'document';
  return buildWork('openaire', {
    id: it.id,
    type,
    title: it.mainTitle,
    subtitle: it.subTitle,
    authors: personNames(it.authors, (author) =>
      author.surname ? personName(author.surname, author.name) : parseInvertedName(author.fullName),
    ),
    dates: [it.publicationDate],
    container: it.container?.name,
    volume: it.container?.vol,
    issue: it.container?.iss,
    pages: [it.container?.sp, it.container?.ep],
    publisher: it.publisher,
    genre: type === 'article' ? 'preprint' : undefined,
    language: it.language?.code === 'und' ? undefined : it.language?.code,
    abstract: it.descriptions[0],
    doi: pid('doi'),
    arxiv: pid('arxiv'),
    pmid: pid('pmid'),
    pmcid: pid('pmc'),
    issn: [it.container?.issnPrinted, it.container?.issnOnline],
    url: it.id && `https://explore.openaire.eu/search/result?id=${encodeURIComponent(it.id)}`,
    openAccess: it.bestAccessRight?.label ? /^open/i.test(it.bestAccessRight.label) : undefined,
    citedBy: it.indicators?.citationImpact?.citationCount
      ? Math.round(Number(it.indicators.citationImpact.citationCount))
      : undefined,
  });
}

function requestWorks(query: { [name: string]: string | number }): Request {
  const url = buildUrl('https://api.openaire.eu/graph/v3/research-products', { ...query, page: 1 });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ results }) => results.map(openaireWork));
}

function termsOf(query: WorkQuery): string | undefined {
  const words = searchWords(query, 250);
  return words && plainWords(words);
}

export const openaire: ConnectorDefinition = {
  ...declared('openaire'),
  version: 1,
  lookUp: { doi: (doi) => requestWorks({ pid: quotePhrase(doi), pageSize: 3 }) },
  bulk: {
    doi: { maxValues: 20, request: (dois) => requestWorks({ pid: dois.map(quotePhrase).join(' OR '), pageSize: 50 }) },
  },
  ...searchByTerms({
    buildTerms: termsOf,
    request: (search, size) => requestWorks({ search, pageSize: size, sortBy: 'relevance DESC' }),
    maxRecords: 100,
    combined: { maxSearches: 10, join: (terms) => joinWithOr(terms.map(joinWithAnd)) },
  }),
};
