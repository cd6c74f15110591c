import type { CslItem, CslType } from '@veracite/model/csl';
import type { Entry } from '../entry';
import { readBothYears } from '../../plain/fields/read-date';
import { readExchangeDate } from '../exchange-date';
import { tidyPages, tidyVolume } from '../volume-and-pages';
import { addReviewedWork } from '../reviewed-work';
import { lostCommand } from '../latex/lost-command';
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
  ['note', ['note', 'addendum', 'howpublished']],
  ['abstract', ['abstract']],
  ['version', ['version']],
  ['number-of-pages', ['pagetotal']],
];

/** Fields whose texts identify a work. */
const PRINTED = ['author', 'editor', 'title', 'subtitle', 'journal', 'journaltitle', 'booktitle'];

export function toEntry({ type, key, fields, span, isBroken, unexpanded }: ScannedEntry): Entry {
  const raw: RawField = (...names) => names.map((name) => fields.get(name)).find((value) => value?.trim());
  const text: RawField = (...names) => {
    const value = raw(...names);
    return value === undefined ? undefined : fromLatex(value) || undefined;
  };
  const csl: CslItem = { type: typeOf(type, text) };
  const patent = type === 'misc' || type === 'patent' ? PATENT.exec(text('note', 'number') ?? '') : null;
  if (patent && (type === 'patent' || /patent/i.test(`${text('note')} ${text('publisher')}`))) csl.type = 'patent';
  const set = (field: keyof CslItem & string, value: string | undefined): void => {
    if (value) Object.assign(csl, { [field]: value });
  };
  set('title', withSubtitle(text('title', 'maintitle', 'issuetitle'), text('subtitle')));
  set('container-title', withSubtitle(text('journaltitle', 'booktitle'), text('booksubtitle', 'journalsubtitle')));
  // The papers of a volume take its booktitle by `crossref`.
  if (csl.type === 'book' && csl['container-title'] === csl.title) delete csl['container-title'];
  for (const [field, names] of TEXTS) set(field, text(...names));
  setNumbers(csl, text);
  if (csl.type === 'patent') readPatent(csl, text, patent?.[1]);
  if (csl.type === 'chapter') moveChapterTitle(csl);
  // Styles print these words themselves.
  const kind = text('type') ?? GENRES.get(type);
  const genre = GENRES.get(kind?.toLowerCase() ?? '') ?? kind;
  set('genre', /^(?:thesis|report)$/i.test(genre ?? '') ? undefined : genre);
  set('URL', urlOf(raw, text));
  const authors = readBibtexNames(fields.get('author') ?? '');
  const team = text('collaboration');
  const people = team ? [...authors.names, { literal: team }] : authors.names;
  if (people.length > 0) csl.author = people;
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
  const lost = lostCommand(PRINTED.map((name) => fields.get(name) ?? '').join(' '));
  return {
    ...(lost && { lost }),
    span,
    key,
    csl,
    ...(authors.etAl ? { etAl: true } : {}),
    ...(isBroken ? { isBroken: true } : {}),
    unexpanded,
    written: identifiersOf(raw, text),
  };
}

/** A patent with its office and number: "US Patent 7,654,321", "EP1234567B1". */
const PATENT =
  /^(?:U\.?\s?S\.?\s?|[A-Z]{2}\s?)?(?:Patent\s?)?(?:App\.\s?)?(?:No\.\s?)?(\d[\d,./]{5,14}(?:\s?[A-Z]\d?)?)\b/i;

/** Reads the holder, and the countries for which a patent is valid: "location = {countryde and countryfr}". */
function readPatent(csl: CslItem, text: RawField, number: string | undefined): void {
  if (number) csl.number = number;
  const countries = text('location', 'nationality');
  delete csl['publisher-place'];
  if (countries)
    csl.authority = countries.replace(/\bcountry([a-z]{2})\b/g, (_all, code: string) => code.toUpperCase());
  const holder = text('author') && text('holder', 'assignee');
  if (holder) csl.publisher = holder;
}

/** Moves the title of the book if `chapter` has words: "chapter = {Chapter title}, title = {Book title}". */
function moveChapterTitle(csl: CslItem): void {
  const chapter = csl['chapter-number'];
  if (!chapter || csl['container-title'] || !/\p{L}{3}/u.test(chapter) || !/\S\s\p{L}{2}/u.test(chapter)) return;
  if (csl.title) csl['container-title'] = csl.title;
  csl.title = chapter;
  delete csl['chapter-number'];
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
  const page = tidyPages(text('pages', 'eid', 'elocation-id'));
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
  const both = whole ? undefined : readBothYears(year ?? '');
  const issued =
    both?.issued ??
    readExchangeDate(whole ?? withDay ?? parts) ??
    readExchangeDate(year ?? text('eventdate') ?? STATES.get(text('pubstate') ?? '') ?? '');
  if (issued) csl.issued = issued;
  const original = readExchangeDate(text('origdate') ?? '') ?? both?.original;
  if (original) csl['original-date'] = original;
  const accessed = readExchangeDate(text('urldate') ?? visitIn(text('note')) ?? visitIn(text('howpublished')) ?? '');
  if (accessed) csl.accessed = accessed;
}

/** Words for the states of a work that is not published (BibLaTeX manual, localization keys). */
const STATES = new Map(
  ['in press', 'in preparation', 'submitted', 'forthcoming', 'to appear'].map((words) => [
    words.replace(' ', ''),
    words,
  ]),
);

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
  const isPreprint = PREPRINTS.test(
    [text('journaltitle'), text('eprinttype'), text('howpublished'), text('publisher'), text('doi')].join(' '),
  );
  if (isPreprint && !text('volume') && (!known || known === 'article-journal' || known === 'manuscript'))
    return 'article';
  if (known) return known;
  if (text('journaltitle')) return 'article-journal';
  return text('url', 'howpublished')?.includes('http') && !text('publisher') ? 'webpage' : 'document';
}

/** Servers of preprints. */
const PREPRINTS =
  /\barxiv\b|\b(?:bio|med|psy|chem|soc|eco|eng|agri|paleo|earth|edu|law|ess?o)(?:r|ar)?xiv\b|\bssrn\b|\bosf\b|\bresearch square\b|preprints\.org/i;

function withSubtitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  return title && subtitle ? `${title}${/[?!:]$/.test(title) ? '' : ':'} ${subtitle}` : title;
}
