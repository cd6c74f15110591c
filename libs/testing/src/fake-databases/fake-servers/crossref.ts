import type { CslItem } from '@veracite/model/csl';
import { json, plainText, tail, type FakeServer } from '../fake-server';
import { isDataCite, type Holdings } from '../holdings';
import type { Update, UpdatesOf } from '../updates';

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

/** `DOI` is the notice's on the work's record, the work's on the notice's. */
function updateEntry({ type, year }: Update, doi: string) {
  return { DOI: doi, type, source: 'publisher', updated: { 'date-parts': [[year]] } };
}

function crossrefRecord(item: CslItem, updates: Update[] = [], stated: Update[] = []): Record<string, unknown> {
  const date = item.issued?.['date-parts'] ? { 'date-parts': item.issued['date-parts'] } : { 'date-parts': [[null]] };
  return {
    DOI: item.DOI,
    type: TYPES[item.type] ?? 'other',
    title: item.title ? [item.title] : [],
    author: item.author?.map((name, index) => ({
      ...(name.literal ? { name: name.literal } : { given: name.given, family: name.family, suffix: name.suffix }),
      sequence: index === 0 ? 'first' : 'additional',
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
    ...(updates.length > 0 && { 'updated-by': updates.map((update) => updateEntry(update, update.notice)) }),
    ...(stated.length > 0 && { 'update-to': stated.map((update) => updateEntry(update, update.of)) }),
    URL: `https://doi.org/${item.DOI ?? ''}`,
  };
}

const list = (items: Record<string, unknown>[]) =>
  json({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': items.length, items } });

export const crossref: FakeServer = {
  hosts: ['api.crossref.org'],
  holds: (item) => item.DOI !== undefined && !isDataCite(item),
  answer({ path, query }, holdings: Holdings, updatesOf: UpdatesOf) {
    const record = (item: CslItem) =>
      crossrefRecord(item, updatesOf(item.DOI, 'crossref'), updatesOf(item.DOI, 'crossref notice', 'notice'));
    const doi = tail(path, '/works/');
    if (doi) {
      if (query.has('select')) return json({ status: 'failed', message: [{ type: 'parameter-not-allowed' }] }, 400);
      const item = holdings.byDoi(doi);
      return item
        ? json({ status: 'ok', 'message-type': 'work', message: record(item) })
        : plainText('Resource not found.', 404);
    }
    if (path !== '/works') return plainText('Resource not found.', 404);
    const rows = Number(query.get('rows') ?? 20);
    const filter = query.get('filter');
    if (filter?.startsWith('updates:')) {
      const works = filter.split(',').map((part) => part.replace(/^updates:/, ''));
      const updates = works.flatMap((doi) => [...updatesOf(doi, 'crossref'), ...updatesOf(doi, 'crossref notice')]);
      return list(updates.map((update) => ({ DOI: update.notice, 'update-to': [updateEntry(update, update.of)] })));
    }
    const isbn = /^isbn:(\d+),type:/.exec(filter ?? '')?.[1];
    if (isbn) return list(holdings.all.filter((item) => item.type === 'chapter' && item.ISBN === isbn).map(record));
    const book = query.get('query.container-title');
    if (book)
      return list(
        holdings
          .search(book, 500, 0)
          .filter(({ type }) => type === 'chapter')
          .slice(0, rows)
          .map(record),
      );
    if (filter) {
      const dois = filter.split(',').map((part) => part.replace(/^doi:/, ''));
      const found = dois.map((doi) => holdings.byDoi(doi)).filter((item) => item !== undefined);
      return list([...new Set(found)].slice(0, rows).reverse().map(record));
    }
    const words = ['query.bibliographic', 'query', 'query.title', 'query.author'].map((name) => query.get(name) ?? '');
    // Crossref ranks by the words shared and leaves none out for lacking others.
    return list(holdings.search(words.join(' '), rows, 0).map(record));
  },
};
