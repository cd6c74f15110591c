import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { fieldAnyOf, quotePhrase } from '../queries/lucene';
import { plainWords, firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, recordList, text, texts, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const docShape = z.object({
  bibcode: text,
  title: texts,
  author: texts,
  author_count: integer,
  ...fields(text, 'year pubdate pub volume issue'),
  page: texts,
  page_range: text,
  publisher: text,
  ...fields(texts, 'doi identifier issn isbn'),
  doctype: text,
  property: texts,
  citation_count: integer,
});
const FIELDS = Object.keys(docShape.shape).join(',');
const reply = z.object({ response: z.object({ docs: recordList(docShape) }) });

const TYPES = workTypes('nasa-ads');

function adsWork(doc: z.infer<typeof docShape>) {
  const arxiv = doc.identifier.find((id) => /^arxiv:/i.test(id));
  const type = TYPES[doc.doctype ?? ''] ?? (doc.pub?.startsWith('arXiv') ? 'article' : 'article-journal');
  return buildWork('nasa-ads', {
    id: doc.bibcode,
    type,
    title: doc.title[0],
    otherTitles: doc.title.slice(1),
    authors: personNames(doc.author, parseInvertedName),
    dates: [doc.pubdate?.replace(/-00/g, ''), doc.year],
    years: [Number(doc.year)],
    container: doc.pub?.startsWith('arXiv') ? 'arXiv' : doc.pub,
    volume: doc.volume,
    issue: doc.issue,
    page: doc.page_range ?? doc.page[0],
    publisher: doc.publisher,
    genre: type === 'article' ? 'preprint' : undefined,
    doi: doc.doi.find((doi) => !/10\.48550/.test(doi)) ?? doc.doi[0],
    arxiv,
    bibcode: doc.bibcode,
    isbn: doc.isbn,
    issn: doc.issn,
    url: doc.bibcode && `https://ui.adsabs.harvard.edu/abs/${encodeURIComponent(doc.bibcode)}`,
    openAccess: doc.property.includes('OPENACCESS') || undefined,
    citedBy: doc.citation_count,
    authorsTruncated: (doc.author_count ?? 0) > doc.author.length || undefined,
  });
}

function requestWorks(q: string, rows: number): Request {
  const url = buildUrl('https://api.adsabs.harvard.edu/v1/search/query', {
    q,
    fl: FIELDS,
    rows,
    start: 0,
    sort: 'score desc',
  });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ response }) => response.docs.map(adsWork));
}

export const nasaAds: ConnectorDefinition = {
  ...declared('nasa-ads'),
  version: 1,
  lookUp: {
    bibcode: (bibcode) => requestWorks(`bibcode:${quotePhrase(bibcode)}`, 1),
    doi: (doi) => requestWorks(`doi:${quotePhrase(doi)}`, 2),
    arxiv: (id) => requestWorks(`identifier:${quotePhrase(`arXiv:${id}`)}`, 2),
  },
  bulk: {
    doi: { maxValues: 20, request: (dois) => requestWorks(fieldAnyOf('doi', dois), 50) },
    bibcode: { maxValues: 20, request: (bibcodes) => requestWorks(fieldAnyOf('bibcode', bibcodes), 50) },
  },
  search(query) {
    const words = searchWords(query, 250);
    if (!words) return undefined;
    const author = query.title ? firstAuthorName(query) : undefined;
    const title = query.title ? `title:(${plainWords(words)})` : plainWords(words);
    return requestWorks(author ? `${title} author:${quotePhrase(`^${author}`)}` : title, recordLimit(query, 25));
  },
};
