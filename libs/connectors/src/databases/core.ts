import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { fieldAnyOf, quotePhrase } from '../queries/lucene';
import { searchBy, fieldTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, recordList, text, texts, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const resultShape = z.object({
  ...fields(text, 'id title yearPublished publishedDate publisher doi arxivId pubmedId abstract documentType'),
  authors: listOf(z.object({ name: text })),
  journals: listOf(z.object({ title: text, identifiers: texts })),
  identifiers: listOf(z.object({ type: text, identifier: text })),
  language: optionalObject({ code: text }),
  citationCount: integer,
});
const reply = z.object({ results: recordList(resultShape) });

const TYPES = workTypes('core');

function coreWork(it: z.infer<typeof resultShape>) {
  const journal = it.journals[0];
  const doi = it.doi ?? it.identifiers.find((identifier) => identifier.type?.toUpperCase() === 'DOI')?.identifier;
  const preprint = it.arxivId !== undefined && !doi;
  const type =
    TYPES[it.documentType ?? ''] ?? (preprint ? 'article' : journal?.title || doi ? 'article-journal' : 'document');
  return buildWork('core', {
    id: it.id,
    type,
    title: it.title,
    authors: personNames(it.authors, (author) => parseInvertedName(author.name)),
    dates: [it.publishedDate?.slice(0, 10), it.yearPublished],
    years: [it.yearPublished],
    container: journal?.title,
    // Publishers of harvested records are in single quotes.
    publisher: it.publisher?.replace(/^'(.*)'$/, '$1'),
    genre: preprint ? 'preprint' : undefined,
    language: it.language?.code,
    abstract: it.abstract,
    doi,
    arxiv: it.arxivId,
    pmid: it.pubmedId,
    issn: journal?.identifiers.map((id) => id.replace(/^issn:/i, '')),
    url: it.id && `https://core.ac.uk/works/${it.id}`,
    openAccess: true,
    citedBy: it.citationCount,
  });
}

function requestWorks(q: string, limit: number): Request {
  // Without the last slash it redirects, and the redirect loses the key.
  const url = buildUrl('https://api.core.ac.uk/v3/search/works/', { q, limit, offset: 0 });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ results }) => results.map(coreWork));
}

export const core: ConnectorDefinition = {
  ...declared('core'),
  version: 2,
  lookUp: { doi: (doi) => requestWorks(`doi:${quotePhrase(doi)}`, 3) },
  bulk: { doi: { maxValues: 20, request: (dois) => requestWorks(fieldAnyOf('doi', dois), 50) } },
  search: searchBy(fieldTerms({ title: 'title:($)', author: 'authors:""' }), requestWorks, 25),
};
