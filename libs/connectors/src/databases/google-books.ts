import { z } from 'zod';
import { address } from '../asking/address';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import { isoDate, yearIn } from '../reading/dates';
import { displayed, names } from '../reading/names';
import { many, part, text, texts } from '../reading/shape';
import { workOf } from '../reading/work';
import type { Work } from '@veracite/model/work';

const volumeShape = z.object({
  id: text,
  volumeInfo: z.object({
    title: text,
    subtitle: text,
    authors: texts,
    publisher: text,
    publishedDate: text,
    description: text,
    industryIdentifiers: many(z.object({ type: text, identifier: text })),
    pageCount: text,
    printType: text,
    language: text,
    canonicalVolumeLink: text,
  }),
  searchInfo: part({ textSnippet: text }),
});
const reply = z.object({ kind: z.literal('books#volumes'), items: many(volumeShape) });

function volumeWork(isbn: string | undefined, { id, volumeInfo: it }: z.infer<typeof volumeShape>): Work | undefined {
  const numbers = it.industryIdentifiers.filter((one) => one.type?.startsWith('ISBN')).map((one) => one.identifier);
  return workOf('google-books', {
    id,
    type: it.printType === 'MAGAZINE' ? 'periodical' : 'book',
    title: it.title,
    subtitle: it.subtitle,
    authors: names(it.authors, displayed),
    issued: isoDate(it.publishedDate),
    years: [yearIn(it.publishedDate)],
    publisher: it.publisher,
    pageCount: it.pageCount,
    language: it.language,
    abstract: it.description,
    isbn: [isbn, ...numbers.sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))],
    url: it.canonicalVolumeLink ?? (id && `https://books.google.com/books?id=${id}`),
  });
}

function asked(q: string, maxResults: number, isbn?: string): Step {
  const url = address('https://www.googleapis.com/books/v1/volumes', {
    q,
    maxResults,
    printType: 'books',
    country: 'US',
  });
  return step({ url, format: 'json', list: true }, reply, ({ items }) => items.map((item) => volumeWork(isbn, item)));
}

export const googleBooks: Definition = {
  version: 1,
  source: {
    name: 'Google Books',
    homepage: 'https://books.google.com',
    coverage: 'Tens of millions of books, with self-published ones among them.',
    disciplines: ['books', 'humanities', 'social', 'general'],
    types: ['book'],
    identifiers: ['isbn'],
    group: 'specialised',
  },
  documentation: 'https://developers.google.com/books/docs/v1/using',
  pace: { requests: 1, seconds: 1, concurrent: 2 },
  key: {
    place: { param: 'key' },
    needed: 'always',
    from: 'https://console.cloud.google.com/apis/library/books.googleapis.com',
  },
  keepHours: 24,
  lookUp: { isbn: (isbn) => asked(`isbn:${isbn}`, 3, isbn) },
  search(query) {
    const words = wordsOf(query, 200);
    if (!words) return undefined;
    const author = query.title ? firstAuthor(query) : undefined;
    const title = query.title ? `intitle:"${bareWords(query.title.split(/[:;]/)[0] ?? words)}"` : bareWords(words);
    return asked(author ? `${title} inauthor:${bareWords(author)}` : title, limitOf(query, 20));
  },
};
