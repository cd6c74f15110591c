import type { VerificationResult } from '@veracite/contracts/citations';
import { listed } from '@veracite/text/listed';
import { outcomes, problems } from '../data/result-texts.json';

type Consulted = VerificationResult['consulted'][number];

/** A database with all its requests of the same outcome; `ms` is the sum of their times. */
export interface Asked extends Consulted {
  requests: Consulted[];
}

/** Groups consultations by database and outcome, in order. */
export function askedOf(consulted: Consulted[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const each of consulted) {
    const key = `${each.source} ${each.outcome} ${each.problem ?? ''}`;
    const { ms = 0, requests = [], found = 0 } = asked.get(key) ?? {};
    const sum = each.found === undefined ? undefined : found + each.found;
    asked.set(key, { ...each, found: sum, ms: ms + each.ms, requests: [...requests, each] });
  }
  return [...asked.values()];
}

/**
 * Returns the outcome of a consultation: of those answered, whether the work was found, nothing, or only other records.
 * @param holders names of the databases whose records confirm the citation
 */
export function outcomeOf({ outcome, source, found }: Consulted, holders?: string[]): keyof typeof outcomes {
  if (outcome !== 'answered') return outcome;
  if (holders?.includes(source)) return 'found';
  return found === 0 ? 'nothing' : holders && found ? 'others' : 'answered';
}

/** Describes the outcome of a consultation: "not found", "failed: timed out". */
export function outcomeText(asked: Consulted, holders?: string[]): string {
  return asked.outcome === 'failed' && asked.problem ? problems[asked.problem] : outcomes[outcomeOf(asked, holders)];
}

/** Names the databases that answered a search. The local library, which copies them, is named only if alone. */
export function searchedIn({ consulted }: Pick<VerificationResult, 'consulted'>): string[] {
  const names = namesOf(consulted.filter(({ question, outcome }) => question === 'search' && outcome === 'answered'));
  return names.length > 1 ? names.filter((name) => name !== 'Local library') : names;
}

/**
 * Counts the databases that answered: "5 answered a search, also Local library, 1 failed". The first number is that of the databases which
 * a sentence about absence names; others copy them, or answered another question. Of a work that was found it is that of all.
 */
export function answeredText({ consulted, match }: Pick<VerificationResult, 'consulted' | 'match'>): string {
  const answered = namesOf(consulted.filter(({ outcome }) => outcome === 'answered'));
  const failed = namesOf(consulted.filter(({ outcome }) => outcome === 'failed'));
  const searched = searchedIn({ consulted });
  const others = answered.filter((name) => !searched.includes(name));
  const isPart = match === undefined && searched.length > 0 && others.length > 0;
  return [
    isPart ? `${searched.length} answered a search, also ${listed(others)}` : `${answered.length} answered`,
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
  ].join(', ');
}

/** Names the databases that answered no question reliably. Nothing is stated about what they have. */
export function unreachedIn({ consulted }: Pick<VerificationResult, 'consulted'>): string[] {
  const answered = new Set(namesOf(consulted.filter(({ outcome }) => outcome === 'answered')));
  const failed = namesOf(consulted.filter(({ outcome }) => outcome === 'failed' || outcome === 'skipped'));
  return failed.filter((source) => !answered.has(source));
}

const namesOf = (consulted: readonly Consulted[]): string[] =>
  [...new Set(consulted.map(({ source }) => source))].sort((a, b) => a.localeCompare(b, 'en'));
