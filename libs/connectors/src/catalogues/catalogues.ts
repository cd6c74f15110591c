import { fold } from '@veracite/text/fold';
import { SMALL_WORDS } from '@veracite/text/small-words';
import type { Work, WorkQuery } from '@veracite/model/work';
import catalogues from '../../data/catalogues.json';
import type { ConnectorDefinition, ControlWork, Pace } from '../connector-definition';
import { controlValue, valuesAt, type MarcRecord } from '../mapping/marc-record';
import { marcWork, partsLike, type MarcFormat } from '../mapping/marc-work';
import { firstAuthorName, plainWords, recordLimit, searchWords } from '../queries/search-words';
import { requestRecords, type SruServer } from './sru';

/** One library catalog, as declared in `data/catalogues.json`. */
interface Catalogue extends SruServer {
  name: string;
  homepage: string;
  coverage: string;
  documentation: string;
  isAggregator?: boolean;
  format: MarcFormat;
  /** Terms of queries; `$` is replaced by a word, or inside quotation marks by all words. */
  terms: { isbn: string; title: string; name: string; anywhere: string };
  /** The address of a record; `$` is replaced by its number. Default: the one that the record has. */
  record?: string;
  /** Its place among the databases that decide whether an ISBN is another work's. Default: it only finds works by it. */
  identifiers?: number;
  searches: { book: number; chapter: number };
  /** Its place among the databases of books. */
  books: number;
  control: ControlWork;
  pace: Pace;
}

export type CatalogueId = keyof typeof catalogues;

const DECLARED = catalogues as Record<CatalogueId, Catalogue>;

/** Words of a query at most: catalogs require all of them, and each may be misspelled. */
const MAX_WORDS = 8;
const MAX_RECORDS = 20;

const SMALL = new Set([...SMALL_WORDS, ...'the of and for in on to from with an at by as'.split(' ')]);
const isTelling = (word: string): boolean => word.length > 1 && !SMALL.has(word.toLowerCase());

const wordsOf = (text: string): string[] => fold(text).split(' ').filter(isTelling);

/** Returns the term of a query for the telling words of a text. */
function term(template: string, text: string): string {
  const all = [...new Set(plainWords(text).split(' '))];
  const telling = all.filter(isTelling);
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  if (template.includes('"')) return template.replace('$', () => words.join(' '));
  return words.map((word) => template.replace('$', () => word)).join(' and ');
}

/** The title before its subtitle, which editions and catalogs differ in. */
function mainTitle(title: string): string {
  const [main = title] = title.split(/[:;.?!] /);
  return wordsOf(main).length > 1 ? main : title;
}

/** Returns the query for a book: of a part, the one that it is in. */
function bookQuery({ terms }: Catalogue, query: WorkQuery): string | undefined {
  const { containerTitle, title, editors } = query;
  const book = title === undefined ? undefined : (containerTitle ?? title);
  const words = book ?? searchWords(query, 200);
  if (!words || !plainWords(words)) return undefined;
  const name = firstAuthorName(containerTitle === undefined ? query : { authors: editors });
  return book === undefined
    ? term(terms.anywhere, words)
    : [term(terms.title, mainTitle(book)), name && term(terms.name, name)].filter(Boolean).join(' and ');
}

function define(id: CatalogueId, catalogue: Catalogue): ConnectorDefinition {
  const { name, homepage, coverage, format, record: address, books, searches, identifiers } = catalogue;
  const urlOf = (record: MarcRecord): string | undefined => {
    const number = controlValue(record, '001');
    if (address !== undefined) return number && address.replace('$', () => encodeURIComponent(number));
    const lccn = valuesAt(record, ['010a'])[0]?.replace(/\s/g, '');
    const own = controlValue(record, '003');
    if (own?.startsWith('http')) return own;
    return id === 'library-of-congress' && lccn ? `https://lccn.loc.gov/${encodeURIComponent(lccn)}` : undefined;
  };
  const byIsbn = (isbn: string) =>
    requestRecords(catalogue, term(catalogue.terms.isbn, isbn), 5, (record) =>
      [marcWork(id, record, format, urlOf, isbn)].flatMap((work) => work ?? []),
    );
  return {
    version: 3,
    source: { name, homepage, coverage, group: 'specialised' },
    asked: {
      ...(identifiers ? { identifiers: { isbn: identifiers } } : { lastIdentifiers: { isbn: books } }),
      searches,
    },
    holds: { books },
    ...(catalogue.isAggregator && { isAggregator: true }),
    control: catalogue.control,
    documentation: catalogue.documentation,
    onlyDocumented: true,
    pace: catalogue.pace,
    lookUp: { isbn: byIsbn },
    search(query) {
      const cql = bookQuery(catalogue, query);
      if (cql === undefined) return undefined;
      const words = new Set(query.containerTitle === undefined ? [] : wordsOf(query.title ?? ''));
      const read = (record: MarcRecord): Work[] => {
        const work = marcWork(id, record, format, urlOf);
        return work ? [work, ...partsLike(work, words, wordsOf)] : [];
      };
      return requestRecords(catalogue, cql, recordLimit({ limit: 2 * (query.limit ?? 5) }, MAX_RECORDS), read);
    },
  };
}

/** The connectors of library catalogs. */
export const CATALOGUES = Object.fromEntries(
  (Object.keys(DECLARED) as CatalogueId[]).map((id) => [id, define(id, DECLARED[id])]),
) as Record<CatalogueId, ConnectorDefinition>;
