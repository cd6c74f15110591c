import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { fieldAnyOf, quotePhrase } from '../queries/lucene';
import { fieldTerms, joinWithOr, searchByTerms } from '../queries/term-search';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames, personName } from '../mapping/person-names';
import { fields, flag, recordList, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const docShape = z.object({
  ...fields(text, 'halId_s uri_s docType_s'),
  ...fields(texts, 'title_s subTitle_s authFullName_s authFirstName_s authLastName_s'),
  ...fields(text, 'producedDate_s producedDateY_i publicationDateY_i journalTitle_s journalPublisher_s'),
  ...fields(text, 'journalIssn_s bookTitle_s conferenceTitle_s volume_s'),
  issue_s: texts,
  page_s: text,
  publisher_s: texts,
  ...fields(text, 'doiId_s arxivId_s pubmedId_s isbn_s'),
  abstract_s: texts,
  language_s: texts,
  openAccess_bool: flag,
});
const FIELDS = Object.keys(docShape.shape).join(',');
const reply = z.object({ response: z.object({ docs: recordList(docShape) }) });

/** HAL's document types (api.archives-ouvertes.fr/ref/doctype). */
const TYPES = workTypes('hal');

function halWork(doc: z.infer<typeof docShape>) {
  const parallel = doc.authLastName_s.length > 0 && doc.authLastName_s.length === doc.authFirstName_s.length;
  const type = TYPES[doc.docType_s ?? ''] ?? 'document';
  return buildWork('hal', {
    id: doc.halId_s ?? doc.uri_s,
    type,
    title: doc.title_s[0],
    subtitle: doc.subTitle_s[0],
    otherTitles: doc.title_s.slice(1),
    authors: parallel
      ? doc.authLastName_s.flatMap((family, index) => personName(family, doc.authFirstName_s[index]) ?? [])
      : personNames(doc.authFullName_s, parseDisplayName),
    dates: [doc.producedDate_s, doc.publicationDateY_i ?? doc.producedDateY_i],
    years: [Number(doc.publicationDateY_i), Number(doc.producedDateY_i)],
    container: doc.journalTitle_s ?? doc.bookTitle_s ?? doc.conferenceTitle_s,
    event: doc.conferenceTitle_s,
    volume: doc.volume_s,
    issue: doc.issue_s[0],
    page: doc.page_s,
    publisher: doc.publisher_s[0] ?? doc.journalPublisher_s,
    genre: type === 'article' ? 'preprint' : undefined,
    language: doc.language_s[0],
    abstract: doc.abstract_s[0],
    doi: doc.doiId_s,
    arxiv: doc.arxivId_s,
    pmid: doc.pubmedId_s,
    isbn: [doc.isbn_s],
    issn: [doc.journalIssn_s],
    url: doc.uri_s,
    openAccess: doc.openAccess_bool,
  });
}

function requestWorks(q: string, rows: number): Request {
  const url = buildUrl('https://api.archives-ouvertes.fr/search/', { q, fl: FIELDS, rows, start: 0, wt: 'json' });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ response }) => response.docs.map(halWork));
}

const termsOf = fieldTerms({ title: 'title_t:($)', author: 'authFullName_t:($)' });

export const hal: ConnectorDefinition = {
  ...declared('hal'),
  version: 1,
  lookUp: {
    doi: (doi) => requestWorks(`doiId_s:${quotePhrase(doi)}`, 3),
    arxiv: (id) => requestWorks(`arxivId_s:${quotePhrase(id)}`, 3),
    pmid: (pmid) => requestWorks(`pubmedId_s:${quotePhrase(pmid)}`, 3),
  },
  bulk: { doi: { maxValues: 30, request: (dois) => requestWorks(fieldAnyOf('doiId_s', dois), 100) } },
  ...searchByTerms({
    buildTerms: termsOf,
    request: requestWorks,
    maxRecords: 100,
    combined: { maxSearches: 10, join: joinWithOr },
  }),
};
