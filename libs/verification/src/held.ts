import type { WholeCorpus } from '@veracite/library/port';
import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';

/** Works reach a register up to so many years after the year they carry. */
const REGISTERED_AFTER = 1;

/**
 * Corpora in which this work would be, if their databases have it: those that the library claims to hold whole up to a day
 * well after the work's year. A reference without a year may be younger than any copy.
 */
export function heldOf({ csl }: Pick<Reference, 'csl'>, corpora: readonly WholeCorpus[]): WholeCorpus[] {
  const year = yearOf(csl);
  if (year === undefined) return [];
  return corpora.filter(({ until }) => year + REGISTERED_AFTER <= Number(until.slice(0, 4)));
}

/** What that says of the library, for people. */
export const heldSentence = (held: readonly WholeCorpus[]): string =>
  `It holds all of ${held.map(({ of, until }) => `${of} until ${until}`).join(', ')}.`;

/** What is said of servers of the library that could not be asked, by their numbers. */
export const missedSentence = (servers: readonly number[]): string =>
  `${servers.length === 1 ? 'Server' : 'Servers'} ${servers.join(', ')} of the library could not be asked: what lies there was not looked at.`;
