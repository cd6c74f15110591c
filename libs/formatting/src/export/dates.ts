import type { CslDate } from '@veracite/model/csl';

/** Dates as exchange formats write them. */

/** Writes a year of CSL with four digits. EDTF counts a year 0, so that 350 BC, in CSL -350, is -0349. */
export function edtfYear(year: number): string {
  const counted = year < 0 ? year + 1 : year;
  return `${counted < 0 ? '-' : ''}${String(Math.abs(counted)).padStart(4, '0')}`;
}

const two = (part: number): string => String(part).padStart(2, '0');

const iso = ([year, month, day]: number[] = []): string =>
  year === undefined
    ? ''
    : [edtfYear(year), ...[month, month && day].flatMap((part) => (part ? [two(part)] : []))].join('-');

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

/** "spring", whether the record has it as a word or by CSL's number; empty where it has none. */
export function seasonOf(date: CslDate | undefined): string {
  const season = String(date?.season ?? '').toLowerCase();
  return SEASONS[Number(season) - 1] ?? season;
}

/**
 * EDTF, level 1 (Library of Congress), which BibLaTeX reads: `2020-05-04`, `2019-03/2019-04`, `-0349` (350 BC), `2019-21` for spring
 * (fall is its autumn), `1500~` for about; empty without a year.
 */
export function edtf(date: CslDate | undefined): string {
  const [from, to] = date?.['date-parts'] ?? [];
  const season = SEASONS.indexOf(seasonOf(date).replace('fall', 'autumn'));
  const start = iso(from) + (from?.length === 1 && season >= 0 ? `-${season + 21}` : '');
  return start && [start + (date?.circa ? '~' : ''), ...(to?.[0] ? [iso(to)] : [])].join('/');
}

/** `2019/05/04/` with what is no date in the fourth place, as RIS has it: a season, "circa", and for a range "to 2019-06". */
export function risDate(date: CslDate | undefined): string {
  const [from, to] = date?.['date-parts'] ?? [];
  const [year, month, day] = from ?? [];
  if (year === undefined) return '';
  const other = to?.[0] ? `to ${iso(to)}` : seasonOf(date) || (date?.circa ? 'circa' : '');
  return [edtfYear(year), month ? two(month) : '', month && day ? two(day) : '', other].join('/');
}
