import type { Work, WorkQuery } from '@veracite/model/work';
import catalogues from '../../data/catalogues.json';
import type { ConnectorDefinition } from '../connector-definition';
import { declared } from '../declared';
import { isSameBook, isTelling, tellingWords } from '../mapping/contents-note';
import { controlValue, valuesAt, type MarcRecord } from '../mapping/marc-record';
import { marcWork, partsLike, type MarcFormat } from '../mapping/marc-work';
import { firstAuthorName, plainWords, recordLimit, searchWords } from '../queries/search-words';
import { requestRecords, type SruServer } from './sru';

/** How a library catalog is asked, as `data/catalogues.json` has it. */
interface Catalogue extends SruServer {
  format: MarcFormat;
  /** Terms of queries; `$` is replaced by a word, or inside quotation marks by all words. */
  terms: { isbn: string; title: string; name: string; anywhere: string };
  /** The address of a record; `$` is replaced by its number. Default: the one that the record has. */
  record?: string;
  /** The field of a record with that number. Default: its control number. */
  number?: string;
}

export type CatalogueId = keyof typeof catalogues;

const SERVERS = catalogues as Record<CatalogueId, Catalogue>;

/** Words of a query at most: catalogs require all of them, and each may be misspelled. */
const MAX_WORDS = 8;
const MAX_RECORDS = 20;

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
  return tellingWords(main).size > 1 ? main : title;
}

/** Returns the query for a book, or for a part and the book that it is in, with the titles that it is for. */
function queryOf({ terms }: Catalogue, query: WorkQuery): { cql: string; titles?: string[] } | undefined {
  const { title, containerTitle = '', editors } = query;
  if (title === undefined) {
    const words = searchWords(query, 200);
    return words && plainWords(words) ? { cql: term(terms.anywhere, words) } : undefined;
  }
  const sought = [
    { title, name: firstAuthorName(query) },
    { title: containerTitle, name: firstAuthorName({ authors: editors }) },
  ].filter((item) => plainWords(item.title));
  const titles = sought.map((item) => mainTitle(item.title));
  const queries = sought.map(({ name }, index) =>
    [term(terms.title, titles[index] ?? ''), name && term(terms.name, name)].filter(Boolean).join(' and '),
  );
  const [first] = queries;
  if (first === undefined) return undefined;
  return { cql: queries.length > 1 ? queries.map((query) => `(${query})`).join(' or ') : first, titles };
}

function define(id: CatalogueId, catalogue: Catalogue): ConnectorDefinition {
  const { format, record: address, number: place } = catalogue;
  const urlOf = (record: MarcRecord): string | undefined => {
    const number = place ? valuesAt(record, [place])[0]?.replace(/\s/g, '') : controlValue(record, '001');
    if (address !== undefined) return number && address.replace('$', () => encodeURIComponent(number));
    const catalogue = controlValue(record, '003');
    return catalogue?.startsWith('http') ? catalogue : undefined;
  };
  const byIsbn = (isbn: string) =>
    requestRecords(catalogue, term(catalogue.terms.isbn, isbn), 5, (record) =>
      [marcWork(id, record, format, urlOf, isbn)].flatMap((work) => work ?? []),
    );
  return {
    ...declared(id),
    version: 3,
    lookUp: { isbn: byIsbn },
    search(query) {
      const { cql, titles } = queryOf(catalogue, query) ?? {};
      if (cql === undefined) return undefined;
      const { title = '', containerTitle = '' } = query;
      const limit = recordLimit({ limit: 2 * (query.limit ?? 5) }, MAX_RECORDS);
      const read = (record: MarcRecord): Work[] => {
        const work = marcWork(id, record, format, urlOf);
        if (!work) return [];
        const isContainer = work.csl.type === 'book' && isSameBook(work.csl.title ?? '', containerTitle);
        return isContainer ? [{ ...work, isContainer }, ...partsLike(work, tellingWords(title))] : [work];
      };
      return { ...requestRecords(catalogue, cql, limit, read), titles };
    },
  };
}

/** The connectors of library catalogs. */
export const CATALOGUES = Object.fromEntries(
  (Object.keys(SERVERS) as CatalogueId[]).map((id) => [id, define(id, SERVERS[id])]),
) as Record<CatalogueId, ConnectorDefinition>;
