import { isMonth } from '../plain/fields/read-date';
import { has, textOf } from './relabel';
import type { LabeledReference } from './rule';

const DAY_BEFORE =
  /(?:(?<!\p{L})(\p{L}{3,9})\.?\s\d{1,2}(?:\s?[-–]\s?\d{1,2})?,?\s|(?<!\d)\d{1,2}(?:\s?[-–]\s?\d{1,2})?\.?\s(\p{L}{3,9})\.?,?\s|(?<![\d.])\d{1,2}\.\s?\d{1,2}\.\s?)$/u;
const LONGEST_DAY = 24;

/** Joins days and months with their year: "Jun. 18–22, 1995", "23.05.2019". */
export function joinDays({ raw, runs }: LabeledReference): void {
  const date = runs.find((run) => run.label === 'date' && /^\W{0,2}\d{4}/.test(textOf(raw, run)));
  const day = date && DAY_BEFORE.exec(raw.slice(Math.max(0, date.start - LONGEST_DAY), date.start));
  const month = day?.[1] ?? day?.[2];
  if (!date || !day || (month !== undefined && !isMonth(month))) return;
  const start = date.start - day[0].length;
  for (const run of runs) {
    if (run === date || run.end <= start || run.start >= date.start) continue;
    if (run.start < start) run.end = start;
    else run.label = 'other';
  }
  date.start = start;
}

/** Joins a number of pages with the word after it: "1992. 272 с.", "1985. 102 f.". */
export function countPages({ raw, runs }: LabeledReference): void {
  runs.forEach((page, i) => {
    const next = runs[i + 1];
    if (page.label !== 'page' || next?.label !== 'other' || !/^\s?\d{2,4}\s?$/.test(textOf(raw, page))) return;
    const word = /^\s?(?:с|л|стр|f|fls?|hal)\.(?=\s|$|[,;])/u.exec(textOf(raw, next))?.[0];
    if (!word) return;
    page.end += word.length;
    next.start += word.length;
  });
}

/** Labels the number between a volume and the year in parentheses as the page: "Phys. Lett. B 716, 1 (2012)". */
export function labelFirstPage({ raw, runs }: LabeledReference): void {
  const index = runs.findIndex(({ label }) => label === 'issue');
  const [volume, issue, date] = [runs[index - 1], runs[index], runs[index + 1]];
  if (!issue || has(runs, 'page') || volume?.label !== 'volume' || date?.label !== 'date') return;
  if (
    /^\D{0,2}\d{1,4},\s?$/.test(textOf(raw, volume)) &&
    /^\d{1,6}\s?$/.test(textOf(raw, issue)) &&
    /^\s?\(/.test(textOf(raw, date))
  )
    issue.label = 'page';
}

/** Labels the first of two equal years as the volume: "Prog. Theor. Exp. Phys. 2013, 023B08 (2013)". */
export function labelVolume({ raw, runs }: LabeledReference): void {
  const [first, second] = runs.filter((run) => run.label === 'date');
  const index = runs.findIndex((run) => run === first);
  const isBesideJournal = runs[index - 1]?.label === 'container' && runs[index + 1]?.label === 'page';
  if (!first || !second || !isBesideJournal || has(runs, 'volume', 'issue')) return;
  const year = /^\D{0,2}(\d{4})\D{0,3}$/.exec(textOf(raw, first))?.[1];
  if (year && /^\W{0,2}(\d{4})\W{0,3}$/.exec(textOf(raw, second))?.[1] === year) first.label = 'volume';
}
