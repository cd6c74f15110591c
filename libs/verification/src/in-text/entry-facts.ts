import type { Span } from '@veracite/model/reference';
import type { CslName } from '@veracite/model/csl';
import { yearOf } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import type { Listed } from './listed';

/** The parts of a listed reference that a citation is matched with. All texts are folded. */
export interface EntryFacts {
  /** Family names and organizations of the authors, or of the editors if there are no authors. */
  names: string[];
  /** True if the entry does not list all authors. */
  hasMore: boolean;
  initial: string;
  /** The first person's given name. "Daisuke Ibi" may have been parsed with the two names swapped. */
  given: string;
  /** Short forms of the first name if it is an organization. */
  short: string[];
  years: string[];
  letter: string;
  title: string;
  raw: string;
  /** Position of the entry in the document. */
  printed?: Span;
  /** Pages of an article or a chapter. */
  pages?: { first: number; last: number };
}

export function factsOf({ reference, printed, isInNote }: Listed): EntryFacts {
  const { csl, raw } = reference;
  const people = [csl.author, csl.editor, csl.translator].find((list) => list?.length) ?? [];
  const [first] = people;
  const year = yearOf(csl);
  const written = [...raw.matchAll(/(?<![\d\p{L}])((?:1[5-9]|20)\d\d)([a-rt-z])?(?![\d\p{L}])/gu)];
  const lettered = written.find(
    ({ 1: digits, 2: letter }) => letter && (year === undefined || digits === String(year)),
  );
  const pages = pagesOf(csl.page);
  return {
    names: people.flatMap(namesOf).filter(Boolean),
    hasMore: reference.etAl === true,
    initial: fold(first?.given ?? '').charAt(0),
    given: fold(first?.given ?? ''),
    short: [...shortForms(first ?? { literal: csl.title ?? '' }, raw), ...labelName(raw)],
    years: [
      ...new Set([
        ...(year === undefined ? [] : [String(year)]),
        ...[...written.slice(0, 3), ...written.slice(-1)].map(({ 1: digits = '' }) => digits),
      ]),
    ],
    letter: lettered?.[2] ?? '',
    title: fold(csl.title ?? ''),
    raw: fold(raw),
    ...(printed && { printed }),
    ...(pages && !isInNote && csl.type !== 'book' && { pages }),
  };
}

/** Returns a folded family name or organization, or the family names of "M. Lu – Y. Zhang" that were parsed as one person. */
function namesOf({ given = '', family = '', literal = '', ...name }: CslName): string[] {
  const people = `${given} ${family}`.split(/\s[–—]\s/);
  if (people.length > 1) return people.map((person) => fold(person).split(' ').at(-1) ?? '');
  return [fold([name['non-dropping-particle'], family].filter(Boolean).join(' ') || literal)];
}

/** Returns short forms of an organization's name, such as "WHO": its capitals, and the form in brackets after it. */
function shortForms(name: CslName, raw: string): string[] {
  const whole = name.literal ?? name.family ?? '';
  const capitals = (whole.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  const bracketed = /[[(](?=[\d.-]{0,11}\p{Lu})([\p{Lu}\d.-]{2,12})[\])]/u.exec(raw.slice(0, 160))?.[1];
  return [capitals.length > 2 ? capitals : '', bracketed ?? '']
    .filter(Boolean)
    .map((form) => fold(form.replace(/\./g, '')));
}

/** Returns the first name of a printed label, "[Belle et al., 2015]", or an abbreviation before its long form, "NBS – National …". */
function labelName(raw: string): string[] {
  const [, short] = /^\s{0,9}(\p{Lu}[\p{Lu}\d&-]{1,11})(?:\s[–—=-]\s|:\s|\s?\(\p{Lu}\p{Ll})/u.exec(raw) ?? [];
  const name =
    short ??
    /^\s{0,9}\[(\p{Lu}[^\]\d,]{2,60}?)(?:\s(?:et\sal\b|and\s|&)[^\]]{0,60})?,?\s?\d{4}[a-z]?\]/u.exec(raw)?.[1];
  return name === undefined ? [] : [fold(name)];
}

/** Pages of an article, at most: "2530–8335" is an ISSN. */
const MAX_PAGES = 1000;

/** Parses a range of pages, such as "101-120" or "101–20"; returns undefined for anything else, such as "e12". */
export function pagesOf(page: string | undefined): { first: number; last: number } | undefined {
  const [, first = '', end = ''] = /^\s*(?:pp?\.\s*)?(\d{1,6})\s?[–-]\s?(\d{1,6})\s*$/.exec(page ?? '') ?? [];
  if (first === '' || end === '') return undefined;
  const last = end.length < first.length ? first.slice(0, first.length - end.length) + end : end;
  return Number(last) >= Number(first) && Number(last) < Number(first) + MAX_PAGES
    ? { first: Number(first), last: Number(last) }
    : undefined;
}
