import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { searchBy, fieldTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseInitialsLastName, personNames, personName } from '../mapping/person-names';
import { fields, flag, listOf, text, textAt, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const dollar = textAt('$');
const entryShape = z.object({
  ...fields(text, 'error eid article-number subtype'),
  ...fields(text, 'dc:title dc:creator prism:publicationName prism:coverDate prism:volume prism:issueIdentifier'),
  ...fields(text, 'prism:pageRange prism:issn prism:eIssn prism:doi prism:aggregationType dc:description'),
  author: listOf(z.object({ authname: text, surname: text, 'given-name': text })),
  'prism:isbn': listOf(dollar),
  'citedby-count': integer,
  openaccessFlag: flag,
});
const reply = z.object({ 'search-results': z.object({ entry: listOf(entryShape) }) });

/** Scopus document types. */
const TYPES = workTypes('scopus');

function scopusWork(it: z.infer<typeof entryShape>) {
  // An empty result is a single entry with an error.
  if (it.error) return undefined;
  const retracted = it.subtype === 'tb';
  const cut = it.author.length === 0;
  const hyphened = (issn: string | undefined): string | undefined => issn?.replace(/^(\w{4})(\w{4})$/, '$1-$2');
  return buildWork('scopus', {
    id: it.eid,
    type: TYPES[it.subtype ?? ''] ?? 'document',
    title: it['dc:title']?.replace(/^RETRACTED:? /, ''),
    authors: cut
      ? personNames([it['dc:creator']], (name) => parseInitialsLastName(name?.replace(/\./g, '')))
      : personNames(it.author, (author) =>
          author.surname
            ? personName(author.surname, author['given-name'])
            : parseInitialsLastName(author.authname?.replace(/\./g, '')),
        ),
    dates: [it['prism:coverDate']],
    container: it['prism:publicationName'],
    volume: it['prism:volume'],
    issue: it['prism:issueIdentifier'],
    page: it['prism:pageRange'],
    number: it['article-number'],
    abstract: it['dc:description'],
    doi: it['prism:doi'],
    isbn: it['prism:isbn'],
    issn: [hyphened(it['prism:issn']), hyphened(it['prism:eIssn'])],
    url: it.eid && `https://www.scopus.com/record/display.uri?eid=${it.eid}&origin=inward`,
    notices: retracted ? [{ standing: 'retracted', source: 'scopus' }] : undefined,
    openAccess: it.openaccessFlag,
    citedBy: it['citedby-count'],
    // Without a subscription the record has the first author only.
    authorsTruncated: cut || undefined,
  });
}

function requestWorks(query: string, count: number): Request {
  const url = buildUrl('https://api.elsevier.com/content/search/scopus', { query, count, start: 0 });
  return defineRequest({ url, format: 'json', list: true }, reply, (it) => it['search-results'].entry.map(scopusWork));
}

export const scopus: ConnectorDefinition = {
  ...declared('scopus'),
  version: 1,
  lookUp: { doi: (doi) => requestWorks(`DOI("${doi.replace(/"/g, '')}")`, 1) },
  bulk: {
    doi: {
      maxValues: 20,
      request: (dois) => requestWorks(dois.map((doi) => `DOI("${doi.replace(/"/g, '')}")`).join(' OR '), 25),
    },
  },
  search: searchBy(
    fieldTerms({ title: 'TITLE($)', author: 'AUTH($)', anywhere: 'ALL($)', maxLength: 200 }),
    requestWorks,
    20,
  ),
};
