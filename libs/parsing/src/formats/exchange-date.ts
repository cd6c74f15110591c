import { dateOf, type CslDate } from '@veracite/model/csl';
import { readDate } from '../plain/fields/read-date';

/** Seasons by the number that EDTF level 1 (Library of Congress, Extended Date/Time Format) uses instead of a month. */
const EDTF_SEASONS: Record<number, string> = { 21: 'spring', 22: 'summer', 23: 'autumn', 24: 'winter' };
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/i;

/**
 * Reads a date of an exchange format: "2019-05-04", "-0350", "2019-03/2019-04", "2019-21" (spring), "1500~" (about) in BibLaTeX;
 * "2019/05/04/", "2019///Fall", "2019/03//to 2019-04", "1500///circa" in RIS; otherwise a date in running text.
 */
export function readExchangeDate(text: string): CslDate | undefined {
  const trimmed = text.trim();
  const [, year, month, day, other = ''] = /^(-?\d{4})\/(\d{0,2})\/(\d{0,2})\/?([^/]*)$/.exec(trimmed) ?? [];
  if (year) return withOther(dateOf(countedFrom1(year), number(month), number(day)), other.trim());
  const [from, to, ...more] = trimmed.split('/');
  const start = edtf(from ?? '');
  if (!start || more.length > 0) return readDate(trimmed);
  const end = to ? edtf(to)?.['date-parts']?.[0] : undefined;
  if (to && !end) return readDate(trimmed);
  return end ? { ...start, 'date-parts': [...(start['date-parts'] ?? []), end] } : start;
}

function withOther(date: CslDate, other: string): CslDate {
  const end = other.startsWith('to ') ? edtf(other.slice(3))?.['date-parts']?.[0] : undefined;
  if (end) return { ...date, 'date-parts': [...(date['date-parts'] ?? []), end] };
  if (SEASON.test(other)) return { ...date, season: other.toLowerCase() };
  return other === 'circa' ? { ...date, circa: true } : date;
}

function edtf(text: string): CslDate | undefined {
  const [, year, second, day, about] =
    /^(-?\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:T[\d:.Z+-]{2,30})?([?~%])?$/.exec(text.trim()) ?? [];
  if (!year) return undefined;
  const season = EDTF_SEASONS[Number(second)];
  const date = dateOf(countedFrom1(year), season ? undefined : number(second), number(day));
  return { ...date, ...(season && { season }), ...(about && { circa: true }) };
}

/** Returns the year of CSL. EDTF counts a year 0, which is 1 BC and in CSL -1. */
const countedFrom1 = (year: string): number => (Number(year) > 0 ? Number(year) : Number(year) - 1);

const number = (digits: string | undefined): number | undefined => (digits ? Number(digits) : undefined);
