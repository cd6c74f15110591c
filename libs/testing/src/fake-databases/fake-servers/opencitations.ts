import type { CslItem } from '@veracite/model/csl';
import { json, tail, type FakeServer } from '../fake-server';
import { invertedName, isoOf, type Holdings } from '../holdings';

const TYPES: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'journal article',
  'paper-conference': 'proceedings article',
  book: 'book',
  chapter: 'book chapter',
};

function row(item: CslItem) {
  return {
    id: `doi:${item.DOI?.toLowerCase() ?? ''}${item.PMID ? ` pmid:${item.PMID}` : ''} omid:br/06${item.DOI?.length ?? 0}`,
    title: item.title ?? '',
    author: (item.author ?? []).map((name) => `${invertedName(name)} [omid:ra/0610]`).join('; '),
    pub_date: isoOf(item) ?? '',
    issue: item.issue ?? '',
    volume: item.volume ?? '',
    venue: item['container-title']
      ? `${item['container-title']} [${item.ISSN ? `issn:${item.ISSN} ` : ''}omid:br/0620]`
      : '',
    type: TYPES[item.type] ?? '',
    page: item.page ?? '',
    publisher: item.publisher ? `${item.publisher} [crossref:78 omid:ra/0620]` : '',
    editor: '',
  };
}

function find(id: string, holdings: Holdings): CslItem | undefined {
  const value = id.slice(id.indexOf(':') + 1);
  if (id.startsWith('pmid:')) return holdings.byPmid(value);
  return id.startsWith('isbn:') ? holdings.byIsbn(value) : holdings.byDoi(value);
}

export const opencitations: FakeServer = {
  hosts: ['api.opencitations.net'],
  holds: (item) => item.DOI !== undefined,
  answer({ path }, holdings) {
    const ids = (tail(path, '/meta/v1/metadata/') ?? '').split('__');
    return json(
      ids
        .map((id) => find(id, holdings))
        .filter((item) => item !== undefined)
        .map(row),
    );
  },
};
