import type { BibliographyEntry } from '@veracite/model/bibliography';

/** What an entry is shown as: its status, and of an incomplete one what is the matter with it. */
export function lookOf({ status, problem }: BibliographyEntry): string {
  return status === 'incomplete' && problem !== undefined && problem !== 'missing' ? problem : status;
}

/** The gravest first. */
const ORDER = ['fake', 'differs', 'other-work', 'incomplete', 'duplicate', 'formatting_error', 'unknown', 'valid'];

/** How many entries there are of each look, the gravest first. */
export function countsOf(entries: BibliographyEntry[]): { look: string; count: number }[] {
  const looks = entries.map(lookOf);
  const named = [...new Set([...ORDER.filter((look) => looks.includes(look)), ...looks])];
  return named.map((look) => ({ look, count: looks.filter((one) => one === look).length }));
}
