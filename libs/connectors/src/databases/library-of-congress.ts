import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, firstAuthorName, recordLimit, searchWords } from '../queries/search-words';
import { defineRequest, type ConnectorDefinition } from '../connector-definition';
import { findYear } from '../mapping/csl-dates';
import { parseInvertedName, personNames, organizationName } from '../mapping/person-names';
import { fields, optionalObject, recordList, text, texts } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';

/** Names as strings, or each as the only key of an object with a URL. */
const people = z.preprocess(
  (list) =>
    Array.isArray(list)
      ? list.map((one: unknown) => (typeof one === 'object' && one !== null ? Object.keys(one)[0] : one))
      : list,
  texts,
);
const resultShape = z.object({
  ...fields(text, 'id url title date'),
  contributor: people,
  ...fields(texts, 'number_lccn number_isbn original_format'),
  item: optionalObject({ title: text, date: text, contributors: people, created_published: texts, language: texts }),
});
const reply = z.object({ results: recordList(resultShape) });

/** Place, publisher and year: "Rouen, J. Lemonnyer, 1879-80." or "New York : Knopf, 1994". */
function imprint(text: string | undefined): { place?: string; publisher?: string } {
  const [place, ...rest] = (text ?? '').split(/ ?[:,] /);
  const publisher = rest.filter((part) => findYear(part) === undefined).join(', ');
  return publisher && place ? { place, publisher } : {};
}

/** Contributors to a copy, not to the work. */
const OF_THE_COPY = /^(?:former owner|printer|bookseller|binder|publisher|engraver)$/i;
/** Life dates: "1919-2013", "approximately 1251-approximately 1297", "active 12th century". */
const LIFE = /\d{3,4}|\bcentury\b/;

/** Parses "Lessing, Doris, 1919-2013." and "shakespeare, william". Collections and libraries are not authors. */
function contributorOf(raw: string) {
  if (/\bcollection\b|library of congress/i.test(raw)) return undefined;
  const parts = raw.replace(/\.$/, '').split(', ');
  if (parts.some((one) => OF_THE_COPY.test(one))) return undefined;
  const name = parts.filter((one, at) => at === 0 || !LIFE.test(one)).join(', ');
  const cased =
    name === name.toLowerCase() ? name.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase()) : name;
  return cased.includes(',') ? parseInvertedName(cased) : organizationName(cased);
}

function locWork(result: z.infer<typeof resultShape>) {
  const contributors = result.item?.contributors.length ? result.item.contributors : result.contributor;
  const made = result.item?.created_published[0];
  const date = result.item?.date ?? result.date ?? made;
  const id = /\/item\/([\w-]{1,40})/.exec(result.id ?? result.url ?? '')?.[1];
  return buildWork('library-of-congress', {
    id: id ?? result.id,
    type: result.original_format.some((format) => /map/i.test(format)) ? 'map' : 'book',
    title: (result.item?.title ?? result.title)?.replace(/ ?\/ .{1,300}$/, '').replace(/ ([:;]) /g, '$1 '),
    otherTitles: [result.title],
    authors: personNames(contributors, contributorOf),
    dates: [date],
    years: [date, made],
    ...imprint(made),
    language: result.item?.language[0],
    isbn: result.number_isbn,
    url: id && `https://www.loc.gov/item/${id}/`,
  });
}

export const libraryOfCongress: ConnectorDefinition = {
  version: 2,
  source: {
    name: 'Library of Congress',
    homepage: 'https://www.loc.gov',
    coverage: 'The national library of the United States: about 25 million catalog records of books, maps and more.',
    group: 'specialised',
  },
  asked: { searches: { book: 4 } },
  control: { title: 'The structure of scientific revolutions', family: 'Kuhn', year: 1962 },
  documentation: 'https://www.loc.gov/apis/json-and-yaml/',
  pace: { requests: 1, seconds: 6, concurrent: 1 },
  lookUp: {},
  search(query) {
    const words = searchWords(query, 200);
    if (!words) return undefined;
    const q = [plainWords(words), query.title && firstAuthorName(query)].filter(Boolean).join(' ');
    const url = buildUrl('https://www.loc.gov/books/', {
      q,
      fo: 'json',
      c: recordLimit(query, 25),
      sp: 1,
      at: 'results,pagination',
      all: 'true',
    });
    return defineRequest({ url, format: 'json', list: true }, reply, ({ results }) => results.map(locWork));
  },
};
