import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { fullName, numberOf } from '../holdings';

function volume(item: CslItem) {
  const [title, ...rest] = (item.title ?? '').split(': ');
  return {
    kind: 'books#volume',
    id: `vol${numberOf(item)}`,
    volumeInfo: {
      title,
      subtitle: rest.length > 0 ? rest.join(': ') : undefined,
      authors: (item.author ?? item.editor ?? []).map(fullName),
      publisher: item.publisher,
      publishedDate: String(yearOf(item) ?? ''),
      industryIdentifiers: item.ISBN ? [{ type: 'ISBN_13', identifier: item.ISBN }] : [],
      printType: 'BOOK',
      language: 'en',
    },
  };
}

export const googleBooks: FakeServer = {
  hosts: ['www.googleapis.com'],
  holds: (item) => item.type === 'book',
  answer({ query }, holdings) {
    if (!query.get('key')) return json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 429);
    const q = query.get('q') ?? '';
    const isbn = /^isbn:(\w+)$/.exec(q)?.[1];
    const found = isbn
      ? [holdings.byIsbn(isbn)].filter((item) => item !== undefined)
      : holdings.search(q.replace(/\bin(?:title|author):/g, ' '), Number(query.get('maxResults') ?? 10));
    return json({
      kind: 'books#volumes',
      totalItems: found.length,
      ...(found.length > 0 && { items: found.map(volume) }),
    });
  },
};
