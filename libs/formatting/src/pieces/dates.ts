import type { CslDate, CslItem } from '@veracite/model/csl';
import { capitalise } from './capitals';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT_MONTHS = ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];
const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'];

/** How a style writes a date; `era` stands after a year before Christ. */
export interface DateForm {
  order: 'year-first' | 'day-first' | 'month-first';
  short?: boolean;
  era: string;
  circa: string;
  /** MLA alone writes seasons small (5.68). */
  smallSeasons?: boolean;
}

export const APA_DATE: DateForm = { order: 'year-first', era: 'B.C.E.', circa: 'ca.' };
export const MLA_DATE: DateForm = { order: 'day-first', short: true, era: 'BCE', circa: 'circa', smallSeasons: true };
export const CHICAGO_DATE: DateForm = { order: 'month-first', era: 'BCE', circa: 'ca.' };

/** How much of a date is wanted; what the record does not hold is left out. */
export type Detail = 'year' | 'month' | 'day';

const yearText = (year: number, era: string): string => (year < 0 ? `${-year} ${era}` : String(year));

function single(parts: number[], season: string | undefined, detail: Detail, form: DateForm): string {
  const [year, month, day] = parts;
  if (year === undefined || !Number.isInteger(year)) return '';
  const yearPart = yearText(year, form.era);
  const name = monthName(month, form) ?? season;
  if (detail === 'year' || !name) return yearPart;
  const dayPart = detail === 'day' && day && monthName(month, form) ? day : undefined;
  if (form.order === 'year-first') return `${yearPart}, ${name}${dayPart ? ` ${dayPart}` : ''}`;
  if (form.order === 'day-first') return `${dayPart ? `${dayPart} ` : ''}${name} ${yearPart}`;
  return dayPart ? `${name} ${dayPart}, ${yearPart}` : `${name} ${yearPart}`;
}

function monthName(month: number | undefined, form: DateForm): string | undefined {
  return month === undefined ? undefined : (form.short ? SHORT_MONTHS : MONTHS)[month - 1];
}

function seasonName(season: CslDate['season'], form: DateForm): string | undefined {
  if (season === undefined || season === '') return undefined;
  const name = SEASONS[Number(season) - 1] ?? String(season);
  return form.smallSeasons ? name.toLowerCase() : capitalise(name);
}

/** A date in a style's form, ranges with an en dash; empty when the record has no date. */
export function dateText(date: CslDate | undefined, detail: Detail, form: DateForm): string {
  const season = seasonName(date?.season, form);
  const [from, to] = date?.['date-parts'] ?? [];
  const start = from ? single(from, season, detail, form) : '';
  if (!start) return '';
  const end = to && to[0] ? single(to, season, detail, form) : '';
  const prefix = date?.circa ? `${form.circa} ` : '';
  return prefix + (end && end !== start ? rangeText(start, end, from, to, form) : start);
}

/**
 * "2019–2021"; two years before Christ share one era; days of one month share month and year, months of one year the year:
 * "March–April 2019", "July 28–August 2, 2019". MLA drops the century that repeats: "1950–58" (2.139).
 */
function rangeText(start: string, end: string, from: number[] = [], to: number[] = [], form: DateForm): string {
  const bothBefore = (from[0] ?? 0) < 0 && (to[0] ?? 0) < 0;
  if (bothBefore) return `${start.replace(` ${form.era}`, '')}–${end}`;
  if (/^\d{4}$/.test(start) && /^\d{4}$/.test(end))
    return form.short && start.slice(0, 2) === end.slice(0, 2) ? `${start}–${end.slice(2)}` : `${start}–${end}`;
  if (from[0] !== to[0]) return `${start}–${end}`;
  const sameMonth = from[2] && to[2] && from[1] === to[1];
  if (sameMonth && start.includes(String(from[2]))) {
    if (form.order === 'year-first') return `${start}–${to[2]}`;
    return start.replace(new RegExp(`\\b${from[2]}\\b`), `${from[2]}–${to[2]}`);
  }
  const year = String(from[0]);
  if (form.order === 'year-first') return `${start}–${end.replace(`${year}, `, '')}`;
  return `${start.replace(new RegExp(`,? ${year}$`), '')}–${end}`;
}

/** "2020a, May 4", "n.d.-a", "in press-a": the letter that tells works of one year apart stands behind the year (APA 8.19). */
export function withLetter(date: string, letter: string): string {
  if (!letter) return date;
  return /\d/.test(date) ? date.replace(/^([^,]*\d)/, `$1${letter}`) : `${date}-${letter}`;
}

/** What the record says instead of a date: accepted and not yet out, or known to have none. */
export function dateStanding(item: Pick<CslItem, 'issued' | 'status'>): 'in-press' | 'none' | 'dated' | 'literal' {
  const hasDate = Number.isInteger(item.issued?.['date-parts']?.[0]?.[0]);
  if (hasDate) return 'dated';
  const status = `${item.issued?.literal ?? ''} ${item.status ?? ''}`;
  if (/in\spress|forthcoming|to\sappear|accepted/i.test(status)) return 'in-press';
  const literal = item.issued?.literal?.trim();
  return literal && !/^(?:n\.?\s?d\.?|no date|s\.?\s?d\.?|undated)$/i.test(literal) ? 'literal' : 'none';
}
