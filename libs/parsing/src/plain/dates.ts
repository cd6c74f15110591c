import { dateOf, type CslDate } from '@veracite/model/csl';
import { foldWord } from './fold-word';

/** First three or four letters of months in English, German, French, Spanish, Portuguese, Italian and Dutch. */
const MONTHS: readonly string[][] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'maer', 'mrt', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];
const SEASONS = new Set(['spring', 'summer', 'autumn', 'fall', 'winter']);
const UNDATED =
  /\bn\.\s?d\.|\bs\.\s?[da]\.|\bo\.\s?j\.|\bin press\b|\bforthcoming\b|\bto appear\b|\bim druck\b|\bsous presse\b|\ben prensa\b|\bno prelo\b|\bin prep(?:aration)?\b|\bsubmitted\b|\bno date\b|\baccepted\b/i;

/** 1 to 12 for a month's name or its abbreviation. */
export function monthOf(word: string): number | undefined {
  const folded = foldWord(word);
  const at = MONTHS.findIndex((stems) => stems.some((stem) => folded.startsWith(stem)));
  return at < 0 ? undefined : at + 1;
}

/**
 * The date in a short text: "(1991b)", "June 1978", "2020 Mar 5", "12.05.2004", "2004-05-12", "1994/95", "n.d.".
 * @returns undefined when there is neither a year (1000 to 2199) nor a word for its absence
 */
export function readDate(text: string): CslDate | undefined {
  const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /\b(\d{1,2})[./](\d{1,2})[./]((?:1[89]|20)\d{2})\b/.exec(text);
  if (numeric) return dateOf(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const years = [...text.matchAll(/(?<!\d)(1\d{3}|2[01]\d{2})(?!\d)/g)];
  const first = years[0];
  if (!first) {
    const literal = UNDATED.exec(text)?.[0];
    return literal ? { literal: literal.toLowerCase() } : undefined;
  }
  const year = Number(first[1]);
  const end = rangeEnd(text.slice((first.index ?? 0) + 4), year);
  if (end) return { 'date-parts': [[year], [end]] };
  const month = (text.match(/\p{L}{3,10}/gu) ?? []).map(monthOf).find((m) => m !== undefined);
  const day = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?!\d)/.exec(text.replace(/\d{4}[a-z]?/g, ' '))?.[1];
  const date = dateOf(year, month, month ? Number(day ?? 0) || undefined : undefined);
  const season = (text.toLowerCase().match(/[a-z]{4,6}/g) ?? []).find((word) => SEASONS.has(word));
  return {
    ...date,
    ...(season && !month ? { season } : {}),
    ...(/\b(?:c|ca|circa|um|vers)\.?\s?\d{4}|\d{4}\?/i.test(text) ? { circa: true } : {}),
  };
}

function rangeEnd(rest: string, year: number): number | undefined {
  const digits = /^\s?[-–—/]\s?(\d{4}|\d{2})(?!\d)/.exec(rest)?.[1];
  if (!digits) return undefined;
  const end = digits.length === 4 ? Number(digits) : year - (year % 100) + Number(digits);
  return end > year && end - year < 100 ? end : undefined;
}
