import type { CslItem } from '@veracite/model/csl';
import { json, plainText, tail, type Player } from '../player';
import { isDataCite, type Shelf } from '../shelf';

const TYPES: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'journal-article',
  'paper-conference': 'proceedings-article',
  book: 'book',
  chapter: 'book-chapter',
  article: 'posted-content',
  thesis: 'dissertation',
  report: 'report',
  dataset: 'dataset',
  standard: 'standard',
};

export function crossrefRecord(item: CslItem): Record<string, unknown> {
  const date = item.issued?.['date-parts'] ? { 'date-parts': item.issued['date-parts'] } : { 'date-parts': [[null]] };
  return {
    DOI: item.DOI,
    type: TYPES[item.type] ?? 'other',
    title: item.title ? [item.title] : [],
    author: item.author?.map((name, at) => ({
      ...(name.literal ? { name: name.literal } : { given: name.given, family: name.family, suffix: name.suffix }),
      sequence: at === 0 ? 'first' : 'additional',
      affiliation: [],
    })),
    editor: item.editor,
    'container-title': item['container-title'] ? [item['container-title']] : [],
    'short-container-title': item['container-title-short'] ? [item['container-title-short']] : [],
    issued: date,
    published: date,
    'published-print': date,
    volume: item.volume,
    issue: item.issue,
    page: item.page,
    'article-number': item.number,
    publisher: item.publisher,
    'publisher-location': item['publisher-place'],
    ISSN: item.ISSN ? [item.ISSN] : [],
    ISBN: item.ISBN ? [item.ISBN] : [],
    'is-referenced-by-count': 0,
    URL: `https://doi.org/${item.DOI ?? ''}`,
  };
}

const list = (items: CslItem[]) =>
  json({
    status: 'ok',
    'message-type': 'work-list',
    message: { 'total-results': items.length, items: items.map(crossrefRecord) },
  });

export const crossref: Player = {
  hosts: ['api.crossref.org'],
  holds: (item) => item.DOI !== undefined && !isDataCite(item),
  answer({ path, query }, shelf: Shelf) {
    const doi = tail(path, '/works/');
    if (doi) {
      if (query.has('select')) return json({ status: 'failed', message: [{ type: 'parameter-not-allowed' }] }, 400);
      const item = shelf.byDoi(doi);
      return item
        ? json({ status: 'ok', 'message-type': 'work', message: crossrefRecord(item) })
        : plainText('Resource not found.', 404);
    }
    if (path !== '/works') return plainText('Resource not found.', 404);
    const rows = Number(query.get('rows') ?? 20);
    const filter = query.get('filter');
    if (filter) {
      const dois = filter.split(',').map((part) => part.replace(/^doi:/, ''));
      const found = dois.map((one) => shelf.byDoi(one)).filter((item) => item !== undefined);
      return list([...new Set(found)].slice(0, rows).reverse());
    }
    const words = ['query.bibliographic', 'query', 'query.title', 'query.author'].map((name) => query.get(name) ?? '');
    // Crossref ranks by the words shared and leaves none out for lacking others.
    return list(shelf.search(words.join(' '), rows, 0));
  },
};
