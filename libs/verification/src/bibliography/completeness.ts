import type { CheckedResult } from './checked';

/** Elements that a reader needs to find a work. */
const NEEDED = ['author', 'title', 'issued', 'container-title', 'publisher', 'volume', 'issue', 'page', 'DOI'];

export interface Completeness {
  /** Percent of the needed elements its record holds that the entry gives. */
  percent: number;
  /** Elements the record holds and the entry lacks, as CSL names. */
  missing: string[];
}

/** @returns undefined for an entry without a record: nobody knows what it lacks */
export function completenessOf({ match, evidence }: CheckedResult): Completeness | undefined {
  if (!match) return undefined;
  const held = evidence.filter(({ field, found }) => found !== undefined && NEEDED.includes(field));
  const missing = held.filter(({ agreement }) => agreement === 'missing').map(({ field }) => field);
  return {
    percent: held.length === 0 ? 100 : Math.round((100 * (held.length - missing.length)) / held.length),
    missing,
  };
}
