import type { CompleteCorpus } from '@veracite/library/port';
import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';

/** Years after its year of publication by which a work is registered. */
const REGISTERED_AFTER = 1;

/**
 * Returns the complete corpora whose copies are recent enough to contain the referenced work. A reference without a year is
 * covered by none, because it may be younger than any copy.
 */
export function coveredBy({ csl }: Pick<Reference, 'csl'>, corpora: readonly CompleteCorpus[]): CompleteCorpus[] {
  const year = yearOf(csl);
  if (year === undefined) return [];
  return corpora.filter(({ until }) => year + REGISTERED_AFTER <= Number(until.slice(0, 4)));
}

/** Formats the corpora that the library contains completely, for display. */
export const completeCorporaSentence = (corpora: readonly CompleteCorpus[]): string =>
  `It holds all of ${corpora.map(({ of, until }) => `${of} until ${until}`).join(', ')}.`;

/** The detail of a consultation of the library while one of its servers cannot be reached. */
export const LIBRARY_UNAVAILABLE = 'A server of the local library cannot be reached, so its works were not searched.';
