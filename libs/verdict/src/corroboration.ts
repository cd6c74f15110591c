import type { Match } from '@veracite/model/evidence';
import type { Coverage } from '@veracite/model/verdict';
import { holdersOf } from './view';

/** doi.org hands on the record of the registry: it is no second voice. */
export function ownVoices(holders: string[]): string[] {
  const all = new Set(holders);
  if (all.has('crossref') || all.has('datacite')) all.delete('doi-org');
  return [...all].sort();
}

/** Every database whose silence counts was heard. */
export function absenceIsConclusive({ core, answered, failed, expected }: Coverage): boolean {
  return expected && core.length > 0 && failed.length === 0 && core.every((id) => answered.includes(id));
}

/** Two databases hold the record, or the one that registers its identifier. */
export function isCorroborated(match: Match): boolean {
  const holders = holdersOf(match);
  return holders.length > 1 || holders.some((id) => id === 'crossref' || id === 'datacite');
}
