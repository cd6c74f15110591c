import type { VerificationResult } from '@veracite/contracts/citations';

type Consulted = VerificationResult['consulted'][number];

/** A database that was asked, once for all questions that came out alike; `ms` is the sum of their times. */
export interface Asked extends Consulted {
  questions: number;
}

/** Who was asked, in order: a database asked by identifier and by title is named once, unless it answered only one. */
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
 * What came of asking: a database that answered has the work, has nothing, or has something that decided nothing.
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
