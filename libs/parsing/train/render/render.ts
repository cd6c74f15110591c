import type { CslItem, CslName } from '@veracite/model/csl';
import type { Label } from '../../src/plain/labels';
import { stripEnd } from '../../src/strip';
import { pick } from '../random';
import type { Piece } from '../sample';
import { renderNames } from './authors';
import { ORGANISATIONS } from './organisations';
import { STYLES, type Kind, type Style } from './styles';
import { disturbSpaces } from './spacing';
import { furtherValue } from './further-values';
import { shortName } from './short-names';
import { accessDate, dateText, genreText, preprintText, tailText } from './texts';
import { Work } from './work';

const KINDS: Partial<Record<CslItem['type'], Kind>> = {
  'article-journal': 'article',
  article: 'article',
  'paper-conference': 'conference',
  chapter: 'chapter',
  book: 'book',
  thesis: 'thesis',
  report: 'report',
  webpage: 'web',
  'post-weblog': 'web',
  'article-newspaper': 'news',
  'article-magazine': 'news',
};

const LABEL_OF: Record<string, Label> = {
  authors: 'author',
  editors: 'editor',
  leaders: 'author',
  translator: 'translator',
  title: 'title',
  container: 'container',
  preprintserver: 'container',
  series: 'series',
  date: 'date',
  monthday: 'date',
  year: 'date',
  year2: 'date',
  volume: 'volume',
  issue: 'issue',
  page: 'page',
  numpages: 'page',
  number: 'number',
  edition: 'edition',
  publisher: 'publisher',
  place: 'place',
  genre: 'genre',
  first: 'author',
  team: 'author',
  program: 'title',
  city: 'place',
  school: 'publisher',
  studio: 'publisher',
  archive: 'publisher',
  official: 'series',
  years: 'date',
  code: 'number',
  sheet: 'page',
  leaves: 'page',
  medium: 'genre',
  software: 'genre',
  dataset: 'genre',
};

/**
 * One reference to a work in a style taken at random; undefined when the work lacks what the style needs.
 * @param among the styles to take from, whatever the language; all that fit the language when left out
 */
export function renderWork(work: Work, random: () => number, among?: readonly Style[]): Piece[] | undefined {
  const kind = kindOf(work, random);
  const language = work.language?.slice(0, 2) ?? 'en';
  const own = STYLES.filter((style) => style.isOnly && style.languages?.includes(language));
  const fitting = (among ?? (own.length > 0 ? own : STYLES.filter((style) => !style.isOnly))).filter(
    (style) =>
      style.templates[kind] &&
      (among !== undefined || !style.languages || style.languages.includes(language) || random() < 0.25),
  );
  if (fitting.length === 0) return undefined;
  const style = pick(fitting, random);
  const template = choose(pick(style.templates[kind] ?? [], random), random);
  const nameForm = pick(style.names, random);
  const quote = random();
  const values = new Map<string, string | undefined>();
  const value = (name: string, form: string | undefined): string | undefined => {
    const key = `${name}:${form}`;
    if (!values.has(key)) values.set(key, valueOf(work, name, form, { kind, nameForm, language, random }));
    return values.get(key);
  };
  const pieces = fill(requote(template, quote), value);
  if (!pieces?.some((piece) => piece.label === 'author' || piece.label === 'editor' || piece.label === 'title'))
    return undefined;
  const lead = random();
  if (lead < 0.12) {
    const n = 1 + Math.floor(random() * 90);
    pieces.unshift({ label: 'other', text: pick([`[${n}] `, `${n}. `, `(${n}) `, `${n} `, `${n}) `], random) });
  }
  return random() < 0.06 ? disturbSpaces(pieces, random) : pieces;
}

function kindOf(work: Work, random: () => number): Kind {
  if (random() < 0.06 && work.title && work.author) return 'preprint';
  if (work.type === 'book' && !work.author && work.editor) return 'edited';
  return KINDS[work.type] ?? (work.URL && !work.publisher ? 'web' : work['container-title'] ? 'article' : 'book');
}

/** Resolves the choices of a template. */
function choose(template: string, random: () => number): string {
  return template.replace(/⟦([^⟦⟧]{0,200})⟧/g, (_, choices: string) => pick(choices.split('|'), random));
}

function requote(template: string, dice: number): string {
  if (dice < 0.5) return template;
  return template.replace(/"([^"]*)"/g, '“$1”');
}

/** Pieces of a template; optional parts with a missing value vanish, a missing value elsewhere makes the whole undefined. */
function fill(
  template: string,
  value: (name: string, form: string | undefined) => string | undefined,
): Piece[] | undefined {
  const pieces: Piece[] = [];
  let rest = template;
  // "<{weburl}>" is an address in angle brackets, not an option.
  rest = rest.replace(/<\{weburl\}>/g, '\u0001{weburl}\u0002');
  for (const part of rest.split(/(<[^<>]*>)/)) {
    const isOption = part.startsWith('<');
    const filled = fillPart(isOption ? part.slice(1, -1) : part, value);
    if (filled) pieces.push(...filled);
    else if (!isOption) return undefined;
  }
  return pieces;
}

function fillPart(
  part: string,
  value: (name: string, form: string | undefined) => string | undefined,
): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const bit of part.split(/(\{\w+(?::\w+)?\})/)) {
    const found = /^\{(\w+)(?::(\w+))?\}$/.exec(bit);
    if (!found) {
      const text = bit.replace('\u0001', '<').replace('\u0002', '>');
      const last = pieces.at(-1);
      // "Smith, J." before a full stop: one of the two goes.
      if (text) pieces.push({ text: last && /[.?!]$/.test(last.text) && text.startsWith('.') ? text.slice(1) : text });
      continue;
    }
    const name = found[1] ?? '';
    const text = value(name, found[2]);
    if (text === undefined) return undefined;
    const label = LABEL_OF[name];
    if (text) pieces.push(label ? { label, text } : { label: 'other', text });
  }
  return pieces;
}

const BODIES = new Set<Kind>(['web', 'report', 'book']);

interface Context {
  kind: Kind;
  nameForm: string;
  language: string;
  random: () => number;
}

function valueOf(work: Work, name: string, form: string | undefined, context: Context): string | undefined {
  const { random, language, nameForm } = context;
  const people = (names: readonly CslName[] | undefined): string | undefined =>
    names?.length ? renderNames(names, form ?? nameForm, language, random) || undefined : undefined;
  const year = work.issued?.['date-parts']?.[0]?.[0];
  switch (name) {
    case 'authors':
      if (BODIES.has(context.kind) && random() < 0.3) return pick(ORGANISATIONS, random);
      return people(work.author) ?? (context.kind === 'web' || context.kind === 'report' ? work.publisher : undefined);
    case 'first':
      return people(work.author?.slice(0, 1));
    case 'editors':
    case 'leaders':
      return people(work.editor);
    case 'translator':
      return people(work.translator);
    case 'title':
      return work.title && recase(stripEnd(work.title, '. '), random);
    case 'container':
      return (
        work['container-title'] &&
        (form === 'short' || random() < 0.1 ? shortName(work['container-title'], random) : work['container-title'])
      );
    case 'series':
      return work['collection-title'];
    case 'year':
      return year === undefined ? undefined : `${year}${random() < 0.04 ? pick(['a', 'b'], random) : ''}`;
    case 'year2':
      return year === undefined ? undefined : String(year);
    case 'date':
    case 'monthday':
      return dateText(work.issued, form ?? name, language, random);
    case 'volume':
      return work.volume;
    case 'issue':
      return work.issue;
    case 'page':
      return work.page && pageText(work.page, random);
    case 'numpages':
      return /^\d{2,4}$/.test(work['number-of-pages'] ?? '') ? work['number-of-pages'] : undefined;
    case 'number':
      return (
        work.number ?? (random() < 0.5 ? String(1 + Math.floor(random() * pick([99, 999, 30000], random))) : undefined)
      );
    case 'edition':
      return work.edition ?? (random() < 0.15 ? pick(['2nd', '3rd', '2', '4th', 'rev.'], random) : undefined);
    case 'publisher':
      return work.publisher;
    case 'place':
      return work['publisher-place'];
    case 'genre':
      return genreText(work, context.kind, language, random);
    case 'arxiv':
    case 'preprintserver':
    case 'doiurl':
    case 'baredoi':
      return preprintText(name, work, random);
    case 'weburl':
      return (
        work.URL ?? (work.DOI ? `https://doi.org/${work.DOI}` : `https://www.example.org/${Math.floor(random() * 1e5)}`)
      );
    case 'accessed':
      return accessDate(language, random);
    case 'retrieved':
      return pick(['from', 'from:', `${accessDate('en', random)}, from`], random);
    case 'tail':
      return tailText(work, random);
    default:
      return furtherValue(name, random);
  }
}

function recase(whole: string, random: () => number): string {
  // "Spie. Radici di un paradigma": some part the title from its subtitle as sentences.
  const title = random() < 0.04 ? whole.replace(/: (?=\p{L})/u, '. ') : whole;
  const dice = random();
  if (dice < 0.03) return title.toUpperCase();
  if (dice < 0.2)
    return title.replace(
      /(^|\s)(\p{Ll})(\p{L}{3,})/gu,
      (_, space: string, a: string, b: string) => space + a.toUpperCase() + b,
    );
  return title;
}

function pageText(page: string, random: () => number): string {
  const range = /^(\d+)-(\d+)$/.exec(page);
  if (!range) return page;
  const [, first = '', last = ''] = range;
  const short =
    random() < 0.25 && first.length === last.length
      ? last.slice([...last].findIndex((digit, i) => digit !== first[i]))
      : last;
  return `${first}${pick(['-', '-', '–', '–', '–', ' – ', '--', '—'], random)}${short || last}`;
}
