import { z } from 'zod';
import { address } from '../asking/address';
import { anyOf, phrase } from '../asking/lucene';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import { isoDate } from '../reading/dates';
import { inverted, names } from '../reading/names';
import { records, text, texts, whole } from '../reading/shape';
import { workOf } from '../reading/work';
import type { CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';

const docShape = z.object({
  bibcode: text,
  title: texts,
  author: texts,
  author_count: whole,
  year: text,
  pubdate: text,
  pub: text,
  volume: text,
  issue: text,
  page: texts,
  page_range: text,
  publisher: text,
  doi: texts,
  identifier: texts,
  issn: texts,
  isbn: texts,
  doctype: text,
  property: texts,
  citation_count: whole,
});
const FIELDS = Object.keys(docShape.shape).join(',');
const reply = z.object({ response: z.object({ docs: records(docShape) }) });

const TYPES: { [type: string]: CslType } = {
  article: 'article-journal',
  eprint: 'article',
  inproceedings: 'paper-conference',
  abstract: 'paper-conference',
  proceedings: 'book',
  book: 'book',
  inbook: 'chapter',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  techreport: 'report',
  software: 'software',
  catalog: 'dataset',
  dataset: 'dataset',
};

function adsWork(doc: z.infer<typeof docShape>): Work | undefined {
  const arxiv = doc.identifier.find((id) => /^arxiv:/i.test(id));
  const type = TYPES[doc.doctype ?? ''] ?? (doc.pub?.startsWith('arXiv') ? 'article' : 'article-journal');
  return workOf('nasa-ads', {
    id: doc.bibcode,
    type,
    title: doc.title[0],
    otherTitles: doc.title.slice(1),
    authors: names(doc.author, inverted),
    issued: isoDate(doc.pubdate?.replace(/-00/g, '')) ?? isoDate(doc.year),
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

function asked(q: string, rows: number): Step {
  const url = address('https://api.adsabs.harvard.edu/v1/search/query', {
    q,
    fl: FIELDS,
    rows,
    start: 0,
    sort: 'score desc',
  });
  return step({ url, format: 'json', list: true }, reply, ({ response }) => response.docs.map(adsWork));
}

export const nasaAds: Definition = {
  version: 1,
  source: {
    name: 'NASA ADS',
    homepage: 'https://ui.adsabs.harvard.edu',
    coverage: 'More than 16 million records of astronomy, physics and the geosciences.',
    disciplines: ['physics'],
    types: ['article-journal', 'article', 'paper-conference', 'book', 'thesis'],
    identifiers: ['bibcode', 'doi', 'arxiv'],
    group: 'scientific',
  },
  documentation: 'https://github.com/adsabs/adsabs-dev-api',
  // 5,000 a day.
  pace: { requests: 2, seconds: 1, concurrent: 2 },
  key: {
    place: { header: 'authorization', prefix: 'Bearer ' },
    needed: 'always',
    from: 'https://ui.adsabs.harvard.edu/user/settings/token',
  },
  lookUp: {
    bibcode: (bibcode) => asked(`bibcode:${phrase(bibcode)}`, 1),
    doi: (doi) => asked(`doi:${phrase(doi)}`, 2),
    arxiv: (id) => asked(`identifier:${phrase(`arXiv:${id}`)}`, 2),
  },
  bulk: {
    doi: { most: 20, ask: (dois) => asked(anyOf('doi', dois), 50) },
    bibcode: { most: 20, ask: (bibcodes) => asked(anyOf('bibcode', bibcodes), 50) },
  },
  search(query) {
    const words = wordsOf(query, 250);
    if (!words) return undefined;
    const author = query.title ? firstAuthor(query) : undefined;
    const title = query.title ? `title:(${bareWords(words)})` : bareWords(words);
    return asked(author ? `${title} author:${phrase(`^${author}`)}` : title, limitOf(query, 25));
  },
};
