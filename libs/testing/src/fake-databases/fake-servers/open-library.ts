import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { fullName, numberOf } from '../holdings';

function split(item: CslItem): { title?: string; subtitle?: string } {
  const [title, ...rest] = (item.title ?? '').split(': ');
  return rest.length > 0 ? { title, subtitle: rest.join(': ') } : { title };
}

function edition(item: CslItem) {
  return {
    key: `/books/OL${numberOf(item)}M`,
    url: `https://openlibrary.org/books/OL${numberOf(item)}M`,
    ...split(item),
    authors: (item.author ?? item.editor ?? []).map((name) => ({ name: fullName(name) })),
    publishers: item.publisher ? [{ name: item.publisher }] : [],
    publish_places: item['publisher-place'] ? [{ name: item['publisher-place'] }] : [],
    publish_date: String(yearOf(item) ?? ''),
    identifiers: item.ISBN ? { isbn_13: [item.ISBN] } : {},
  };
}

function work(item: CslItem) {
  return {
    key: `/works/OL${numberOf(item)}W`,
    ...split(item),
    author_name: (item.author ?? item.editor ?? []).map(fullName),
    first_publish_year: yearOf(item),
    publish_year: [yearOf(item)],
    publisher: item.publisher ? [item.publisher] : undefined,
    isbn: item.ISBN ? [item.ISBN] : undefined,
  };
}

export const openLibrary: FakeServer = {
  hosts: ['openlibrary.org'],
  holds: (item) => item.type === 'book',
  answer({ path, query }, holdings) {
    if (path === '/api/books') {
      const keys = (query.get('bibkeys') ?? '').split(',');
      const found = keys.map((key) => [key, holdings.byIsbn(key.replace('ISBN:', ''))] as const);
      return json(Object.fromEntries(found.flatMap(([key, item]) => (item ? [[key, edition(item)]] : []))));
    }
    const words = ['q', 'title', 'author'].map((name) => query.get(name) ?? '').join(' ');
    const docs = holdings.search(words, Number(query.get('limit') ?? 100)).map(work);
    return json({ numFound: docs.length, start: 0, docs });
  },
};
