import type { VerificationResult } from '@veracite/contracts/citations';

type Consulted = VerificationResult['consulted'][number];

/** A database with all its requests of the same outcome; `ms` is the sum of their times. */
export interface Asked extends Consulted {
  questions: number;
}

/** Groups consultations by database and outcome, in order. */
export function askedOf(consulted: Consulted[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const one of consulted) {
    const key = `${one.source} ${one.outcome} ${one.problem ?? ''}`;
    const known = asked.get(key);
    asked.set(
      key,
      known ? { ...known, ms: known.ms + one.ms, questions: known.questions + 1 } : { ...one, questions: 1 },
    );
  }
  return [...asked.values()];
}

/**
 * Returns the outcome of a consultation: of those answered, whether the work was found, nothing, or something else.
 * @param holders names of the databases whose records confirm the citation
 */
export function outcomeOf(
  { outcome, source, found }: Asked,
  holders: string[] = [],
): Consulted['outcome'] | 'found' | 'nothing' {
  if (outcome !== 'answered') return outcome;
  if (holders.includes(source)) return 'found';
  return found === 0 ? 'nothing' : 'answered';
}
