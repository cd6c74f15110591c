import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';

const volumeShape = z.object({
  id: text,
  volumeInfo: z.object({
    ...fields(text, 'title subtitle publisher publishedDate description pageCount printType language'),
    ...fields(text, 'canonicalVolumeLink'),
    authors: texts,
    industryIdentifiers: listOf(z.object({ type: text, identifier: text })),
  }),
  searchInfo: optionalObject({ textSnippet: text }),
});
const reply = z.object({ kind: z.literal('books#volumes'), items: listOf(volumeShape) });

function volumeWork(isbn: string | undefined, { id, volumeInfo: it }: z.infer<typeof volumeShape>) {
  const numbers = it.industryIdentifiers
    .filter((industryIdentifier) => industryIdentifier.type?.startsWith('ISBN'))
    .map((item) => item.identifier);
  return buildWork('google-books', {
    id,
    type: it.printType === 'MAGAZINE' ? 'periodical' : 'book',
    title: it.title,
    subtitle: it.subtitle,
    authors: personNames(it.authors, parseDisplayName),
    dates: [it.publishedDate],
    years: [it.publishedDate],
    publisher: it.publisher,
    pageCount: it.pageCount,
    language: it.language,
    abstract: it.description,
    isbn: [isbn, ...numbers.sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))],
    url: it.canonicalVolumeLink ?? (id && `https://books.google.com/books?id=${id}`),
  });
}

function requestWorks(q: string, maxResults: number, isbn?: string): Request {
  const url = buildUrl('https://www.googleapis.com/books/v1/volumes', {
    q,
    maxResults,
    printType: 'books',
    country: 'US',
  });
  return defineRequest({ url, format: 'json', list: true }, reply, ({ items }) =>
    items.map((item) => volumeWork(isbn, item)),
  );
}

export const googleBooks: ConnectorDefinition = {
  ...declared('google-books'),
  version: 1,
  lookUp: { isbn: (isbn) => requestWorks(`isbn:${isbn}`, 3, isbn) },
  search(query) {
    const words = searchWords(query, 200);
    if (!words) return undefined;
    const author = query.title ? firstAuthorName(query) : undefined;
    const title = query.title ? `intitle:"${plainWords(query.title.split(/[:;]/)[0] ?? words)}"` : plainWords(words);
    return requestWorks(author ? `${title} inauthor:${plainWords(author)}` : title, recordLimit(query, 20));
  },
};
