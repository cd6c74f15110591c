import { fold } from '@veracite/text/fold';
import type { Finding } from './finding';
import { placesOf, type RawText } from './raw-text';

/**
 * The year of a reference against all that a record gives (print, online, posted): any of them may be cited.
 * @param cited undefined when none was read; then the text itself is searched
 * @param names the record's title and venues: a year inside them ("Periodontology 2000") is none of publication
 */
export function compareYears(
  cited: number | undefined,
  found: number[],
  raw: RawText,
  names: string[] = [],
): Finding | undefined {
  const [first] = found;
  if (first === undefined) return cited === undefined ? undefined : { agreement: 'extra', cited: String(cited) };
  const shownFound = String(first);
  if (cited === undefined) {
    const written = found.find((year) => raw.words.some((word) => word.replace(/[a-z]$/, '') === String(year)));
    if (written === undefined) return { agreement: 'missing', found: shownFound };
    return { agreement: 'same', cited: String(written), found: String(written), likeness: 1 };
  }
  const nearest = found.reduce((a, b) => (Math.abs(b - cited) < Math.abs(a - cited) ? b : a));
  const distance = Math.abs(nearest - cited);
  if (distance > 0) {
    const alone = found.find((year) => standsOutside(year, names, raw));
    if (alone !== undefined && !standsOutside(cited, names, raw)) {
      return { agreement: 'same', cited: String(alone), found: String(alone), likeness: 1 };
    }
  }
  const base = { cited: String(cited), found: String(nearest), likeness: Math.max(0, 1 - distance / 5) };
  if (distance === 0) return { ...base, agreement: 'same' };
  if (distance === 1) return { ...base, agreement: 'different', code: 'year-off-by-one' };
  return { ...base, agreement: 'different', code: 'year-other' };
}

/** Whether a year stands in the text, and not only inside one of the names. */
function standsOutside(year: number, names: string[], raw: RawText): boolean {
  const places = names.flatMap((name) => placesOf(raw, fold(name)));
  return raw.words.some(
    (word, at) => word.replace(/[a-z]$/, '') === String(year) && !places.some(({ from, to }) => from <= at && at < to),
  );
}

/** Volume and issue: digits and letters count, "Vol.", "no." and punctuation do not. */
export function compareNumber(cited: string | undefined, found: string | undefined, raw: RawText): Finding | undefined {
  const left = plainNumber(cited);
  const right = plainNumber(found);
  if (!right) return left ? { agreement: 'extra', cited } : undefined;
  if (!left) {
    if (inRaw(right, raw)) return { agreement: 'same', cited: found, found, likeness: 1 };
    return { agreement: 'missing', found };
  }
  if (left === right || romanValue(left) === romanValue(right)) return { agreement: 'same', cited, found, likeness: 1 };
  // "NS 2:1", "37, 38": a number of several parts stands whole in the text.
  const whole = fold(found ?? '');
  if (whole.includes(' ') && placesOf(raw, whole).length > 0)
    return { agreement: 'same', cited: found, found, likeness: 1 };
  // Volume and issue glued together: "92:1-2", "12(3)".
  const parts = [left.split(' ')[0], right.split(' ')[0]];
  if ((left.includes(' ') || right.includes(' ')) && parts[0] === parts[1]) {
    return { agreement: 'near', cited, found, likeness: 0.9, code: 'volume-with-issue' };
  }
  if (right.length >= 2 && inRaw(right, raw)) return { agreement: 'same', cited, found, likeness: 0.95 };
  return { agreement: 'different', cited, found, likeness: 0 };
}

function plainNumber(text: string | undefined): string {
  return text
    ? fold(text)
        .replace(/\b(?:vol|volume|no|nr|number|issue|bd|band|t|tome|jg|heft|suppl|supplement)\b/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/\b0+(?=\d)/g, '')
    : '';
}

function inRaw(number: string, raw: RawText): boolean {
  return raw.words.includes(number);
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Roman numbers as Arabic ones; any other text unchanged. */
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
 * Pages, article numbers and e-locators. "1425-37" is 1425–1437; a first page alone agrees; "e1001" and "1001" agree,
 * as do "045101" and "45101".
 * @param volume of the record: a page of one sign is looked for right behind it ("Human Pathology 3, i")
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
  if (standsWhole(found, raw)) return { agreement: 'same', cited: found, found, likeness: 1 };
  if (!left) {
    const isTold = (word: string, at: number) =>
      pageKey(word) === right.first && (right.first.length >= 2 || raw.words[at - 1] === volume);
    if (raw.words.some(isTold)) {
      return { agreement: 'same', cited: found, found, likeness: 1 };
    }
    return { agreement: 'missing', found };
  }
  const base = { cited, found };
  if (left.first === right.first) {
    if (FRONT_MATTER.test(left.first)) return { ...base, agreement: 'same', likeness: 1, code: 'front-matter' };
    if (!left.last || !right.last || left.last === right.last) return { ...base, agreement: 'same', likeness: 1 };
    return { ...base, agreement: 'different', likeness: 0.7, code: 'last-page' };
  }
  // Inside the range: a passage of the work is cited.
  if (right.last && within(left, right)) return { ...base, agreement: 'near', likeness: 0.8, code: 'pages-within' };
  const inText = raw.words.some((word) => pageKey(word) === right.first);
  if (right.first.length >= 3 && inText) return { ...base, agreement: 'same', likeness: 0.95 };
  return { ...base, agreement: 'different', likeness: 0 };
}

/** Whether all of a record's pages stand in the text as they are: "469:1–469:14" was read as volume and page. */
function standsWhole(found: string | undefined, raw: RawText): boolean {
  const folded = fold(found ?? '');
  return /\d/.test(folded) && folded.includes(' ') && folded.length >= 5 && placesOf(raw, folded).length > 0;
}

/** Pages in Roman numbers, which begin anew with every volume: that one agrees tells nothing. */
const FRONT_MATTER = /^[ivxlc]+$/;

interface Pages {
  first: string;
  last?: string;
}

export function readPages(text: string | undefined): Pages | undefined {
  if (!text) return undefined;
  const parts = text
    .toLowerCase()
    .replace(/^(?:pp?\.?|pages?|s\.|art(?:icle)?\.?\s?(?:no\.?|number)?)\s?/, '')
    .split(/\s?[-\u2010-\u2015\u2212,;+]+\s?/)
    .map(pageKey)
    .filter(Boolean);
  const [first, second] = parts;
  // “no–no” is what ChemInform deposits for want of pages.
  // A record may hold the rest of a citation there.
  if (!first || first === 'no' || /\p{L}{9}/u.test(first)) return undefined;
  if (!second || !/\d/.test(second)) return { first };
  return { first, last: completed(first, second) };
}

/** The digits of a page or article number, with the letter in front where it tells sections apart. */
function pageKey(text: string): string {
  const key = text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  return /\d/.test(key) ? key.replace(/^[eE](?=\d)/, '').replace(/^0+(?=\d)/, '') : key;
}

function completed(first: string, last: string): string {
  // "S84-90": the letters of a supplement are written once.
  const [, letters = '', digits = ''] = /^(\p{L}{1,3})(\d+)$/u.exec(first) ?? [];
  if (letters !== '' && /^\d+$/.test(last)) return letters + completed(digits, last);
  if (!/^\d+$/.test(last) || !/^\d+$/.test(first) || last.length >= first.length) return last;
  return first.slice(0, first.length - last.length) + last;
}

function within(inner: Pages, outer: Pages): boolean {
  const [from, to, at, end] = [outer.first, outer.last, inner.first, inner.last ?? inner.first].map(Number);
  if (from === undefined || to === undefined || at === undefined || end === undefined) return false;
  return at >= from && end <= to;
}
