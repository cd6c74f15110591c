import formats from '../../data/marc-formats.json';
import { normalizeIsbn } from '@veracite/model/identifiers';
import type { CslName, CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { buildWork } from './build-work';
import { isLike, readContents } from './contents-note';
import {
  controlValue,
  fieldsWithTag,
  leaderAt,
  subfields,
  valuesAt,
  type MarcField,
  type MarcRecord,
} from './marc-record';
import { organizationName, parseInvertedName, personName, personNames } from './person-names';

export type MarcFormat = 'marc21' | 'unimarc';
type Places = (typeof formats)[MarcFormat];

const TYPES = new Map(Object.entries(formats.types) as [string, CslType][]);
/** Levels of records that are no books: journals, series and their parts. */
const SERIAL = 'bis';
const PART = 'a';

/** Maps a record of a book, or of a part of one. @param isbn the one that was looked up; other records are left out */
export function marcWork(source: string, record: MarcRecord, format: MarcFormat, urlOf: UrlOf, isbn?: string) {
  if (SERIAL.includes(leaderAt(record, 7))) return undefined;
  const places = formats[format];
  const all = (field: 'isbn' | 'otherTitles' | 'date' | 'part' | 'volume') => valuesAt(record, places[field]);
  const first = (field: FirstValue) => valuesAt(record, places[field])[0];
  const isbns = all('isbn').map((item) => item.split(' ')[0]);
  if (isbn !== undefined && !isbns.some((item) => normalizeIsbn(item ?? '') === isbn)) return undefined;
  const coded = codedYear(record, places);
  const id = controlValue(record, '001');
  const isPart = leaderAt(record, 7) === PART && first('host') !== undefined;
  const work = buildWork(source, {
    id,
    type: typeOf(record, isPart, first('thesis')),
    title: first('title'),
    subtitle: valuesAt(record, places.subtitle).join(': '),
    otherTitles: [...all('part'), ...all('otherTitles')],
    ...peopleOf(record, places),
    dates: [coded, ...all('date')],
    years: [coded, ...all('date')],
    container: isPart ? first('host') : undefined,
    volume: all('volume')
      .map((item) => /\d{1,4}/.exec(item)?.[0])
      .find(Boolean),
    collection: first('collection'),
    publisher: first('publisher'),
    place: first('place')?.replace(/^\[|\]$/g, ''),
    edition: first('edition'),
    pageCount: /\b(\d{1,5}) (?:p|s)/i.exec(first('pageCount') ?? '')?.[1],
    language: places.coded.language < 0 ? valuesAt(record, ['101a'])[0] : controlValue(record, '008')?.slice(35, 38),
    isbn: isbn === undefined ? isbns : [isbn],
    url: urlOf(record),
  });
  const { tag, complete } = places.contents;
  const contents = readContents(fieldsWithTag(record, [tag]), complete);
  return work && contents && work.csl.volume === undefined ? { ...work, contents } : work;
}

type UrlOf = (record: MarcRecord) => string | undefined;
type FirstValue = 'title' | 'thesis' | 'host' | 'collection' | 'publisher' | 'place' | 'edition' | 'pageCount';

function typeOf(record: MarcRecord, isPart: boolean, thesis: string | undefined): CslType {
  if (isPart) return 'chapter';
  return thesis === undefined ? (TYPES.get(leaderAt(record, 6)) ?? 'book') : 'thesis';
}

/** Returns the year of publication as coded. */
function codedYear(record: MarcRecord, { coded }: Places): string | undefined {
  const text = controlValue(record, coded.tag) ?? valuesAt(record, [`${coded.tag}a`])[0];
  const year = text?.slice(coded.year, coded.year + 4);
  return year !== undefined && /^\d{4}$/.test(year) && year !== '9999' ? year : undefined;
}

/** Returns authors and editors. Names without a role are authors, unless the book has no main author and names editors. */
function peopleOf(record: MarcRecord, places: Places): { authors: CslName[]; editors: CslName[] } {
  const main = fieldsWithTag(record, places.mainNames);
  const responsibility = valuesAt(record, places.responsibility).join(' ').toLowerCase();
  const isEdited = main.length === 0 && formats.editedBy.some((words) => responsibility.includes(words));
  // A name with a title is about another work.
  const added = fieldsWithTag(record, places.addedNames).filter((field) => subfields(field, 't').length === 0);
  const having = (role: 'author' | 'editor', isDefault: boolean) =>
    personNames(
      [...main, ...added].filter((field) => hasRole(field, places, role, isDefault)),
      (field) => nameOf(field, places),
    );
  return { authors: having('author', !isEdited), editors: having('editor', isEdited) };
}

function hasRole(field: MarcField, { roles }: Places, role: 'author' | 'editor', isDefault: boolean): boolean {
  const given = subfields(field, roles).map((item) => item.toLowerCase().replace(/^.*\//, ''));
  return given.length === 0 ? isDefault : given.some((item) => formats.roles[role].includes(item));
}

function nameOf(field: MarcField, { givenName }: Places): CslName | undefined {
  const [name] = subfields(field, 'a');
  if (field['@tag']?.[1] === '1') return organizationName(name);
  if (givenName) return personName(name, subfields(field, givenName)[0]);
  return parseInvertedName(name?.replace(/(?<=\p{Ll})\.$/u, ''));
}

/** Returns the parts of a book that its table of contents lists with most words of a title. */
export function partsLike(book: Work, words: ReadonlySet<string>): Work[] {
  return (book.contents?.entries ?? []).flatMap((entry, place) => {
    const [title = '', names = ''] = entry.split(/ \/ /);
    if (!isLike(title, words)) return [];
    const { csl } = book;
    const { editor = csl.author, issued, publisher, ISBN } = csl;
    const part = buildWork(book.key.replace(/:.*/, ''), {
      id: `${book.key.replace(/^[^:]*:/, '')}#${place + 1}`,
      type: 'chapter',
      title,
      authors: personNames(names.split(/ and |[;,&] ?| und | et /), parseInvertedName),
      editors: editor,
      issued,
      container: csl.title,
      publisher,
      isbn: [ISBN],
      url: book.url,
      years: book.years,
    });
    return part ? [part] : [];
  });
}
