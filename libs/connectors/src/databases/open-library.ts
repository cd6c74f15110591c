import { z } from 'zod';
import { address } from '../asking/address';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import { isoDate, yearIn } from '../reading/dates';
import { displayed, names } from '../reading/names';
import { many, part, records, text, texts, whole } from '../reading/shape';
import { workOf } from '../reading/work';
import type { Work } from '@veracite/model/work';

const named = many(z.union([z.object({ name: text }), z.string().transform((name) => ({ name }))]));
const editionShape = z.object({
  key: text,
  url: text,
  title: text,
  subtitle: text,
  authors: named,
  publishers: named,
  publish_places: named,
  publish_date: text,
  number_of_pages: text,
  identifiers: part({ isbn_10: texts, isbn_13: texts }),
});
const editions = z.record(z.string(), editionShape);

const docShape = z.object({
  key: text,
  title: text,
  subtitle: text,
  author_name: texts,
  first_publish_year: whole,
  publish_year: many(whole),
  publisher: texts,
  isbn: texts,
  number_of_pages_median: text,
  language: texts,
});
const found = z.object({ docs: records(docShape) });
const FIELDS =
  'key,title,subtitle,author_name,first_publish_year,publish_year,publisher,isbn,number_of_pages_median,language';

export function editionWork(asked: string, edition: z.infer<typeof editionShape>): Work | undefined {
  return workOf('open-library', {
    id: edition.key?.split('/').pop(),
    type: 'book',
    title: edition.title,
    subtitle: edition.subtitle,
    authors: names(edition.authors, (author) => displayed(author.name)),
    issued: isoDate(edition.publish_date),
    years: [yearIn(edition.publish_date)],
    publisher: edition.publishers[0]?.name,
    place: edition.publish_places[0]?.name,
    pageCount: edition.number_of_pages,
    isbn: [
      asked.replace('ISBN:', ''),
      ...(edition.identifiers?.isbn_13 ?? []),
      ...(edition.identifiers?.isbn_10 ?? []),
    ],
    url: edition.url,
  });
}

/** A work with its editions run together: every year counts, and the publisher is one of several. */
export function docWork(doc: z.infer<typeof docShape>): Work | undefined {
  const years = doc.publish_year.filter((year) => year !== undefined);
  return workOf('open-library', {
    id: doc.key?.split('/').pop(),
    type: 'book',
    title: doc.title,
    subtitle: doc.subtitle,
    authors: names(doc.author_name, displayed),
    years: [doc.first_publish_year, ...years],
    publisher: doc.publisher[0],
    pageCount: doc.number_of_pages_median,
    isbn: doc.isbn.slice(0, 50),
    language: doc.language[0],
    url: doc.key && `https://openlibrary.org${doc.key}`,
  });
}

function byIsbn(isbns: string[]): Step {
  const bibkeys = isbns.map((isbn) => `ISBN:${isbn}`).join(',');
  const url = address('https://openlibrary.org/api/books', { bibkeys, format: 'json', jscmd: 'data' });
  return step({ url, format: 'json' }, editions, (reply) =>
    Object.entries(reply).map(([key, edition]) => editionWork(key, edition)),
  );
}

export const openLibrary: Definition = {
  version: 2,
  source: {
    name: 'Open Library',
    homepage: 'https://openlibrary.org',
    coverage: 'More than 40 million editions of books, from library catalogues and readers.',
    disciplines: ['books', 'humanities', 'social', 'general'],
    types: ['book'],
    identifiers: ['isbn'],
    group: 'specialised',
  },
  documentation: 'https://openlibrary.org/developers/api',
  pace: { requests: 1, seconds: 1, concurrent: 1 },
  politePace: { requests: 3, seconds: 1, concurrent: 2 },
  lookUp: { isbn: (isbn) => byIsbn([isbn]) },
  bulk: { isbn: { most: 50, ask: byIsbn } },
  search(query) {
    const words = wordsOf(query, 200);
    if (!words) return undefined;
    const fields = query.title
      ? { title: bareWords(query.title.split(/[:;]/)[0] ?? words), author: firstAuthor(query) }
      : { q: bareWords(words) };
    const url = address('https://openlibrary.org/search.json', {
      ...fields,
      fields: FIELDS,
      limit: limitOf(query, 20),
    });
    return step({ url, format: 'json', list: true }, found, ({ docs }) => docs.map(docWork));
  },
};
