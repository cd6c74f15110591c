import { fold } from '@veracite/text/fold';
import type { Finding } from './finding';
import { placesOf, writtenAt, type RawText } from './raw-text';

/**
 * Compares the year of a reference with all years in a record (print, online, posted), any of which may be cited.
 * @param cited the parsed year; if undefined, the text is searched
 * @param names the record's title and venues: a year inside them ("Periodontology 2000") is not the year of publication
 */
export function compareYears(
  cited: number | undefined,
  found: number[],
  raw: RawText,
  names: string[] = [],
): Finding | undefined {
  const [first] = found;
  if (first === undefined) return cited === undefined ? undefined : { agreement: 'extra', cited: String(cited) };
  if (cited === undefined) {
    const written = found.find((year) => raw.words.some((word) => word.replace(/[a-z]$/, '') === String(year)));
    if (written === undefined) return { agreement: 'missing', found: String(first) };
    return { agreement: 'same', cited: String(written), found: String(written), likeness: 1 };
  }
  const nearest = found.reduce((a, b) => (Math.abs(b - cited) < Math.abs(a - cited) ? b : a));
  const distance = Math.abs(nearest - cited);
  if (distance > 0) {
    const alone = found.find((year) => isOutsideNames(year, names, raw));
    if (alone !== undefined && !isOutsideNames(cited, names, raw)) {
      return { agreement: 'same', cited: String(alone), found: String(alone), likeness: 1 };
    }
  }
  const base = { cited: String(cited), found: String(nearest), likeness: Math.max(0, 1 - distance / 5) };
  if (distance === 0) return { ...base, agreement: 'same' };
  return { ...base, agreement: 'different', code: distance === 1 ? 'year-off-by-one' : 'year-other' };
}

/** Checks whether a year occurs in the text outside of the names. */
function isOutsideNames(year: number, names: string[], raw: RawText): boolean {
  const places = names.flatMap((name) => placesOf(raw, fold(name)));
  return raw.words.some(
    (word, i) => word.replace(/[a-z]$/, '') === String(year) && !places.some(({ from, to }) => from <= i && i < to),
  );
}

/**
 * Compares volumes or issues by digits and letters, without "Vol.", "no." and punctuation.
 * @param others values of other fields, in which a number is no volume or issue
 */
export function compareNumber(
  cited: string | undefined,
  found: string | undefined,
  raw: RawText,
  others: string[] = [],
): Finding | undefined {
  const left = plainNumber(cited);
  const right = plainNumber(found);
  if (!right) return left ? { agreement: 'extra', cited } : undefined;
  // A compound number ("NS 2:1", "37, 38") may occur in the text as a whole.
  const whole = fold(found ?? '');
  const isWhole = whole.includes(' ') && placesOf(raw, whole).length > 0;
  if (isWhole || (!left && raw.words.includes(right))) return { agreement: 'same', cited: found, found, likeness: 1 };
  if (!left) return { agreement: 'missing', found };
  if (left === right || romanValue(left) === romanValue(right) || agreeWithoutSeries(left, right))
    return { agreement: 'same', cited, found, likeness: 1 };
  // Volume and issue in one field: "92:1-2", "12(3)".
  const parts = [left.split(' ')[0], right.split(' ')[0]];
  if ((left.includes(' ') || right.includes(' ')) && parts[0] === parts[1]) {
    return { agreement: 'near', cited, found, likeness: 0.9, code: 'volume-with-issue' };
  }
  const count = (words: string[]) => words.filter((word) => word === right).length;
  const isElsewhere = count(raw.words) > count(fold(others.join(' ')).split(' '));
  if (right.length >= 2 && isElsewhere) return { agreement: 'same', cited, found, likeness: 0.95 };
  return { agreement: 'different', cited, found, likeness: 0 };
}

/** The series of a journal before its volume: "s2-42" of the London Mathematical Society. */
const SERIES = /^s\d{1,2} (?=\d)/;

/** Checks whether two volumes are the same, of which one has its series. */
const agreeWithoutSeries = (a: string, b: string): boolean =>
  SERIES.test(a) !== SERIES.test(b) && a.replace(SERIES, '') === b.replace(SERIES, '');

function plainNumber(text: string | undefined): string {
  return text
    ? fold(text)
        .replace(/\b(?:vol|volume|no|nr|number|issue|bd|band|t|tome|jg|heft|suppl|supplement)\b/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/\b0+(?=\d)/g, '')
    : '';
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Converts Roman numerals to Arabic ones; returns any other text unchanged. */
function romanValue(text: string): string {
  if (!/^[ivxlcdm]+$/.test(text)) return text;
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) {
    const value = ROMAN[text.charAt(i)] ?? 0;
    sum += value < (ROMAN[text.charAt(i + 1)] ?? 0) ? -value : value;
  }
  return String(sum);
}

/**
 * Compares pages, article numbers and e-locators. "1425-37" is 1425–1437; a first page alone agrees; "e1001" and "1001"
 * agree, as do "045101" and "45101".
 * @param volume the record's volume: a page of one character is only accepted directly after it ("Human Pathology 3, i")
 */
export function comparePages(
  cited: string | undefined,
  found: string | undefined,
  raw: RawText,
  volume?: string,
): Finding | undefined {
  const left = readPages(cited);
  const right = readPages(found);
  if (!right) return left ? { agreement: 'extra', cited } : undefined;
  const base = { cited, found };
  const citesFurtherRanges =
    left?.first === right.first && (left.furtherRanges?.length ?? 0) > (right.furtherRanges?.length ?? Infinity);
  if (!citesFurtherRanges && occursWhole(found, raw)) return { agreement: 'same', cited: found, found, likeness: 1 };
  if (!left) {
    const isFirstPage = (word: string, index: number) =>
      pageKey(word) === right.first && (right.first.length >= 2 || raw.words[index - 1] === volume);
    const from = raw.words.findIndex(isFirstPage);
    if (from >= 0) return { agreement: 'same', cited: writtenAt(raw, { from, to: from + 1 }), found, likeness: 1 };
    return { agreement: 'missing', found };
  }
  if (left.first === right.first) {
    if (FRONT_MATTER.test(left.first)) return { ...base, agreement: 'same', likeness: 1, code: 'front-matter' };
    const haveSameLast = !left.last || !right.last || left.last === right.last;
    if (haveSameLast && beginAlike(left.furtherRanges, right.furtherRanges))
      return { ...base, agreement: 'same', likeness: 1 };
    return { ...base, agreement: 'different', likeness: 0.7, code: 'last-page' };
  }
  // A range inside the record's range cites a passage of the work.
  if (right.last && within(left, right)) return { ...base, agreement: 'near', likeness: 0.8, code: 'pages-within' };
  const inText = raw.words.some((word) => pageKey(word) === right.first);
  if (right.first.length >= 3 && inText) return { ...base, agreement: 'same', likeness: 0.95 };
  return { ...base, agreement: 'different', likeness: 0 };
}

const beginAlike = (a = '', b = ''): boolean => a.startsWith(b) || b.startsWith(a);

/** Checks whether the text contains the record's pages literally: "469:1–469:14" may be parsed as volume and page. */
function occursWhole(found: string | undefined, raw: RawText): boolean {
  const folded = fold(found ?? '');
  return /\d/.test(folded) && folded.includes(' ') && folded.length >= 5 && placesOf(raw, folded).length > 0;
}

/** Roman page numbers, which restart in every volume, so that an agreement has no information. */
const FRONT_MATTER = /^[ivxlc]+$/;

interface Pages {
  first: string;
  last?: string;
  /** Those after the first, each with a comma at its end, if the pages are nothing but ranges of Arabic numbers. */
  furtherRanges?: string | undefined;
}

/** Parses pages or an article number; returns undefined for text without one. */
function readPages(text: string | undefined): Pages | undefined {
  if (!text) return undefined;
  const pages = text
    .slice(0, 1000)
    .toLowerCase()
    .replace(/^(?:pp?\.?|pages?|s\.|art(?:icle)?\.?\s?(?:no\.?|number)?)\s?/, '');
  const parts = pages.split(/\s?[-\u2010-\u2015\u2212,;+]+\s?/);
  const [first, second] = parts.map(pageKey).filter(Boolean);
  // ChemInform deposits “no–no” for works without pages, and some records have the rest of a citation in this field.
  if (!first || first === 'no' || /\p{L}{9}/u.test(first)) return undefined;
  if (!second || !/\d/.test(second)) return { first };
  const ranges = pages.split(/[,;]/).map((range) => /^\s?(\d+)\s?[-\u2010-\u2015\u2212]+\s?(\d+)\s?$/.exec(range));
  const further = ranges.slice(1).map((range) => `${range?.[1]}-${completed(range?.[1] ?? '', range?.[2] ?? '')},`);
  return { first, last: completed(first, second), furtherRanges: ranges.includes(null) ? undefined : further.join('') };
}

/** Returns the digits of a page or article number, with a leading letter other than "e". */
function pageKey(text: string): string {
  const key = text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  return /\d/.test(key) ? key.replace(/^[eE](?=\d)/, '').replace(/^0+(?=\d)/, '') : key;
}

function completed(first: string, last: string): string {
  // In "S84-90" the letter of the supplement applies to both pages.
  const [, letters = '', digits = ''] = /^(\p{L}{1,3})(\d+)$/u.exec(first) ?? [];
  if (letters !== '' && /^\d+$/.test(last)) return letters + completed(digits, last);
  if (!/^\d+$/.test(last) || !/^\d+$/.test(first) || last.length >= first.length) return last;
  return first.slice(0, first.length - last.length) + last;
}

function within(inner: Pages, outer: Pages): boolean {
  const [from, to, index, end] = [outer.first, outer.last, inner.first, inner.last ?? inner.first].map(Number);
  if (from === undefined || to === undefined || index === undefined || end === undefined) return false;
  return index >= from && end <= to;
}
