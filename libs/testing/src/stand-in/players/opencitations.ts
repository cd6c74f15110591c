import type { CslItem } from '@veracite/model/csl';
import { json, tail, type Player } from '../player';
import { invertedName, isoOf, type Shelf } from '../shelf';

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

function find(id: string, shelf: Shelf): CslItem | undefined {
  const value = id.slice(id.indexOf(':') + 1);
  if (id.startsWith('pmid:')) return shelf.byPmid(value);
  return id.startsWith('isbn:') ? shelf.byIsbn(value) : shelf.byDoi(value);
}

export const opencitations: Player = {
  hosts: ['api.opencitations.net'],
  holds: (item) => item.DOI !== undefined,
  answer({ path }, shelf) {
    const ids = (tail(path, '/meta/v1/metadata/') ?? '').split('__');
    return json(
      ids
        .map((id) => find(id, shelf))
        .filter((item) => item !== undefined)
        .map(row),
    );
  },
};
