import type { CslDate } from '@veracite/model/csl';

/** A date of a record in the reader's language: "3 March 2019", "March 2019", "2019", or its words. */
export function dateText(date: CslDate): string {
  const [year, month, day] = date['date-parts']?.[0] ?? [];
  if (year === undefined) return date.literal ?? '';
  const instant = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  return new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month === undefined ? {} : { month: 'long' }),
    ...(day === undefined ? {} : { day: 'numeric' }),
  }).format(instant);
}

/** A day as far as it is known, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, in the reader's language. */
export function partialDayText(day: string): string {
  const [year, ...rest] = day.split('-').map(Number);
  return year ? dateText({ 'date-parts': [[year, ...rest]] }) : day;
}

/** Month and year of an ISO time, in UTC as it was recorded: "March 2025". */
export function monthText(iso: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(iso));
}

/** Date and time of an ISO time, in the reader's time zone. */
export function timeText(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** The day of an ISO time, in the reader's time zone: "November 21, 2026". */
export function dayText(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(iso));
}

/** The day of an ISO time in UTC, by which periods are counted: "December 1, 2026". */
export function utcDayText(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** A day written `YYYY-MM-DD`, which is one of UTC: "Nov 21". */
export function dayMonthText(day: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(new Date(day));
}
