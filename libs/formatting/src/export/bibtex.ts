import type { CslItem, CslType } from '@veracite/model/csl';
import { sentenceCase } from '../casing/sentence-case';
import { cutWords, joinWords, opensClause } from '../casing/words';
import { cleanTitle } from '../pieces/clean';
import { toPlain } from '../markup';
import { doiOf } from '../pieces/link';
import { citationKeys, isoDate, listName, pageRange, plain, yearText } from './entry';

/** `bibtex` is the classic of 1988; `biblatex` has more entry types and field names that say what they hold. */
export type BibDialect = 'bibtex' | 'biblatex';

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
  'entry-encyclopedia': 'inreference',
  'entry-dictionary': 'inreference',
  motion_picture: 'movie',
  legal_case: 'jurisdiction',
  legislation: 'legislation',
};

/** The works as a `.bib` file. Proper nouns of titles are in braces, so that no bibliography style lowers them. */
export function toBibtex(items: CslItem[], dialect: BibDialect = 'bibtex'): string {
  const keys = citationKeys(items);
  return items.map((item, index) => entry(item, keys[index] ?? `work${index}`, dialect)).join('\n');
}

function entry(item: CslItem, key: string, dialect: BibDialect): string {
  const type = entryType(item, dialect);
  const fields = [
    ...sharedFields(item),
    ...(dialect === 'bibtex' ? classicFields(item, type) : modernFields(item, type)),
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`);
  return `@${type}{${key},\n${lines.join(',\n')}\n}\n`;
}

function entryType(item: CslItem, dialect: BibDialect): string {
  if (dialect === 'biblatex') return MODERN[item.type] ?? 'misc';
  if (item.type === 'thesis') return /master/i.test(item.genre ?? '') ? 'mastersthesis' : 'phdthesis';
  return CLASSIC[item.type] ?? 'misc';
}

type Fields = [string, string][];

function sharedFields(item: CslItem): Fields {
  const names = (list: CslItem['author']): string =>
    (list ?? [])
      .map((name) => (name.family ? escape(listName(name, 'suffix-second')) : `{${escape(plain(name.literal))}}`))
      .join(' and ');
  return [
    ['author', names(item.author)],
    ['editor', names(item.editor)],
    ['title', protectedTitle(item.title)],
    ['volume', escape(plain(item.volume))],
    ['pages', pageRange(item, '--')],
    ['edition', escape(plain(item.edition))],
    ['doi', doiOf(item) ?? ''],
    ['isbn', item.ISBN ?? ''],
    ['issn', item.ISSN ?? ''],
    ['url', doiOf(item) ? '' : (item.URL ?? '')],
    ['note', escape(plain(item.note))],
  ];
}

/** The container's field by entry type. */
const host = (type: string, journal: string): string =>
  type === 'article'
    ? journal
    : ['incollection', 'inproceedings', 'inreference'].includes(type)
      ? 'booktitle'
      : 'howpublished';

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
    [host(type, 'journal'), escape(plain(item['container-title']))],
    ['series', escape(plain(item['collection-title']))],
    ['number', escape(plain(item.issue ?? item.number))],
    [issuer(type), escape(plain(item.publisher))],
    ['address', escape(plain(item['publisher-place']))],
    ['type', ['techreport', 'phdthesis', 'mastersthesis'].includes(type) ? escape(plain(item.genre)) : ''],
    ['year', yearText(item)],
    ['month', String(item.issued?.['date-parts']?.[0]?.[1] ?? '')],
    ['language', plain(item.language)],
  ];
}

function modernFields(item: CslItem, type: string): Fields {
  return [
    [host(type, 'journaltitle'), escape(plain(item['container-title']))],
    ['translator', (item.translator ?? []).map((name) => escape(listName(name, 'suffix-second'))).join(' and ')],
    ['series', escape(plain(item['collection-title']))],
    ['number', escape(plain(item.issue ?? item.number))],
    [issuer(type), escape(plain(item.publisher))],
    ['location', escape(plain(item['publisher-place']))],
    ['type', ['report', 'thesis'].includes(type) ? escape(plain(item.genre)) : ''],
    ['version', escape(plain(item.version))],
    ['date', isoDate(item.issued)],
    ['urldate', isoDate(item.accessed)],
    ['langid', plain(item.language)],
    ['eventtitle', escape(plain(item['event-title']))],
  ];
}

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Characters that TeX takes for commands; everything else stays Unicode. */
const escape = (text: string): string => text.replace(/[\\~^]|[&%$#_{}]/g, (char) => SPECIAL[char] ?? `\\${char}`);

/** Every word that would keep its capitals in sentence case stands in braces. */
function protectedTitle(title: string | undefined): string {
  const clean = toPlain(cleanTitle(title ?? ''));
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
