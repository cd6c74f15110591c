import type { Match } from '@veracite/model/evidence';
import type { Coverage } from '@veracite/model/verdict';
import { holdersOf } from './view';

/** Returns the sources without doi.org when a registry is among them: doi.org forwards the registry's record. */
export function independentSources(holders: string[]): string[] {
  const all = new Set(holders);
  if (all.has('crossref') || all.has('datacite')) all.delete('doi-org');
  return [...all].sort();
}

/** Checks whether every core database answered, so that absence is conclusive. */
export function absenceIsConclusive({ core, answered, failed, expected }: Coverage): boolean {
  return expected && core.length > 0 && failed.length === 0 && core.every((id) => answered.includes(id));
}

/** Checks whether two databases hold the work, or the registry that owns its identifier does. */
export function isCorroborated(match: Match): boolean {
  const holders = holdersOf(match);
  return holders.length > 1 || holders.some((id) => id === 'crossref' || id === 'datacite');
}
