import { forComparing, likeness } from './normalize-value';

/** Fields of the micro average, in the order of the report. */
export const SCORED = ['author', 'title', 'container', 'date', 'volume', 'issue', 'page', 'publisher', 'DOI'] as const;
export type Scored = (typeof SCORED)[number];
export type Values = Partial<Record<Scored, string>>;

/** Counts of one field. */
export interface Tally {
  gold: number;
  given: number;
  exact: number;
  soft: number;
}

export type Tallies = Record<Scored, Tally>;

export function emptyTallies(): Tallies {
  return Object.fromEntries(SCORED.map((field) => [field, { gold: 0, given: 0, exact: 0, soft: 0 }])) as Tallies;
}

/** Counts one reference. A value is right if it equals the gold value after normalization (exact) or is at least 0.9 similar (soft). */
export function count(tallies: Tallies, gold: Values, given: Values): Scored[] {
  const wrong: Scored[] = [];
  for (const field of SCORED) {
    const tally = tallies[field];
    const truth = gold[field] && forComparing(field, gold[field]);
    const value = given[field] && forComparing(field, given[field]);
    if (truth) tally.gold += 1;
    if (value) tally.given += 1;
    if (!truth && !value) continue;
    const like = truth && value ? likeness(truth, value) : 0;
    if (like === 1) tally.exact += 1;
    if (like >= 0.9) tally.soft += 1;
    else wrong.push(field);
  }
  return wrong;
}

export interface Scores {
  precision: number;
  recall: number;
  f1: number;
}

export function scores({ gold, given }: Tally, right: number): Scores {
  const precision = given ? right / given : 0;
  const recall = gold ? right / gold : 0;
  return { precision, recall, f1: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 };
}

/** Sums the counts of all fields. */
export function micro(tallies: Tallies): Tally {
  return SCORED.reduce<Tally>(
    (sum, field) => {
      const tally = tallies[field];
      return {
        gold: sum.gold + tally.gold,
        given: sum.given + tally.given,
        exact: sum.exact + tally.exact,
        soft: sum.soft + tally.soft,
      };
    },
    { gold: 0, given: 0, exact: 0, soft: 0 },
  );
}
