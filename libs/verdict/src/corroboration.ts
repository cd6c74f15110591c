import type { Match } from '@veracite/model/evidence';
import type { Coverage } from '@veracite/model/verdict';
import { holdersOf } from './view';

/** Returns the sources without those that copy others: doi.org has the records of registries, the local library of any. */
export function independentSources(holders: string[]): string[] {
  const all = new Set(holders);
  if (all.has('crossref') || all.has('datacite')) all.delete('doi-org');
  if (all.size > 1) all.delete('library');
  return [...all].sort();
}

/** Checks whether every database that absence depends on has answered. */
export const answeredAll = ({ failed, notAsked }: Coverage): boolean => failed.length + notAsked.length === 0;

/**
 * Least expected presence with which a mixture of two works is proof. Hardly one work in a hundred shares a distinctive title with
 * a work by other authors, so that half of the real works may be missing: 0.5 of 1 % is the error that absence alone may have.
 */
const MIXTURE_PROOF = 0.5;

/** Checks whether the databases would probably hold the described work if it were another than the one found. */
export const mayContradict = (coverage: Coverage): boolean =>
  answeredAll(coverage) && coverage.answered.length > 0 && coverage.expected >= MIXTURE_PROOF;

/** Checks whether two databases hold the work, or the registry that owns its identifier does. */
export function isCorroborated(match: Match): boolean {
  const holders = holdersOf(match);
  return holders.length > 1 || holders.some((id) => id === 'crossref' || id === 'datacite');
}
