import type { CitedItem } from '@veracite/model/document';
import { elements, units } from '../../data/citing.json';
import type { FoundCitation } from './author-year';

/** Maximum length of a range: "[1–9999]" is not a citation. */
const RANGE_MOST = 80;
const UNITS: ReadonlySet<string> = new Set(units);
/** After the mass number of an isotope: "¹⁵N". */
const ELEMENT = new RegExp(`^(?:${elements.join('|')})(?!\\p{Ll})`, 'u');
const LOCATOR = String.raw`(?:,\s?(?:pp?\.|Chap(?:ter)?\.?|Ch\.|Sec(?:t|tion)?s?\.?|Th(?:eore)?m\.?|Lemma|Prop(?:osition)?\.?|Def(?:inition)?\.?|Fig(?:ure)?\.?|Tab(?:le)?\.?|Eq\.?|Alg(?:orithm)?\.?|App(?:endix)?\.?|chap\.|ch\.|sec\.|vol\.|§§?|S\.|Cor(?:ollary)?\.?|Part|Ex(?:ample)?\.?)\s?[^\][,;]{1,40})`;
/** Between two numbers. Some fonts print the dash of a range as the letter e: "[1e6]". */
const DASH = String.raw`(?:\s?[–—‐‑‒−-]\s?|e)`;
const ITEM = String.raw`(?:(?:see|e\.g\.|cf\.)[,\s]\s?)?\d{1,4}(?:${DASH}\d{1,4}|[a-z])?${LOCATOR}?`;
const GROUP = new RegExp(String.raw`\[\s?(${ITEM}(?:\s?[,;]\s?(?:and\s)?${ITEM}){0,60})\s?\]`, 'gu');
const ONE = new RegExp(String.raw`(\d{1,4})(?:${DASH}(\d{1,4})|[a-z])?(${LOCATOR})?`, 'gu');

/** Finds "[3, 5–7]", "[1], [2]", "[1]–[3]". Adjacent brackets are one citation. */
export function bracketed(text: string): FoundCitation[] {
  const found: FoundCitation[] = [];
  for (const { index, 0: all, 1: inside = '' } of text.matchAll(GROUP)) {
    const items = numbersIn(inside);
    if (items.length === 0 || items.some(({ number }) => number === 0)) continue;
    const last = found.at(-1);
    const between = last ? text.slice(last.end, index) : '';
    if (last && /^\s?[–—‑‒−-]\s?$/.test(between)) {
      const [from, to] = [last.items.at(-1)?.number ?? 0, items[0]?.number ?? 0];
      if (to > from && to - from <= RANGE_MOST)
        for (let number = from + 1; number < to; number += 1) last.items.push({ names: [], number });
    } else if (!last || !/^(?:\s?,\s?|\s)?$/.test(between)) {
      found.push({ start: index, end: index + all.length, items });
      continue;
    }
    last.items.push(...items);
    last.end = index + all.length;
  }
  return found;
}

/** Parses numbers and ranges separated by commas, without impossible ranges. */
function numbersIn(inside: string): CitedItem[] {
  const items: CitedItem[] = [];
  for (const { 1: first = '', 2: last, 3: locator } of inside.matchAll(ONE)) {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    if (to < from || to - from > RANGE_MOST) continue;
    for (let number = from; number <= to; number += 1)
      items.push({
        names: [],
        number,
        ...(locator && number === to && { locator: locator.replace(/^,\s?/, '').trim() }),
      });
  }
  return items.filter(({ number }, i) => items.findIndex((other) => other.number === number) === i);
}

/** Finds "(3)", "(1, 4–6)": numbers in parentheses, which may also refer to equations. */
export function rounded(text: string): FoundCitation[] {
  return [...text.matchAll(/\((\d{1,3}(?:\s?[,;–‑−-]\s?\d{1,3}){0,30})\)/g)].flatMap(
    ({ index, 0: all, 1: inside = '' }) => {
      const items = numbersIn(inside);
      const before = text.slice(Math.max(0, index - 12), index);
      const isEquation =
        /(?:eqs?\.?|equations?)\s?$/i.test(before) ||
        (items.length === 1 && /(?:step|case|item|condition|property|type|line)\s?$/i.test(before));
      return items.length > 0 && !isEquation && !items.some(({ number }) => number === 0)
        ? [{ start: index, end: index + all.length, items }]
        : [];
    },
  );
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Finds raised numbers after a word or punctuation, but not after a digit, a unit or a variable, or before a chemical element. */
export function raised(text: string, marks: readonly { start: number; end: number }[]): FoundCitation[] {
  const glyphs = [...text.matchAll(/[⁰¹²³⁴-⁹]+(?:[⁻˒,–-][⁰¹²³⁴-⁹]+)*/g)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
  }));
  return [...merged(text, marks), ...glyphs].flatMap(({ start, end }) => {
    const words = text
      .slice(start, end)
      .replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
      .replace(/⁻/g, '-')
      .replace(/˒/g, ',');
    const [, pages] = /\((?:pp?\.?\s?)(\d[\d\s,–-]*)\)$/.exec(words) ?? [];
    const bare = words.replace(/\(pp?\.?\s?\d[\d\s,–-]*\)$/, '');
    // Raised brackets may have the parts of an entry: "[5a, 10]".
    const numbers = bare.startsWith('[') ? bare.replace(/(?<=\d)[a-z](?![a-z])/g, '') : bare;
    if (!/^\s?[[(]?\d{1,3}(?:\s?[,;–—‑−-]\s?\d{1,3})*[\])]?,?$/.test(numbers)) return [];
    const before = /[\p{L}\d]{1,20}$/u.exec(text.slice(Math.max(0, start - 20), start).trimEnd())?.[0] ?? '';
    if (ELEMENT.test(text.slice(end, end + 3))) return [];
    if (/\d$/.test(before) && !/(?:1[89]|20)\d\d$|[a-z]\d$/i.test(before)) return [];
    if (UNITS.has(before.toLowerCase()) || (before === '' && !/[.,;:!?)\]”"’'»%]\s?$/.test(text.slice(0, start))))
      return [];
    const items = numbersIn(bare).map((item, i, all) =>
      pages !== undefined && i === all.length - 1 ? { ...item, locator: pages } : item,
    );
    return items.length > 0 && items.every(({ number }) => number !== 0) ? [{ start, end, items }] : [];
  });
}

/** Merges raised spans that are separated only by commas or dashes: "¹", ",", "³". */
function merged(text: string, marks: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const result: { start: number; end: number }[] = [];
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && /^\s?[,–‑−-]?\s?$/.test(text.slice(last.end, mark.start)) && mark.start - last.end <= 2)
      last.end = mark.end;
    else result.push({ ...mark });
  }
  return result;
}

/** Finds "[Knu84]", "[ABC+20, p. 5; Lam94]". */
export function labeled(text: string): FoundCitation[] {
  const label = String.raw`\p{L}[\p{L}+*]{0,12}\+?\d{1,4}[a-z]?`;
  const pattern = new RegExp(String.raw`\[(${label}${LOCATOR}?(?:[,;]\s?${label}${LOCATOR}?){0,20})\]`, 'gu');
  return [...text.matchAll(pattern)].map(({ index, 0: all, 1: inside = '' }) => ({
    start: index,
    end: index + all.length,
    items: [...inside.matchAll(new RegExp(String.raw`(${label})(${LOCATOR})?`, 'gu'))].map(
      ({ 1: key = '', 2: locator }) => ({
        names: [],
        key,
        ...(locator && { locator: locator.replace(/^,\s?/, '').trim() }),
      }),
    ),
  }));
}
