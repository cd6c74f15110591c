import { dateOf, type CslDate } from '@veracite/model/csl';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Finds the first year from 1400 to 2099 in a text such as "c1998", "2013 Nov-Dec" or "March 2003". */
export function findYear(text: string | number | undefined): number | undefined {
  const year = Number(/(?<!\d)(1[4-9]\d{2}|20\d{2})(?!\d)/.exec(String(text ?? ''))?.[1]);
  return Number.isInteger(year) ? year : undefined;
}

/** Parses "2013-08-01", "2013-08", "2013", "2013/08/01", an ISO time, or a date in words. */
export function parseDate(text: string | number | undefined): CslDate | undefined {
  const parts = /^\s*(\d{4})(?:[-/.]?(\d{2})(?:[-/.]?(\d{2}))?)?/.exec(String(text ?? ''));
  const year = Number(parts?.[1]);
  if (!parts || year < 1400 || year > 2100) return parseDateInWords(text);
  return dateOf(year, numberOf(parts[2]), numberOf(parts[3]));
}

/** Parses "2013 Aug 1", "1 August 2013", "August 1, 2013" or "c1998". */
export function parseDateInWords(text: string | number | undefined): CslDate | undefined {
  const words = String(text ?? '');
  const year = findYear(words);
  if (year === undefined) return undefined;
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(words)) + 1;
  const day = Number(/(?<![\d-])(\d{1,2})(?![\d-])/.exec(words.replace(String(year), ''))?.[1]);
  return dateOf(year, month || undefined, month && day ? day : undefined);
}

/** Converts the `date-parts` of CSL or Crossref, which may contain null. */
export function dateFromParts(parts: (number | undefined)[] | undefined): CslDate | undefined {
  const [year, month, day] = parts ?? [];
  return year !== undefined && year >= 1000 && year <= 2100 ? dateOf(year, month, day) : undefined;
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/** Parses a month ("3", "03", "Mar", "March") to a number from 1 to 12. */
export function parseMonth(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const digits = Number(text);
  if (Number.isInteger(digits)) return digits >= 1 && digits <= 12 ? digits : undefined;
  const index = MONTHS.indexOf(text.trim().slice(0, 3).toLowerCase());
  return index < 0 ? undefined : index + 1;
}
