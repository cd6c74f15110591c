import type { CslItem, CslType } from '@veracite/model/csl';
import type { Entry } from '../entry';
import { readExchangeDate } from '../exchange-date';
import { nameReviewed } from '../reviewed';
import { fromLatex } from '../latex/to-text';
import { readBibtexNames } from './names';
import { scanBibtex, type ScannedEntry } from './scan';

const TYPES: Record<string, CslType> = {
  article: 'article-journal',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  proceedings: 'book',
  book: 'book',
  mvbook: 'book',
  collection: 'book',
  booklet: 'pamphlet',
  manual: 'book',
  inbook: 'chapter',
  incollection: 'chapter',
  inreference: 'entry-encyclopedia',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  online: 'webpage',
  electronic: 'webpage',
  www: 'webpage',
  dataset: 'dataset',
  software: 'software',
  patent: 'patent',
  standard: 'standard',
  unpublished: 'manuscript',
  periodical: 'periodical',
  suppperiodical: 'article-journal',
  mvcollection: 'book',
  mvproceedings: 'book',
  reference: 'book',
  mvreference: 'book',
  bookinbook: 'chapter',
  suppbook: 'chapter',
  suppcollection: 'chapter',
  movie: 'motion_picture',
  video: 'motion_picture',
  audio: 'song',
  music: 'song',
  image: 'graphic',
  artwork: 'graphic',
  letter: 'personal_communication',
  performance: 'performance',
  review: 'review',
  presentation: 'speech',
  talk: 'speech',
  preprint: 'article',
  code: 'software',
  legal: 'legislation',
  legislation: 'legislation',
  jurisdiction: 'legal_case',
};

/** CSL keys and the fields of BibTeX and BibLaTeX they are read from, the first that has a value. */
const TEXTS: readonly [keyof CslItem & string, string[]][] = [
  ['volume', ['volume']],
  ['edition', ['edition']],
  ['publisher', ['publisher', 'school', 'institution', 'organization']],
  ['publisher-place', ['location', 'address']],
  ['collection-title', ['series']],
  ['event-title', ['eventtitle']],
  ['chapter-number', ['chapter']],
  ['language', ['language', 'langid']],
  ['note', ['note']],
  ['abstract', ['abstract']],
  ['version', ['version']],
];

/** Entries of a BibTeX or BibLaTeX file; what an entry lacks is taken from the one it names in `crossref`. */
export function readBibtex(text: string): Entry[] {
  const scanned = scanBibtex(text);
  const byKey = new Map(scanned.map((entry) => [entry.key.toLowerCase(), entry]));
  const reviews = new Map(scanned.flatMap((entry) => reviewedBy(entry, byKey)));
  const reviewed = new Set(reviews.values());
  return scanned
    .filter(
      (entry) => entry.fields.size > 0 && !(reviewed.has(entry) && DATA_ONLY.test(entry.fields.get('options') ?? '')),
    )
    .map((entry) => {
      const parent = byKey.get(entry.fields.get('crossref')?.toLowerCase() ?? '');
      const read = toEntry(parent && parent !== entry ? inherit(entry, parent) : entry);
      const work = reviews.get(entry);
      if (work) addReviewed(read.csl, toEntry(work).csl);
      return read;
    });
}

/** What is only there to be spoken of by others (BibLaTeX manual, entry options). */
const DATA_ONLY = /\bdataonly\b(?!\s*=\s*false)/;

/** The entry that a review names as what it is about (BibLaTeX manual, related entries). */
function reviewedBy(entry: ScannedEntry, byKey: ReadonlyMap<string, ScannedEntry>): [ScannedEntry, ScannedEntry][] {
  if (entry.fields.get('relatedtype')?.trim() !== 'reviewof') return [];
  const work = byKey.get(entry.fields.get('related')?.split(',')[0]?.trim().toLowerCase() ?? '');
  return work && work !== entry ? [[entry, work]] : [];
}

const REVIEWED_KINDS: Partial<Record<CslType, string>> = { book: 'book', motion_picture: 'film' };

function addReviewed(csl: CslItem, { type, title, author = [], genre }: CslItem): void {
  if (title) nameReviewed(csl, title, author, REVIEWED_KINDS[type] ?? genre);
}

/** A child takes from its parent what it has not; the parent's title is the child's book title. */
function inherit(entry: ScannedEntry, parent: ScannedEntry): ScannedEntry {
  const fields = new Map(entry.fields);
  for (const [name, value] of parent.fields) {
    const own = name === 'title' ? 'booktitle' : name === 'subtitle' ? 'booksubtitle' : name;
    if (name !== 'author' && !fields.has(own)) fields.set(own, value);
  }
  return { ...entry, fields };
}

function toEntry({ type, key, fields, span, isBroken }: ScannedEntry): Entry {
  const raw = (...names: string[]): string | undefined =>
    names.map((name) => fields.get(name)).find((value) => value?.trim());
  const text = (...names: string[]): string | undefined => {
    const value = raw(...names);
    return value === undefined ? undefined : fromLatex(value) || undefined;
  };
  const csl: CslItem = { type: typeOf(type, text) };
  const set = (field: keyof CslItem & string, value: string | undefined): void => {
    if (value) Object.assign(csl, { [field]: value });
  };
  set('title', withSubtitle(text('title'), text('subtitle')));
  set(
    'container-title',
    withSubtitle(text('journal', 'journaltitle', 'booktitle'), text('booksubtitle', 'journalsubtitle')),
  );
  for (const [field, names] of TEXTS) set(field, text(...names));
  const number = text('number', 'issue');
  set(
    csl.type === 'article-journal' || csl.type === 'article-magazine' || csl.type === 'review'
      ? 'issue'
      : csl.type === 'book' || csl.type === 'chapter'
        ? 'collection-number'
        : 'number',
    number,
  );
  set('page', text('pages', 'eid', 'articleno')?.replace(/\s?[-–—]{1,3}\s?/g, '-'));
  set('number-of-pages', text('pagetotal'));
  const kind = text('type') ?? GENRES[type];
  // What a style prints of itself is no fact about the work.
  set('genre', /^(?:thesis|report)$/i.test(kind ?? '') ? undefined : kind);
  const url =
    raw('url')
      ?.replace(/[{}]/g, '')
      .replace(/\\([_%&#~])/g, '$1')
      .trim() ?? urlIn(raw('howpublished', 'note'));
  set('URL', url);
  const people = (name: string): ReturnType<typeof readBibtexNames> => readBibtexNames(fields.get(name) ?? '');
  const authors = people('author');
  for (const role of ['author', 'editor', 'translator'] as const) {
    const { names } = role === 'author' ? authors : people(role);
    if (names.length > 0) csl[role] = names;
  }
  const reviewed = text('reviewedtitle');
  if (reviewed) nameReviewed(csl, reviewed, people('reviewedauthor').names, text('reviewedgenre')?.toLowerCase());
  const [modern, day, month, year] = [raw('date')?.trim(), text('day'), text('month'), text('year')];
  const issued = readExchangeDate(modern ?? [day, month, year].filter(Boolean).join(' '));
  if (issued) csl.issued = issued;
  const accessed = readExchangeDate(text('urldate') ?? visitIn(text('note', 'howpublished')) ?? '');
  if (accessed) csl.accessed = accessed;
  const archive = text('archiveprefix', 'eprinttype')?.toLowerCase();
  const eprint = text('eprint');
  const arxiv =
    archive === 'arxiv' || (!archive && /^\d{4}\.\d{4,5}/.test(eprint ?? ''))
      ? eprint
      : arxivIn(text('journal', 'note', 'url'));
  return {
    span,
    key,
    csl,
    ...(authors.etAl ? { etAl: true } : {}),
    ...(isBroken ? { isBroken: true } : {}),
    written: written({
      doi: raw('doi')
        ?.replace(/\\([_%&#])/g, '$1')
        .replace(/[{}]/g, ''),
      arxiv,
      pmid: text('pmid') ?? (archive === 'pubmed' ? eprint : undefined),
      pmcid: text('pmcid', 'pmc')?.replace(/^(?=\d)/, 'PMC'),
      isbn: text('isbn')?.split(/[,;]| and /)[0],
      issn: text('issn')?.split(/[,;\s]/)[0],
    }),
  };
}

/** "Accessed: 2020-01-02" in a note. */
function visitIn(text: string | undefined): string | undefined {
  return /\b(?:accessed|retrieved|visited|abgerufen|zugriff)\b\W{0,3}(?:(?:on|am|le|el)\s)?(.{4,30})$/i.exec(
    text ?? '',
  )?.[1];
}

const GENRES: Record<string, string | undefined> = {
  phdthesis: 'PhD thesis',
  mastersthesis: "Master's thesis",
  techreport: 'Technical report',
};

function typeOf(type: string, text: (...names: string[]) => string | undefined): CslType {
  const part = text('entrysubtype')?.toLowerCase();
  if (type === 'article' && (part === 'newspaper' || part === 'magazine')) return `article-${part}`;
  const known = TYPES[type];
  const isArxiv = /\barxiv\b/i.test(
    [text('journal'), text('archiveprefix'), text('eprinttype'), text('howpublished'), text('doi')].join(' '),
  );
  if (isArxiv && !text('volume') && (!known || known === 'article-journal' || known === 'manuscript')) return 'article';
  if (known) return known;
  return text('url', 'howpublished')?.includes('http') && !text('publisher', 'journal') ? 'webpage' : 'document';
}

function written(values: Partial<Record<Entry['written'][number]['kind'], string | undefined>>): Entry['written'] {
  return Object.entries(values).flatMap(([kind, value]) =>
    value?.trim() ? [{ kind: kind as Entry['written'][number]['kind'], value: value.trim() }] : [],
  );
}

function withSubtitle(title: string | undefined, subtitle: string | undefined): string | undefined {
  return title && subtitle ? `${title}${/[?!:]$/.test(title) ? '' : ':'} ${subtitle}` : title;
}

function urlIn(text: string | undefined): string | undefined {
  return text && /https?:\/\/[^\s{}]+/.exec(text)?.[0];
}

function arxivIn(text: string | undefined): string | undefined {
  return (
    text &&
    /arxiv(?:\.org\/(?:abs|pdf)\/|[:\s]{1,3}(?:preprint\s)?(?:arxiv:)?)(\d{4}\.\d{4,5}|[a-z-]{2,12}\/\d{7})/i.exec(
      text,
    )?.[1]
  );
}
