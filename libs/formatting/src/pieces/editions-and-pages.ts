import type { CslItem } from '@veracite/model/csl';
import { cleanText } from './clean';

const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Formats an issue as "no. 3". A supplement or special issue keeps its label: "suppl. 2" (MLA 5.54, Chicago 14.177). */
export const issueText = (issue: string): string =>
  /^(?:suppl|special|part\b|pt\b)/i.test(issue)
    ? issue.charAt(0).toLowerCase() + issue.slice(1)
    : issue && `no. ${issue}`;

/** Formats an ordinal: 1st, 2nd, 3rd, 4th, 11th, 21st … */
function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/** Formats "2", "2nd ed.", "Second edition", "Revised" as "2nd ed.", "Rev. ed."; empty for a first edition. */
export function editionText(edition: string | undefined): string {
  const text = cleanText(edition ?? '')
    .replace(/\s?\b(?:edition|edn?)\b\.?/gi, '')
    .trim();
  if (!text) return '';
  const number = /^(\d{1,3})(?:st|nd|rd|th|\.)?$/.exec(text)?.[1] ?? WORDS.indexOf(text.toLowerCase()) + 1;
  if (number !== 0) return Number(number) === 1 ? '' : `${ordinal(Number(number))} ed.`;
  if (/^rev(?:ised|\.)?$/i.test(text)) return 'Rev. ed.';
  if (/editio|ausgabe|auflage|edici|edizion|édition/i.test(text)) return text;
  return /^(?:\d{4}|[\p{L}.\s]+|\p{L}+ \d{4})$/u.test(text) ? `${text} ed.` : text;
}

export interface Pages {
  /** Both ends as digits and letters, the last one in full. */
  from: string;
  to?: string;
  /** Several page ranges as recorded. */
  several?: string;
}

/** Parses "123-45", "123–145", "S57–S59", "1-3, 7". Returns undefined if the record has no page. */
export function pagesOf(item: Pick<CslItem, 'page' | 'page-first'>): Pages | undefined {
  const text = cleanText(item.page ?? item['page-first'] ?? '')
    .replace(/^pp?\.\s?/i, '')
    .replace(/\s?(?:-{2,}|[-‐-―−])\s?/g, '–')
    .replace(/[.,;]$/, '');
  if (!text || /^(?:n\/?a|no–no|na–na|[?–]+|0)$/i.test(text)) return undefined;
  if (/[,;&]/.test(text)) return { from: text, several: text };
  const [from = '', to, more] = text.split('–');
  if (more !== undefined) return { from: text, several: text };
  if (!to || to === from) return { from };
  const short = /^\d+$/.test(from) && /^\d+$/.test(to) && to.length < from.length;
  return { from, to: short ? from.slice(0, from.length - to.length) + to : to };
}

/** Returns true for an article number in the page field: "e1002195", or a single number of five or more digits. */
export function isArticleNumber(pages: Pages): boolean {
  return !pages.to && !pages.several && /^(?:e\d{2,}|[a-z]{0,3}\d{5,})$/i.test(pages.from);
}

type Shorten = (from: string, to: string) => string;

export function pageText(pages: Pages, shorten: Shorten = (_from, to) => to): string {
  if (pages.several) {
    return pages.several.replace(/(?<!\d)(\d{1,6})–(\d{1,6})(?!\d)/g, (range, from: string, to: string) =>
      from.length === to.length ? `${from}–${shorten(from, to)}` : range,
    );
  }
  if (!pages.to) return pages.from;
  const numeric = /^\d+$/.test(pages.from) && /^\d+$/.test(pages.to) && pages.from.length === pages.to.length;
  return `${pages.from}–${numeric ? shorten(pages.from, pages.to) : pages.to}`;
}

/** Shortens to the last two digits, or more if needed: 96–101, 103–04, 923–1003 (MLA handbook 9, 2.139). */
export const mlaRange: Shorten = (from, to) => {
  if (from.length < 3) return to;
  let keep = 2;
  while (keep < to.length && from.slice(0, -keep) !== to.slice(0, -keep)) keep += 1;
  return to.slice(-keep);
};

/** Shortens by Chicago 17, 9.61: 3–10, 71–72, 100–104, 101–8, 321–28, 498–532, 1496–500. */
export const chicagoRange: Shorten = (from, to) => {
  if (from.length < 3 || from.endsWith('00')) return to;
  let same = 0;
  while (from[same] === to[same] && same < to.length) same += 1;
  const changed = to.slice(same);
  // 101–8 omits the zero; otherwise there are at least two digits.
  if (from.at(-2) === '0' && changed.length === 1) return changed;
  return changed.length < 2 ? to.slice(-2) : changed;
};
