import { decodeEntities } from '@veracite/text/entities';
import { italic, subscript, superscript } from '../markup';

const INLINE: [RegExp, (text: string) => string][] = [
  [/<(?:i|em|(?:jats:)?italic)>([^<]*)<\/(?:i|em|(?:jats:)?italic)>/gi, italic],
  [/<(?:jats:)?sub>([^<]*)<\/(?:jats:)?sub>/gi, subscript],
  [/<(?:jats:)?sup>([^<]*)<\/(?:jats:)?sup>/gi, superscript],
];

/** Converts straight quotation marks to typographic ones: opening at the start or after a space, bracket or dash, else closing. */
export function curl(text: string): string {
  return text
    .replace(/(^|[\s([{—–\-/“‘\uE000-\uE005])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{—–/“\uE000-\uE005])['`](?=\S)(?!\d\d(?:s?\b))/g, '$1‘')
    .replace(/['`]/g, '’');
}

/** Matches anything that cleaning may change. Most fields do not match. */
const UNCLEAN = /[&<{}"'`\uE000-\uE005]|[^\S ]|\s\s|^\s|\s$| [,;:.]/;

/** Converts known tags to marks, removes others, decodes entities, normalizes spaces and quotation marks. */
export const cleanText = (text: string): string =>
  UNCLEAN.test(text) ? curl(bareText(text).replace(/ (?=[,;:.](?:\s|$))/g, '')) : text;

/** Cleans the text of a field but keeps quotation marks and spaces before punctuation. */
export function bareText(text: string): string {
  if (!UNCLEAN.test(text)) return text;
  let out = decodeEntities(decodeEntities(text.replace(/[\uE000-\uE005]/g, '')));
  for (const [tag, set] of INLINE) out = out.replace(tag, (_whole, inner: string) => set(inner));
  out = out.replace(/<\/?[a-z][a-z:]{0,20}(?:\s[^<>]{0,200})?\/?>/gi, '');
  return out.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const YEARS = /(?<![\d\p{L}.-])(1\d{3}|20\d{2})(?:--?|—)(1\d{3}|20\d{2}|\d{2})(?![\d\p{L}-])/gu;
const DAYS = new RegExp(
  String.raw`(?<![\d-])(\d{1,2})-(\d{1,2})(?=,? (?:${MONTH})\b)|(?<=\b(?:${MONTH}) )(\d{1,2})-(\d{1,2})(?![\d-])`,
  'g',
);

const NUMBERS = /(?<=(?:,|(?<!ISSN):|pp?\.)\s|\()(\d{1,6})(?:--?|—)(\d{1,6})(?=[.,;:)]|$)/g;

/** Adds en dashes to ranges of years, days and pages (APA 6.6, Chicago 6.78). Identifiers keep their hyphens. */
export const dashed = (title: string): string =>
  /[-—]/.test(title)
    ? title
        .replace(YEARS, '$1–$2')
        .replace(NUMBERS, '$1–$2')
        .replace(DAYS, (range) => range.replace('-', '–'))
    : title;

/** Removes the given marks and the space before them from the end of a text. */
export function withoutTail(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return end === text.length ? text : text.slice(0, end).trimEnd();
}

/** Removes a title's final period (not of an abbreviation), footnote asterisk, and quotation marks around the whole. */
export function cleanTitle(text: string): string {
  const title = withoutTail(dashed(cleanText(text)), '*,;')
    .replace(/(?<![.\s])\.\.(?=\s)/g, '.')
    .replace(/^“([^“”]+[.,])”$/, '$1');
  if (!title.endsWith('.') || title.endsWith('..') || /\b(?:\p{Lu}|etc|vs|Jr|Inc|Ltd|Co|al|ed|vol)\.$/u.test(title))
    return title;
  return title.slice(0, -1).trimEnd();
}

/** Encloses a title in double quotation marks; those inside it become single. */
export const quoted = (title: string): string => `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`;
