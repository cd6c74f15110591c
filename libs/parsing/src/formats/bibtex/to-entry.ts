import type { CslItem, CslType } from '@veracite/model/csl';
import type { Entry } from '../entry';
import { readExchangeDate } from '../exchange-date';
import { tidyPages, tidyVolume } from '../volume-and-pages';
import { addReviewedWork } from '../reviewed-work';
import { fromLatex } from '../latex/to-text';
import { identifiersOf, urlOf, type RawField } from './identifiers-of';
import { readBibtexNames } from './bibtex-names';
import type { ScannedEntry } from './scan-bibtex';
import { GENRES, TYPES } from './tables';

/** CSL keys and the fields of BibTeX and BibLaTeX they are read from; the first non-empty field counts. */
const TEXTS: readonly [keyof CslItem & string, string[]][] = [
  ['volume', ['volume']],
  ['edition', ['edition']],
  ['publisher', ['publisher', 'institution', 'organization']],
  ['publisher-place', ['location']],
  ['collection-title', ['series', 'maintitle']],
  ['container-title-short', ['journalabbr', 'shortjournaltitle']],
  ['event-title', ['eventtitle']],
  ['chapter-number', ['chapter']],
  ['language', ['language', 'langid']],
  ['note', ['note', 'addendum']],
  ['abstract', ['abstract']],
  ['version', ['version']],
  ['number-of-pages', ['pagetotal']],
];

export function toEntry({ type, key, fields, span, isBroken, unexpanded }: ScannedEntry): Entry {
  const raw: RawField = (...names) => names.map((name) => fields.get(name)).find((value) => value?.trim());
  const text: RawField = (...names) => {
    const value = raw(...names);
    return value === undefined ? undefined : fromLatex(value) || undefined;
  };
  const csl: CslItem = { type: typeOf(type, text) };
  const set = (field: keyof CslItem & string, value: string | undefined): void => {
    if (value) Object.assign(csl, { [field]: value });
  };
  set('title', withSubtitle(text('title', 'maintitle', 'issuetitle'), text('subtitle')));
  set('container-title', withSubtitle(text('journaltitle', 'booktitle'), text('booksubtitle', 'journalsubtitle')));
  for (const [field, names] of TEXTS) set(field, text(...names));
  setNumbers(csl, text);
  // Styles print these words themselves.
  const kind = text('type') ?? GENRES.get(type);
  const genre = GENRES.get(kind?.toLowerCase() ?? '') ?? kind;
  set('genre', /^(?:thesis|report)$/i.test(genre ?? '') ? undefined : genre);
  set('URL', urlOf(raw, text));
  const authors = readBibtexNames(fields.get('author') ?? '');
  if (authors.names.length > 0) csl.author = authors.names;
  for (const [role, field] of PEOPLE) {
    const { names } = readBibtexNames(fields.get(field) ?? '');
    if (names.length > 0) csl[role] ??= names;
  }
  const reviewed = text('reviewedtitle');
  if (reviewed)
    addReviewedWork(
      csl,
      reviewed,
      readBibtexNames(raw('reviewedauthor') ?? '').names,
      text('reviewedgenre')?.toLowerCase(),
    );
  setDates(csl, raw, text);
  return {
    span,
    key,
    csl,
    ...(authors.etAl ? { etAl: true } : {}),
    ...(isBroken ? { isBroken: true } : {}),
    unexpanded,
    written: identifiersOf(raw, text),
  };
}

/** Roles and their fields. The first field with names counts, so `editora` is used only without an `editor`. */
const PEOPLE = [
  ['author', 'holder'],
  ['editor', 'editor'],
  ['editor', 'editora'],
  ['translator', 'translator'],
  ['container-author', 'bookauthor'],
] as const;

const ISSUED = new Set<CslType>(['article-journal', 'article-magazine', 'article-newspaper', 'review', 'review-book']);

function setNumbers(csl: CslItem, text: RawField): void {
  const volume = tidyVolume(csl.volume);
  if (volume.volume) csl.volume = volume.volume;
  const isSerial = ISSUED.has(csl.type);
  const number = (isSerial ? text('number', 'issue') : text('number')) ?? volume.issue;
  const page = tidyPages(text('pages', 'eid'));
  if (page) csl.page = page;
  if (!number) return;
  if (isSerial) csl.issue = number;
  else csl[csl.type === 'book' || csl.type === 'chapter' ? 'collection-number' : 'number'] = number;
}

function setDates(csl: CslItem, raw: RawField, text: RawField): void {
  // As written, since a tilde means "about" here.
  const whole = raw('date')?.replace(/[{}]/g, '').trim();
  const parts = [text('day'), text('month'), text('year')].filter(Boolean).join(' ');

  const numbered = /^(\d{1,2})$/.exec(raw('month')?.trim() ?? '')?.[1]?.padStart(2, '0');
  const year = text('year');
  const byNumber = year && numbered && /^\d{4}$/.test(year) ? `${year}-${numbered}` : undefined;
  const day = text('day');
  const withDay = byNumber && day && /^\d{1,2}$/.test(day) ? `${byNumber}-${day.padStart(2, '0')}` : byNumber;
  const issued = readExchangeDate(whole ?? withDay ?? parts) ?? readExchangeDate(year ?? text('eventdate') ?? '');
  if (issued) csl.issued = issued;
  const original = readExchangeDate(text('origdate') ?? '');
  if (original) csl['original-date'] = original;
  const accessed = readExchangeDate(text('urldate') ?? visitIn(text('note')) ?? visitIn(text('howpublished')) ?? '');
  if (accessed) csl.accessed = accessed;
}

/** Returns the access date in a note: "Accessed: 2020-01-02". */
function visitIn(text: string | undefined): string | undefined {
  return /\b(?:accessed|retrieved|visited|abgerufen|zugriff)\b\W{0,3}(?:(?:on|am|le|el)\s)?(.{4,30})$/i.exec(
    text ?? '',
  )?.[1];
}

function typeOf(type: string, text: RawField): CslType {
  const part = text('entrysubtype')?.toLowerCase();
  if (type === 'article' && (part === 'newspaper' || part === 'magazine')) return `article-${part}`;
  const known = TYPES.get(type);
  const isArxiv = /\barxiv\b/i.test(
    [text('journaltitle'), text('eprinttype'), text('howpublished'), text('publisher'), text('doi')].join(' '),
  );
  if (isArxiv && !text('volume') && (!known || known === 'article-journal' || known === 'manuscript')) return 'article';
  if (known) return known;
  if (text('journaltitle')) return 'article-journal';
  return text('url', 'howpublished')?.includes('http') && !text('publisher') ? 'webpage' : 'document';
}

function withSubtitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  return title && subtitle ? `${title}${/[?!:]$/.test(title) ? '' : ':'} ${subtitle}` : title;
}
