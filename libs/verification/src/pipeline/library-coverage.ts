import type { CompleteCorpus } from '@veracite/library/port';
import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';

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

/**
 * Returns the consultation of the local library.
 * @param isAvailable false when a server of the library cannot be reached
 * @param complete corpora of the library that contain the work if their databases have it
 */
export function libraryConsultation(
  answer: Pick<Consultation, 'question' | 'found' | 'ms'>,
  isAvailable: boolean,
  complete: readonly CompleteCorpus[] = [],
): Consultation {
  const own = { connector: 'library', ...answer };
  if (!isAvailable) return { ...own, outcome: 'failed', problem: 'unavailable', detail: LIBRARY_UNAVAILABLE };
  if (complete.length === 0) return { ...own, outcome: 'answered' };
  const holds = complete.map((corpus) => corpus.of);
  return { ...own, outcome: 'answered', holds, detail: completeCorporaSentence(complete) };
}

/** Formats the corpora that the library contains completely, for display. */
export const completeCorporaSentence = (corpora: readonly CompleteCorpus[]): string =>
  `It holds all of ${corpora.map(({ of, until }) => `${of} until ${until}`).join(', ')}.`;

/** The detail of a consultation of the library while one of its servers cannot be reached. */
export const LIBRARY_UNAVAILABLE = 'A server of the local library cannot be reached, so its works were not searched.';
