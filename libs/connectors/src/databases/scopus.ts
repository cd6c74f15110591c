import { z } from 'zod';
import { address } from '../asking/address';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import { isoDate } from '../reading/dates';
import { initialled, names, person } from '../reading/names';
import { flag, many, text, textAt, whole } from '../reading/shape';
import { workOf } from '../reading/work';
import type { CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';

const dollar = textAt('$');
const entryShape = z.object({
  error: text,
  eid: text,
  'dc:title': text,
  'dc:creator': text,
  author: many(z.object({ authname: text, surname: text, 'given-name': text })),
  'prism:publicationName': text,
  'prism:coverDate': text,
  'prism:volume': text,
  'prism:issueIdentifier': text,
  'prism:pageRange': text,
  'article-number': text,
  'prism:issn': text,
  'prism:eIssn': text,
  'prism:isbn': many(dollar),
  'prism:doi': text,
  subtype: text,
  'prism:aggregationType': text,
  'citedby-count': whole,
  openaccessFlag: flag,
  'dc:description': text,
});
const reply = z.object({ 'search-results': z.object({ entry: many(entryShape) }) });

/** Scopus document types. */
const TYPES: { [type: string]: CslType } = {
  ar: 'article-journal',
  re: 'article-journal',
  le: 'article-journal',
  ed: 'article-journal',
  no: 'article-journal',
  sh: 'article-journal',
  tb: 'article-journal',
  cp: 'paper-conference',
  cr: 'paper-conference',
  bk: 'book',
  ch: 'chapter',
  rp: 'report',
};

function scopusWork(it: z.infer<typeof entryShape>): Work | undefined {
  // An empty answer is one entry that says so.
  if (it.error) return undefined;
  const retracted = it.subtype === 'tb';
  const cut = it.author.length === 0;
  const hyphened = (issn: string | undefined): string | undefined => issn?.replace(/^(\w{4})(\w{4})$/, '$1-$2');
  return workOf('scopus', {
    id: it.eid,
    type: TYPES[it.subtype ?? ''] ?? 'document',
    title: it['dc:title']?.replace(/^RETRACTED:? /, ''),
    authors: cut
      ? names([it['dc:creator']], (name) => initialled(name?.replace(/\./g, '')))
      : names(it.author, (one) =>
          one.surname ? person(one.surname, one['given-name']) : initialled(one.authname?.replace(/\./g, '')),
        ),
    issued: isoDate(it['prism:coverDate']),
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
    standing: retracted ? 'retracted' : undefined,
    notices: retracted ? [{ standing: 'retracted', source: 'scopus' }] : undefined,
    openAccess: it.openaccessFlag,
    citedBy: it['citedby-count'],
    // Without a subscription the first author alone is given.
    authorsTruncated: cut || undefined,
  });
}

function asked(query: string, count: number): Step {
  const url = address('https://api.elsevier.com/content/search/scopus', { query, count, start: 0 });
  return step({ url, format: 'json', list: true }, reply, (it) => it['search-results'].entry.map(scopusWork));
}

export const scopus: Definition = {
  version: 1,
  source: {
    name: 'Scopus',
    homepage: 'https://www.scopus.com',
    coverage: 'Abstracts and citations of selected journals, books and conferences of all fields.',
    disciplines: ['general'],
    types: ['article-journal', 'paper-conference', 'book', 'chapter', 'report'],
    identifiers: ['doi', 'issn', 'isbn'],
    group: 'publisher',
  },
  documentation: 'https://dev.elsevier.com/documentation/ScopusSearchAPI.wadl',
  pace: { requests: 2, seconds: 1, concurrent: 2 },
  key: { place: { header: 'x-els-apikey' }, needed: 'always', from: 'https://dev.elsevier.com' },
  offBecause: 'Its free keys exclude commercial use: set a key once that is agreed with Elsevier.',
  keepHours: 24,
  lookUp: { doi: (doi) => asked(`DOI("${doi.replace(/"/g, '')}")`, 1) },
  bulk: {
    doi: { most: 20, ask: (dois) => asked(dois.map((doi) => `DOI("${doi.replace(/"/g, '')}")`).join(' OR '), 25) },
  },
  search(query) {
    const words = wordsOf(query, 200);
    if (!words) return undefined;
    const author = query.title ? firstAuthor(query) : undefined;
    const title = query.title ? `TITLE(${bareWords(words)})` : `ALL(${bareWords(words)})`;
    return asked(author ? `${title} AND AUTH(${bareWords(author)})` : title, limitOf(query, 20));
  },
};
