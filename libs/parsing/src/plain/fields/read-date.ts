import { dateOf, type CslDate } from '@veracite/model/csl';
import { foldWord } from '../tokens/fold-word';

/** First letters of the months in English, German, French, Spanish, Portuguese, Italian and Dutch. */
const MONTHS =
  'jan ene gen|feb fev|mar maer mrt maa|apr avr abr|may mai mag mei|jun juin giu|jul juil lug|aug aou ago|sep set|oct okt out ott|nov|dec dez dic'
    .split('|')
    .map((stems) => stems.split(' '));
const SEASONS = new Set(['spring', 'summer', 'autumn', 'fall', 'winter']);
const UNDATED =
  /\bn\.\s?d\.|\bs\.\s?[daf]\.|\bo\.\s?j\.|\bb\.\s?d\.|\bundated\b|\bin press\b|\bforthcoming\b|\bto appear\b|\bim druck\b|\bsous presse\b|\ben prensa\b|\bno prelo\b|\bin prep(?:aration)?\b|\bsubmitted\b|\b(?:under|in) review\b|\bno date\b|\baccepted\b/i;

const MONTH =
  /^(?:jan(?:uary|uar|vier|eiro|uari)?|enero|gen(?:naio)?|feb(?:ruary|ruar|brero|braio|ruari)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz|mrt|maart|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maio|mei|mag(?:gio)?|june?|juni|juin|jun(?:io|ho)|giu(?:gno)?|july?|juli|juil(?:let)?|jul(?:io|ho)|lug(?:lio)?|aug(?:ust|ustus)?|août|ago(?:sto)?|sept?(?:ember|embre|tiembre|tembro)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre)?|dez(?:ember|embro)?|déc(?:embre)?|dic(?:iembre|embre)?)$/iu;

/** Returns true for the name of a month ("Mar", "juillet"), but not for a longer word ("Marketing"). */
export function isMonth(word: string): boolean {
  return MONTH.test(word);
}

/** Returns 1 to 12 for the name or abbreviation of a month. */
function monthOf(word: string): number | undefined {
  const folded = foldWord(word);
  const index = MONTHS.findIndex((stems) => stems.some((stem) => folded.startsWith(stem)));
  return index < 0 ? undefined : index + 1;
}

/**
 * Reads the date in a short text: "(1991b)", "June 1978", "2020 Mar 5", "12.05.2004", "2004-05-12", "1994/95", "n.d.".
 * @returns undefined if there is neither a year (1000 to 2199) nor a word for its absence
 */
export function readDate(text: string): CslDate | undefined {
  const decade = /^\W*(1\d|20)(\d)[Xx]\W*$/.exec(text) ?? /^\W*(1\d|20)(\d)0s\W*$/.exec(text);
  if (decade) return decadeOf(Number(`${decade[1]}${decade[2]}0`));
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
  const span = daysIn(text, year) ?? monthsIn(text, year);
  if (span) return span;
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

const decadeOf = (first: number): CslDate => ({ 'date-parts': [[first], [first + 9]], circa: true });

/** A first publication and the cited one: "1814/1995", "(1958) 2012", "[1958] 2012", "1990 [1850]". */
const TWO_YEARS =
  /^[^\p{L}\d]*(?:(1[4-9]\d{2}|20\d{2})\s?\/\s?(1[4-9]\d{2}|20\d{2})|[([](1[4-9]\d{2}|20\d{2})[)\]]\s?,?\s?[([]?(1[4-9]\d{2}|20\d{2})|(1[4-9]\d{2}|20\d{2})\s?\[(1[4-9]\d{2}|20\d{2})\])[^\p{L}\d]*$/u;

/** Reads the year of the first publication and that of the cited one; undefined for one date, or for a volume of two years. */
export function readBothYears(text: string): { original: CslDate; issued: CslDate } | undefined {
  const [early, late] = (TWO_YEARS.exec(text)?.slice(1).filter(Boolean) ?? []).map(Number).sort((a, b) => a - b);
  return early && late && late - early > 1 ? { original: dateOf(early), issued: dateOf(late) } : undefined;
}

const DAYS = String.raw`(\d{1,2})\s?[-–—]\s?(\d{1,2})`;
const MONTH_FIRST = new RegExp(String.raw`(\p{L}{3,10})\.? ${DAYS}(?!\d)`, 'u');
const DAYS_FIRST = new RegExp(String.raw`(?<!\d)${DAYS}\.? (\p{L}{3,10})`, 'u');
const TWO_MONTHS_DAYS_FIRST = /(?<!\d)(\d{1,2})\.? (\p{L}{3,10})\.?\s?[-–—]\s?(\d{1,2})\.? (\p{L}{3,10})/u;
const ONLY_MONTHS = /(\p{L}{3,10})\.?\s?[-–—/]\s?(\p{L}{3,10})/u;
/** PubMed: "1998 Dec-1999 Jan". */
const YEARS_AND_MONTHS = /\b(\d{4}) (\p{L}{3,9})\s?[-–]\s?(\d{4}) (\p{L}{3,9})/u;
const TWO_MONTHS = /(\p{L}{3,10})\.? (\d{1,2})\s?[-–—]\s?(\p{L}{3,10})\.? (\d{1,2})(?!\d)/u;

/** Reads the first and last day of "July 12–15, 2017", "12–15 July 2017" or "September 30–October 2, 2018". */
function daysIn(text: string, year: number): CslDate | undefined {
  const two = TWO_MONTHS.exec(text);
  const turnedTwo = TWO_MONTHS_DAYS_FIRST.exec(text);
  const single = MONTH_FIRST.exec(text);
  const turned = DAYS_FIRST.exec(text);
  const [month, first, lastMonth, last] = two
    ? [two[1], two[2], two[3], two[4]]
    : turnedTwo
      ? [turnedTwo[2], turnedTwo[1], turnedTwo[4], turnedTwo[3]]
      : single
        ? [single[1], single[2], single[1], single[3]]
        : turned
          ? [turned[3], turned[1], turned[3], turned[2]]
          : [];
  if (!month || !lastMonth || !isMonth(month) || !isMonth(lastMonth)) return undefined;
  const days = [dateOf(year, monthOf(month), Number(first)), dateOf(year, monthOf(lastMonth), Number(last))];
  return { 'date-parts': days.flatMap((day) => day['date-parts'] ?? []) };
}

/** Reads the first and last month of "July/August 2001" or "1998 Dec-1999 Jan". */
function monthsIn(text: string, year: number): CslDate | undefined {
  const [, first, month = '', last, lastMonth = ''] = YEARS_AND_MONTHS.exec(text) ?? [];
  if (first && isMonth(month) && isMonth(lastMonth))
    return {
      'date-parts': [Number(first), Number(last)].map((single, i) => [single, monthOf(i ? lastMonth : month) ?? 1]),
    };
  const [, from = '', to = ''] = ONLY_MONTHS.exec(text) ?? [];
  if (!isMonth(from) || !isMonth(to)) return undefined;
  return { 'date-parts': [from, to].map((single) => [year, monthOf(single) ?? 1]) };
}

function rangeEnd(rest: string, year: number): number | undefined {
  const digits = /^\s?[-–—/]\s?(\d{4}|\d{2})(?!\d)/.exec(rest)?.[1];
  if (!digits) return undefined;
  const end = digits.length === 4 ? Number(digits) : year - (year % 100) + Number(digits);
  return end > year && end - year < 100 ? end : undefined;
}
