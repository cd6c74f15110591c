import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, recordList, text, texts, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import type { Work } from '@veracite/model/work';

const named = listOf(z.union([z.object({ name: text }), z.string().transform((name) => ({ name }))]));
const editionShape = z.object({
  ...fields(text, 'key url title subtitle publish_date number_of_pages'),
  authors: named,
  publishers: named,
  publish_places: named,
  identifiers: optionalObject({ isbn_10: texts, isbn_13: texts }),
});
const editions = z.record(z.string(), editionShape);

const docShape = z.object({
  ...fields(text, 'key title subtitle number_of_pages_median'),
  ...fields(texts, 'author_name publisher isbn language'),
  first_publish_year: integer,
  publish_year: listOf(integer),
});
const found = z.object({ docs: recordList(docShape) });
const FIELDS =
  'key,title,subtitle,author_name,first_publish_year,publish_year,publisher,isbn,number_of_pages_median,language';

function editionWork(asked: string, edition: z.infer<typeof editionShape>): Work | undefined {
  return buildWork('open-library', {
    id: edition.key?.split('/').pop(),
    type: 'book',
    title: edition.title,
    subtitle: edition.subtitle,
    authors: personNames(edition.authors, (author) => parseDisplayName(author.name)),
    dates: [edition.publish_date],
    years: [edition.publish_date],
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

/** Maps a work with all its editions: it has the years of every edition and one of several publishers. */
function docWork(doc: z.infer<typeof docShape>): Work | undefined {
  const years = doc.publish_year.filter((year) => year !== undefined);
  return buildWork('open-library', {
    id: doc.key?.split('/').pop(),
    type: 'book',
    title: doc.title,
    subtitle: doc.subtitle,
    authors: personNames(doc.author_name, parseDisplayName),
    years: [doc.first_publish_year, ...years],
    publisher: doc.publisher[0],
    pageCount: doc.number_of_pages_median,
    isbn: doc.isbn.slice(0, 50),
    language: doc.language[0],
    url: doc.key && `https://openlibrary.org${doc.key}`,
  });
}

function byIsbn(isbns: string[]): Request {
  const bibkeys = isbns.map((isbn) => `ISBN:${isbn}`).join(',');
  const url = buildUrl('https://openlibrary.org/api/books', { bibkeys, format: 'json', jscmd: 'data' });
  return defineRequest({ url, format: 'json' }, editions, (reply) =>
    Object.entries(reply).map(([key, edition]) => editionWork(key, edition)),
  );
}

export const openLibrary: ConnectorDefinition = {
  ...declared('open-library'),
  version: 2,
  lookUp: { isbn: (isbn) => byIsbn([isbn]) },
  bulk: { isbn: { maxValues: 50, request: byIsbn } },
  search(query) {
    const words = searchWords(query, 200);
    if (!words) return undefined;
    const fields = query.title
      ? { title: plainWords(query.title.split(/[:;]/)[0] ?? words), author: firstAuthorName(query) }
      : { q: plainWords(words) };
    const url = buildUrl('https://openlibrary.org/search.json', {
      ...fields,
      fields: FIELDS,
      limit: recordLimit(query, 20),
    });
    return defineRequest({ url, format: 'json', list: true }, found, ({ docs }) => docs.map(docWork));
  },
};
