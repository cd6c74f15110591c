import { z } from 'zod';
import { address } from '../asking/address';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition } from '../definition';
import { isoDate } from '../reading/dates';
import { inverted, names } from '../reading/names';
import { records, text, texts } from '../reading/shape';
import { unbracketed } from '../reading/text';
import { workOf } from '../reading/work';
import type { CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';

const docShape = z.object({
  id: text,
  title: text,
  author: texts,
  source: text,
  publicationdateyear: text,
  description: text,
  publisher: text,
  publicationtype: texts,
  issn: texts,
  isbn: texts,
  language: texts,
  url: text,
});
const FIELDS = Object.keys(docShape.shape).join(',');
const reply = z.object({ response: z.object({ docs: records(docShape) }) });

function typeOf(doc: z.infer<typeof docShape>): CslType {
  const kinds = doc.publicationtype.join(' ');
  if (/dissertation|thes[ie]s/i.test(kinds)) return 'thesis';
  if (/book/i.test(kinds) && !/journal/i.test(kinds)) return 'book';
  if (doc.id?.startsWith('EJ')) return 'article-journal';
  return /speeches|meeting papers/i.test(kinds) ? 'paper-conference' : 'report';
}

/** "Journal, v12 n3 p45-67 2015": some records hold volume, issue and pages in the name of their journal. */
const SOURCE = /^(?<journal>.{1,200}?), v(?<volume>\w{1,10})(?: n(?<issue>[\w-]{1,10}))?(?: p(?<page>[\w-]{1,20}))?/;

function ericWork(doc: z.infer<typeof docShape>): Work | undefined {
  const inside = SOURCE.exec(doc.source ?? '')?.groups;
  return workOf('eric', {
    id: doc.id,
    type: typeOf(doc),
    title: unbracketed(doc.title),
    authors: names(doc.author, inverted),
    issued: isoDate(doc.publicationdateyear),
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

export const eric: Definition = {
  version: 2,
  source: {
    name: 'ERIC',
    homepage: 'https://eric.ed.gov',
    coverage: 'About 2 million records of education research: journals, reports, theses.',
    disciplines: ['education', 'social'],
    types: ['article-journal', 'report', 'thesis', 'book', 'paper-conference'],
    identifiers: [],
    group: 'scientific',
  },
  documentation: 'https://eric.ed.gov/?api',
  pace: { requests: 1, seconds: 1, concurrent: 1 },
  lookUp: {},
  search(query) {
    const words = wordsOf(query, 200);
    if (!words) return undefined;
    // Phrases and fields silently find nothing: bare words, compared here.
    const search = [bareWords(words), query.title && firstAuthor(query)].filter(Boolean).join(' ');
    const url = address('https://api.ies.ed.gov/eric/', {
      search,
      format: 'json',
      start: 0,
      rows: limitOf(query, 20),
      fields: FIELDS,
    });
    return step({ url, format: 'json', list: true }, reply, ({ response }) => response.docs.map(ericWork));
  },
};
