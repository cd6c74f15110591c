import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, plainText, tail, type FakeServer } from '../fake-server';
import { dblpSearch } from './dblp-search';
import { fullName, numberOf } from '../holdings';

const TYPES: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'Journal Articles',
  'paper-conference': 'Conference and Workshop Papers',
  article: 'Informal and Other Publications',
  book: 'Books and Theses',
};

function hit(item: CslItem) {
  const authors = (item.author ?? []).map((name) => ({ '@pid': '0/1', text: fullName(name) }));
  return {
    '@score': '5',
    '@id': String(numberOf(item)),
    info: {
      authors: { author: authors.length === 1 ? authors[0] : authors },
      title: `${item.title ?? ''}.`,
      venue: item['container-title'] ?? 'CoRR',
      volume: item.volume,
      number: item.issue,
      pages: item.page,
      year: String(yearOf(item) ?? ''),
      type: TYPES[item.type],
      access: 'open',
      key: `conf/stand/${numberOf(item)}`,
      doi: item.DOI?.toUpperCase(),
      ee: item.DOI && `https://doi.org/${item.DOI}`,
      url: `https://dblp.org/rec/conf/stand/${numberOf(item)}`,
    },
  };
}

const KINDS: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'article',
  'paper-conference': 'inproceedings',
  article: 'article',
};

function bibtex(item: CslItem): string {
  const fields = {
    author: (item.author ?? []).map(fullName).join(' and\n                  '),
    title: item.title,
    [item.type === 'paper-conference' ? 'booktitle' : 'journal']: item['container-title'] ?? 'CoRR',
    volume: item.volume,
    number: item.issue,
    pages: item.page?.replace('-', '--'),
    year: yearOf(item),
    url: item.DOI && `https://doi.org/${item.DOI.toUpperCase()}`,
    doi: item.DOI?.toUpperCase(),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name.padEnd(12)} = {${value}}`] : []));
  return `@${KINDS[item.type] ?? 'misc'}{DBLP:conf/stand/${numberOf(item)},\n${lines.join(',\n')}\n}\n`;
}

export const dblp: FakeServer = {
  hosts: ['dblp.org'],
  holds: (item) => item.PMID === undefined && TYPES[item.type] !== undefined && item.type !== 'book',
  answer({ path, query }, holdings) {
    const doi = tail(path, '/doi/')?.replace(/\.bib$/, '');
    if (doi !== undefined) {
      const item = holdings.byDoi(doi);
      return item ? { type: 'application/x-bibtex', body: bibtex(item) } : plainText('no such record', 404);
    }
    const found = dblpSearch(query.get('q') ?? '', holdings, Number(query.get('h') ?? 30));
    const total = String(found.length);
    const hits = {
      '@total': total,
      '@computed': total,
      '@sent': total,
      '@first': '0',
      ...(found.length > 0 && { hit: found.map(hit) }),
    };
    return json({ result: { query: query.get('q'), status: { '@code': '200', text: 'OK' }, hits } });
  },
};
