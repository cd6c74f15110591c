import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition } from '../connector-definition';
import { declared } from '../declared';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, recordList, text, texts } from '../mapping/lenient-schemas';
import { removeBrackets } from '../mapping/plain-text';
import { buildWork } from '../mapping/build-work';
import type { CslType } from '@veracite/model/csl';

const docShape = z.object({
  id: text,
  title: text,
  author: texts,
  ...fields(text, 'source publicationdateyear description publisher'),
  ...fields(texts, 'publicationtype issn isbn language'),
  url: text,
});
const FIELDS = Object.keys(docShape.shape).join(',');
const reply = z.object({ response: z.object({ docs: recordList(docShape) }) });

function typeOf(doc: z.infer<typeof docShape>): CslType {
  const kinds = doc.publicationtype.join(' ');
  if (/dissertation|thes[ie]s/i.test(kinds)) return 'thesis';
  if (/book/i.test(kinds) && !/journal/i.test(kinds)) return 'book';
  if (doc.id?.startsWith('EJ')) return 'article-journal';
  return /speeches|meeting papers/i.test(kinds) ? 'paper-conference' : 'report';
}

/** Some records have volume, issue and pages in the name of the journal: "Journal, v12 n3 p45-67 2015". */
const SOURCE = /^(?<journal>.{1,200}?), v(?<volume>\w{1,10})(?: n(?<issue>[\w-]{1,10}))?(?: p(?<page>[\w-]{1,20}))?/;

function ericWork(doc: z.infer<typeof docShape>) {
  const inside = SOURCE.exec(doc.source ?? '')?.groups;
  return buildWork('eric', {
    id: doc.id,
    type: typeOf(doc),
    title: removeBrackets(doc.title),
    authors: personNames(doc.author, parseInvertedName),
    dates: [doc.publicationdateyear],
    container: doc.id?.startsWith('EJ') ? (inside?.['journal'] ?? doc.source) : undefined,
    volume: inside?.['volume'],
    issue: inside?.['issue'],
    page: inside?.['page'],
    publisher: doc.publisher,
    language: doc.language[0],
    abstract: doc.description,
    doi: /doi\.org\//.test(doc.url ?? '') ? doc.url : undefined,
    isbn: doc.isbn.map((isbn) => isbn.replace(/^ISBN-?/, '')),
    issn: doc.issn.map((issn) => issn.replace(/^E?ISSN-?/, '')),
    url: doc.id && `https://eric.ed.gov/?id=${doc.id}`,
  });
}

export const eric: ConnectorDefinition = {
  ...declared('eric'),
  version: 2,
  lookUp: {},
  search(query) {
    const words = searchWords(query, 200);
    if (!words) return undefined;
    // Phrases and fields find nothing, without an error. The records are compared here.
    const search = [plainWords(words), query.title && firstAuthorName(query)].filter(Boolean).join(' ');
    const url = buildUrl('https://api.ies.ed.gov/eric/', {
      search,
      format: 'json',
      start: 0,
      rows: recordLimit(query, 20),
      fields: FIELDS,
    });
    return defineRequest({ url, format: 'json', list: true }, reply, ({ response }) => response.docs.map(ericWork));
  },
};
