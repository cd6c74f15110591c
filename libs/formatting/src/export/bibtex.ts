import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { sentenceCase } from '../casing/sentence-case';
import { cutWords, joinWords, opensClause } from '../casing/cut-words';
import { curl } from '../pieces/clean';
import { toPlain } from '../markup';
import { doiOf } from '../pieces/link';
import { edtf, seasonOf } from './dates';
import { citationKeys, isbnOf, pageRange, plain, yearText } from './entry-fields';
import { reviewedGenre } from '../facts';
import { reviewedWork } from './reviewed-work';

/** `bibtex` is the classic format of 1988; `biblatex` has more entry types and more specific field names. */
type BibDialect = 'bibtex' | 'biblatex';

type EntryTypes = Partial<Record<CslType, string>>;
const CLASSIC: EntryTypes = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  review: 'article',
  'review-book': 'article',
  book: 'book',
  chapter: 'incollection',
  'entry-encyclopedia': 'incollection',
  'entry-dictionary': 'incollection',
  'paper-conference': 'inproceedings',
  report: 'techreport',
  article: 'unpublished',
  manuscript: 'unpublished',
};
const MODERN: EntryTypes = {
  ...CLASSIC,
  report: 'report',
  article: 'online',
  webpage: 'online',
  'post-weblog': 'online',
  post: 'online',
  dataset: 'dataset',
  software: 'software',
  patent: 'patent',
  thesis: 'thesis',
  review: 'review',
  'review-book': 'review',
  'entry-encyclopedia': 'inreference',
  'entry-dictionary': 'inreference',
  motion_picture: 'movie',
  legal_case: 'jurisdiction',
  legislation: 'legislation',
};

/** Exports works as a `.bib` file. Proper nouns in titles are in braces so that bibliography styles keep their capitals. */
export function toBibtex(items: CslItem[], dialect: BibDialect = 'bibtex'): string {
  const keys = citationKeys(items);
  return items.map((item, index) => withReviewed(item, keys[index] ?? `work${index}`, dialect)).join('\n');
}

/** Exports a reviewed work as a related entry in BibLaTeX; classic BibTeX ignores unknown fields. */
function withReviewed(item: CslItem, key: string, dialect: BibDialect): string {
  const reviewed = reviewedWork(item);
  if (!reviewed) return entry(item, key, dialect);
  if (dialect === 'bibtex')
    return entry(item, key, dialect, [
      ['reviewedtitle', protectedTitle(reviewed.title)],
      ['reviewedauthor', names(reviewed.author)],
      ['reviewedgenre', text(reviewedGenre(item))],
    ]);
  const other = `${key}-reviewed`;
  return [
    entry(item, key, dialect, [
      ['related', other],
      ['relatedtype', 'reviewof'],
    ]),
    entry(reviewed, other, dialect, [['options', 'dataonly']]),
  ].join('\n');
}

function entry(item: CslItem, key: string, dialect: BibDialect, more: Fields = []): string {
  const type = entryType(item, dialect);
  const fields = [
    ...sharedFields(item),
    ...(dialect === 'bibtex' ? classicFields(item, type) : modernFields(item, type)),
    ...more,
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = ${set(name, value)}`);
  return `@${type}{${key},\n${lines.join(',\n')}\n}\n`;
}

/** Returns the nonempty BibTeX fields of a work by name, as TeX. */
export function bibtexFields(item: CslItem): ReadonlyMap<string, string> {
  const fields = [...sharedFields(item), ...classicFields(item, bibtexType(item))];
  return new Map(fields.filter(([, value]) => value !== ''));
}

/** Returns the type of the entry of a work in classic BibTeX. */
export const bibtexType = (item: CslItem): string => entryType(item, 'bibtex');

function entryType(item: CslItem, dialect: BibDialect): string {
  if (dialect === 'biblatex') return MODERN[item.type] ?? 'misc';
  if (item.type === 'thesis') return /master/i.test(item.genre ?? '') ? 'mastersthesis' : 'phdthesis';
  return CLASSIC[item.type] ?? 'misc';
}

type Fields = [string, string][];

/** Formats a field value. Months are macros, optionally with a day ("may # {~4}"); everything else is in braces. */
const set = (name: string, value: string): string =>
  name === 'month' && /^[a-z]{3}(?: #|$)/.test(value) ? value : `{${value}}`;

const names = (list: CslName[] = []): string =>
  list
    .map((name) => (name.family && (name.given || !name.family.includes(' ')) ? person(name) : body(name)))
    .join(' and ');

function sharedFields(item: CslItem): Fields {
  return [
    ['author', names(item.author)],
    ['editor', names(item.editor)],
    ['translator', names(item.translator)],
    ['title', protectedTitle(item.title)],
    ['series', text(item['collection-title'])],
    ['volume', text(item.volume)],
    ['number', text(item.issue ?? item.number ?? item['collection-number'])],
    ['pages', pageRange(item, '--')],
    ['pagetotal', text(item['number-of-pages'])],
    ['edition', text(item.edition)],
    ['eventtitle', text(item['event-title'])],
    ['version', text(item.version)],
    ['doi', doiOf(item) ?? ''],
    ['isbn', isbnOf(item)],
    ['issn', item.ISSN ?? ''],
    ['pmid', item.PMID ?? ''],
    ['url', doiOf({ URL: item.URL }) ? '' : (item.URL ?? '').replace(/[{}\\]/g, encodeURIComponent)],
    ['urldate', edtf(item.accessed)],
    ['note', text(item.note)],
    ['abstract', text(item.abstract)],
  ];
}

/** Returns the container's field by entry type, with "howpublished" where no style prints the container. */
function host(item: CslItem, type: string, journal: string): Fields {
  const title = text(item['container-title']);
  if (type === 'article' || type === 'review') return [[journal, title]];
  const isPart = ['incollection', 'inproceedings', 'inreference'].includes(type);
  return isPart
    ? [['booktitle', title]]
    : [
        ['howpublished', title],
        ['booktitle', title],
      ];
}

const issuer = (type: string): string =>
  ({
    phdthesis: 'school',
    mastersthesis: 'school',
    thesis: 'institution',
    techreport: 'institution',
    report: 'institution',
  })[type] ?? 'publisher';

function classicFields(item: CslItem, type: string): Fields {
  return [
    ...host(item, type, 'journal'),
    [issuer(type), text(item.publisher)],
    ['address', text(item['publisher-place'])],
    ['type', text(item.genre) || UNNAMED[type] || ''],
    ['year', classicYear(item)],
    ['month', classicMonth(item)],
    ['language', plain(item.language)],
  ];
}

function modernFields(item: CslItem, type: string): Fields {
  return [
    ...host(item, type, 'journaltitle'),
    [issuer(type), text(item.publisher)],
    ['location', text(item['publisher-place'])],
    ['type', text(item.genre)],
    ['date', edtf(item.issued) || yearText(item)],
    ['langid', plain(item.language)],
  ];
}

/** Types for records without a genre: classic styles would print "PhD thesis" for every thesis. */
const UNNAMED: Record<string, string> = { phdthesis: 'Thesis', techreport: 'Report' };

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "2019", "2019--2021", "ca. 1500". */
function classicYear(item: CslItem): string {
  const end = item.issued?.['date-parts']?.[1]?.[0];
  const year = yearText(item);
  const range = end && String(end) !== year ? `${year}--${end}` : year;
  return item.issued?.circa && range ? `ca. ${range}` : range;
}

function classicMonth(item: CslItem): string {
  const [, month, day] = item.issued?.['date-parts']?.[0] ?? [];
  const macro = MONTHS[(month ?? 0) - 1];
  if (!macro) return seasonOf(item.issued);
  return day ? `${macro} # {~${day}}` : macro;
}

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes the special characters of TeX; everything else stays Unicode. */
const escape = (text: string): string =>
  text.replace(/[\\~^]|[&%$#_{}]|-(?=-)/g, (char) => SPECIAL[char] ?? (char === '-' ? '-{}' : `\\${char}`));

/** Converts a field to TeX with directed quotation marks, because TeX prints straight ones as closing marks. */
const quoted = (value: string | undefined): string => {
  const bare = plain(value);
  return bare.includes('"') ? curl(bare) : bare;
};

const text = (value: string | undefined): string => escape(quoted(value));

const body = (name: CslName): string => `{${text(name.literal ?? name.family ?? name.given)}}`;

/** Formats "von Last, Jr, First". Braces protect a family name that contains "and" or begins in lower case. */
function person(name: CslName): string {
  const family = plain(name.family);
  const protectedFamily = /\sand\s|,/i.test(family) ? `{${escape(family)}}` : escape(family);
  const particle = name['non-dropping-particle'] ? `${text(name['non-dropping-particle'])} ` : '';
  const given = text([name.given, name['dropping-particle']].filter(Boolean).join(' '));
  return [particle + protectedFamily, text(name.suffix), given].filter(Boolean).join(', ');
}

/** Puts each word that keeps its capitals in sentence case into braces. */
function protectedTitle(title: string | undefined): string {
  const clean = quoted(title);
  const kept = cutWords(toPlain(sentenceCase(clean))).words;
  const cut = cutWords(clean);
  cut.words.forEach((word, index) => {
    const capital = /\p{Lu}/u.test(kept[index]?.text ?? '');
    const opening = opensClause(cut.words, index) && !/\p{L}\p{Lu}/u.test(word.text);
    word.text = capital && !opening ? `{${escape(word.text)}}` : escape(word.text);
    word.before = escape(word.before);
  });
  return joinWords({ ...cut, after: escape(cut.after) });
}
