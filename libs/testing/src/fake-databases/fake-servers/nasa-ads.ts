import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, quoted, type FakeServer } from '../fake-server';
import { arxivOf, firstPage, invertedName, isoOf, type Holdings } from '../holdings';

function doc(item: CslItem) {
  return {
    bibcode: `${yearOf(item) ?? 2000}Stand...1....1A`,
    title: [item.title],
    author: (item.author ?? []).map(invertedName),
    author_count: item.author?.length ?? 0,
    year: String(yearOf(item) ?? ''),
    pubdate: (isoOf(item) ?? '').padEnd(10, '-00').slice(0, 10),
    pub: item['container-title'] ?? 'arXiv e-prints',
    volume: item.volume,
    issue: item.issue,
    page: firstPage(item) ? [firstPage(item)] : undefined,
    page_range: item.page,
    doi: item.DOI ? [item.DOI] : undefined,
    identifier: arxivOf(item) ? [`arXiv:${arxivOf(item) ?? ''}`] : [],
    doctype: item.type === 'article' ? 'eprint' : item.type === 'paper-conference' ? 'inproceedings' : 'article',
    property: [],
  };
}

function searched(q: string, holdings: Holdings, rows: number): CslItem[] {
  const values = quoted(q);
  if (/^(?:doi|identifier|bibcode):/.test(q))
    return values.map((value) => holdings.byDoi(value) ?? holdings.byArxiv(value)).filter((item) => item !== undefined);
  return holdings.search(q.replace(/\b(?:title|author):/g, ' '), rows);
}

export const nasaAds: FakeServer = {
  hosts: ['api.adsabs.harvard.edu'],
  holds: (item) => item.type !== 'dataset',
  answer({ query, headers }, holdings) {
    if (!headers.authorization) return json({ error: 'Unauthorized' }, 401);
    const docs = searched(query.get('q') ?? '', holdings, Number(query.get('rows') ?? 10)).map(doc);
    return json({ responseHeader: { status: 0 }, response: { numFound: docs.length, start: 0, docs } });
  },
};
