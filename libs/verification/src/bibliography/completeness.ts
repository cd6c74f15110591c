import type { CheckedResult } from './checked';

/** Elements that a reader needs to find a work. */
const NEEDED = ['author', 'title', 'issued', 'container-title', 'publisher', 'volume', 'issue', 'page', 'DOI'];

export interface Completeness {
  /** Percentage of the needed elements in the record that the entry has. */
  percent: number;
  /** CSL names of the elements that the record has and the entry lacks. */
  missing: string[];
}

/** Computes the completeness of an entry; returns undefined for an entry without a record. */
export function completenessOf({ match, evidence }: CheckedResult): Completeness | undefined {
  if (!match) return undefined;
  const needed = evidence.filter(({ field, found }) => found !== undefined && NEEDED.includes(field));
  const missing = needed.filter(({ agreement }) => agreement === 'missing').map(({ field }) => field);
  return {
    percent: needed.length === 0 ? 100 : Math.round((100 * (needed.length - missing.length)) / needed.length),
    missing,
  };
}
