import type { VerificationResult } from '@veracite/contracts/citations';
import { outcomes, problems } from '../data/result-texts.json';

type Consulted = VerificationResult['consulted'][number];

/** A database with all its requests of the same outcome; `ms` is the sum of their times. */
export interface Asked extends Consulted {
  questions: number;
}

/** Groups consultations by database and outcome, in order. */
export function askedOf(consulted: Consulted[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const each of consulted) {
    const key = `${each.source} ${each.outcome} ${each.problem ?? ''}`;
    const { ms = 0, questions = 0, found = 0 } = asked.get(key) ?? {};
    const sum = each.found === undefined ? undefined : found + each.found;
    asked.set(key, { ...each, found: sum, ms: ms + each.ms, questions: questions + 1 });
  }
  return [...asked.values()];
}

/**
 * Returns the outcome of a consultation: of those answered, whether the work was found, nothing, or only other records.
 * @param holders names of the databases whose records confirm the citation
 */
export function outcomeOf({ outcome, source, found }: Asked, holders?: string[]): keyof typeof outcomes {
  if (outcome !== 'answered') return outcome;
  if (holders?.includes(source)) return 'found';
  return found === 0 ? 'nothing' : holders && found ? 'others' : 'answered';
}

/** Describes the outcome of a consultation: "not found", "failed: timed out". */
export function outcomeText(asked: Asked, holders?: string[]): string {
  const outcome = outcomes[outcomeOf(asked, holders)];
  return asked.outcome === 'failed' && asked.problem ? `${outcome}: ${problems[asked.problem]}` : outcome;
}

/** Names the databases that were searched with an outcome, by name. The local library, which copies them, is named only if alone. */
export function searchedIn({ consulted }: Pick<VerificationResult, 'consulted'>, ...wanted: string[]): string[] {
  const asked = consulted.filter(({ question, outcome }) => question === 'search' && wanted.includes(outcome));
  const names = [...new Set(asked.map(({ source }) => source))].sort((a, b) => a.localeCompare(b, 'en'));
  return names.length > 1 ? names.filter((name) => name !== 'Local library') : names;
}

/** Names the databases that could not be searched. Nothing is stated about what they have. */
export function unreachedIn(result: Pick<VerificationResult, 'consulted'>): string[] {
  const answered = new Set(
    result.consulted.filter(({ outcome }) => outcome === 'answered').map(({ source }) => source),
  );
  return searchedIn(result, 'failed', 'skipped').filter((source) => !answered.has(source));
}
