import { CATALOGUES } from '@veracite/connectors/catalogues/catalogues';
import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { normalizeIsbn } from '@veracite/model/identifiers';
import type { Stock } from '@veracite/testing/fake-databases/start';
import { fold } from '@veracite/text/fold';
import { halfHash } from '../../harness/shares';
import type { LabeledReference } from './sets';

/** Share of books of which a database has no record, or lacks half of the parts. */
const LACKED = 0.04;
/** Share of Crossref's parts of books without pages, of books with unnumbered DOIs, and of titles without their subtitle. */
const UNPAGED = 0.2;
const UNNUMBERED = 0.3;
const SHORTENED = 0.3;
/** Catalogs with tables of contents in their records; the others link to scans, or have none. */
const WITH_CONTENTS: readonly DatabaseId[] = ['library-of-congress', 'swisscovery'];
/** Chapters with DOIs that show that a publisher registers the chapters of its books. */
const LEAST_REGISTERED = 3;
/** Parts of a book at least, and pages of a made-up part. */
const LEAST_PARTS = 14;
const PAGES = 22;
/** Pages of a book at least. */
const LEAST_PAGES = 50;

const isInShare = (text: string, share: number): boolean => halfHash(text) % 1_000 < share * 1_000;

const publisherOf = ({ publisher = '' }: CslItem): string => fold(publisher).split(' ')[0] ?? '';

/** Returns the publishers most of whose chapters in the set have a DOI. */
function registrants(chapters: readonly CslItem[]): ReadonlySet<string> {
  const all = new Map<string, CslItem[]>();
  for (const csl of chapters) all.set(publisherOf(csl), [...(all.get(publisherOf(csl)) ?? []), csl]);
  const names = [...all].flatMap(([name, own]) => {
    const registered = own.filter(({ DOI }) => DOI !== undefined).length;
    return name && registered >= LEAST_REGISTERED && registered >= own.length / 2 ? [name] : [];
  });
  return new Set(names);
}

/**
 * Returns what library catalogs and Crossref hold of the books of a set: the books, and for those whose publisher registers
 * chapters, or whose catalog record lists them, the chapters of the set among made-up ones.
 * @param contents share of books whose parts the catalogs with tables of contents list
 */
export function booksOf(rows: readonly LabeledReference[], titles: readonly string[], contents: number): Stock {
  const chapters = rows.flatMap(({ kind, csl }) =>
    kind === 'chapter' && csl['container-title'] && yearOf(csl) ? [csl] : [],
  );
  const registering = registrants(chapters);
  const byBook = new Map<string, CslItem[]>();
  for (const csl of chapters) {
    const key = `${fold(csl['container-title'] ?? '')} ${yearOf(csl)}`;
    byBook.set(key, [...(byBook.get(key) ?? []), csl]);
  }
  const lengths = rows
    .flatMap(({ csl }) => (csl.type === 'book' ? pagesIn(csl['number-of-pages']) : []))
    .filter((item) => item >= LEAST_PAGES);
  const registered = new Set<CslItem>();
  const listed = new Set<CslItem>();
  const works = [...byBook.values()].flatMap((cited, place) => {
    const book = bookOf(cited, place, lengths);
    const parts = partsOf(book, cited, place, titles);
    const isRegistered = cited.some((item) => item.DOI ?? registering.has(publisherOf(item)));
    for (const part of parts) {
      if (isRegistered) registered.add(part);
      if (isInShare(`contents ${book.title}`, contents)) listed.add(part);
    }
    return [book, ...parts];
  });
  const books = rows.flatMap(({ kind, csl }) => (kind === 'book' ? [{ ...csl, DOI: undefined }] : []));
  return {
    works: [...works, ...books],
    holds: (database, item) => {
      const isLacking = isInShare(`${database} ${item['container-title'] ?? item.title}`, LACKED);
      if (item.type === 'book') return database in CATALOGUES && !isLacking;
      if (isLacking && isInShare(`lacked ${item.title}`, 0.5)) return false;
      return database === 'crossref' ? registered.has(item) : WITH_CONTENTS.includes(database) && listed.has(item);
    },
  };
}

const pagesIn = (text = ''): number[] => (text.match(/\d{1,5}/g) ?? []).map(Number);

/** Returns the book of chapters, as long as another book of the set or at least its chapters. Records often lack its subtitle. */
function bookOf(cited: readonly CslItem[], place: number, lengths: readonly number[]): CslItem {
  const [first] = cited;
  const named = first?.['container-title'] ?? '';
  const length = lengths[halfHash(named) % lengths.length] ?? 0;
  const isbn = cited.map(({ ISBN }) => normalizeIsbn(ISBN ?? '')).find((item) => item !== undefined);
  return {
    type: 'book',
    title: isInShare(`title ${named}`, SHORTENED) ? named.split(': ')[0] : named,
    editor: first?.editor,
    publisher: first?.publisher,
    'publisher-place': first?.['publisher-place'],
    issued: first?.issued,
    ISBN: isbn ?? madeUpIsbn(place),
    ...(length > 0 && { 'number-of-pages': String(Math.max(length, ...cited.flatMap(({ page }) => pagesIn(page)))) }),
  };
}

function madeUpIsbn(place: number): string {
  const digits = `979${String(800000000 + place)}`;
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns the parts of a book in the order of their pages: those of the set, and others with titles of the set between them. */
function partsOf(book: CslItem, cited: readonly CslItem[], place: number, titles: readonly string[]): CslItem[] {
  const name = book.title ?? '';
  const parts = paged(cited).map(({ csl, pages }, index): CslItem => ({
    ...(csl ?? { title: titles[(place * LEAST_PARTS + index) % titles.length] }),
    type: 'chapter',
    'container-title': name,
    editor: undefined,
    issued: book.issued,
    publisher: book.publisher,
    ISBN: book.ISBN,
    page: isInShare(`pages ${name}`, UNPAGED) ? undefined : pages,
  }));
  const isNumbered = !isInShare(`number ${name}`, UNNUMBERED);
  return parts.map((part, index) => ({
    ...part,
    DOI: `10.5555/${book.ISBN}_${isNumbered ? index + 1 : `${(index * 7_919) % 9_973}x`}`,
  }));
}

interface PagedPart {
  /** Absent for a made-up part. */
  csl?: CslItem;
  pages?: string;
}

/** Places parts one after the other, made-up ones before, between and after those of the set. */
function paged(cited: readonly CslItem[]): PagedPart[] {
  const parts: PagedPart[] = [];
  let next = 1;
  const fillUpTo = (page: number): void => {
    for (; next + 3 < page; next = Math.min(page, next + PAGES))
      parts.push({ pages: `${next}-${Math.min(page, next + PAGES) - 1}` });
  };
  const rangeOf = ({ page }: CslItem) =>
    /^(\d{1,4})[-–](\d{1,4})$/
      .exec(page ?? '')
      ?.slice(1)
      .map(Number);
  const sorted = [...cited].sort((a, b) => (rangeOf(a)?.[0] ?? 0) - (rangeOf(b)?.[0] ?? 0));
  for (const csl of sorted) {
    const [first = next, last = first + PAGES - 1] = rangeOf(csl) ?? [];
    fillUpTo(first);
    parts.push({ csl, pages: `${first}-${last}` });
    next = Math.max(next, last + 1);
  }
  while (parts.length < LEAST_PARTS) fillUpTo(next + PAGES);
  return parts;
}
