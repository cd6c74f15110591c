import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type Player } from '../player';
import { fullName, numberOf } from '../shelf';

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

export const dblp: Player = {
  hosts: ['dblp.org'],
  holds: (item) => item.PMID === undefined && TYPES[item.type] !== undefined && item.type !== 'book',
  answer({ query }, shelf) {
    const found = shelf.search(query.get('q') ?? '', Number(query.get('h') ?? 30));
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
