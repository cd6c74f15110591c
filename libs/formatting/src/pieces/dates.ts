import type { CslDate, CslItem } from '@veracite/model/csl';
import { capitalize } from './capitals';

export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const SHORT_MONTHS = ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];
const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'];

/** The date format of a style. `era` follows a year BCE. */
interface DateForm {
  order: 'year-first' | 'day-first' | 'month-first';
  short?: boolean;
  era: string;
  circa: string;
  /** Only MLA has lowercase seasons (5.68). */
  smallSeasons?: boolean;
}

export const APA_DATE: DateForm = { order: 'year-first', era: 'B.C.E.', circa: 'ca.' };
export const MLA_DATE: DateForm = { order: 'day-first', short: true, era: 'BCE', circa: 'circa', smallSeasons: true };
export const CHICAGO_DATE: DateForm = { order: 'month-first', era: 'BCE', circa: 'ca.' };

/** The precision of a date, limited by what the record has. */
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
  return form.smallSeasons ? name.toLowerCase() : capitalize(name);
}

/** Formats a date or range with an en dash. Returns an empty string without a date. */
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
 * Formats a range without repeating shared parts: "2019–2021", "March–April 2019", "July 28–August 2, 2019". Two years BCE share one
 * era. MLA omits a repeated century: "1950–58" (2.139).
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

/** Adds the letter that distinguishes works of one year after the year (APA 8.19): "2020a, May 4", "n.d.-a", "in press-a". */
export function withLetter(date: string, letter: string): string {
  if (!letter) return date;
  return /\d/.test(date) ? date.replace(/^([^,]*\d)/, `$1${letter}`) : `${date}-${letter}`;
}

/** Returns whether the record has a date, a literal date, none, or is in press. */
export function dateStanding(item: Pick<CslItem, 'issued' | 'status'>): 'in-press' | 'none' | 'dated' | 'literal' {
  const hasDate = Number.isInteger(item.issued?.['date-parts']?.[0]?.[0]);
  if (hasDate) return 'dated';
  const status = `${item.issued?.literal ?? ''} ${item.status ?? ''}`;
  if (/in\spress|forthcoming|to\sappear|accepted/i.test(status)) return 'in-press';
  const literal = item.issued?.literal?.trim();
  return literal && !/^(?:n\.?\s?d\.?|no date|s\.?\s?d\.?|undated)$/i.test(literal) ? 'literal' : 'none';
}
