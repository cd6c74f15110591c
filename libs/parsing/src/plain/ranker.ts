import type { Path } from './best-paths';
import { markJournals, type Gazetteer } from './gazetteer';
import { orderFeatures } from './order-features';
import { stretchFeatures } from './stretch-features';
import { END, START, stretchesOf, type Stretch } from './stretches';
import type { TokenTable } from './token-table';

/** How many readings are compared, and how much less likely than the first the last of them may be (a difference of logarithms). */
export const MOST_READINGS = 16;
export const WITHIN = 6;

/** Weights of what whole readings are like. */
export interface Ranker {
  weightOf: (feature: number) => number;
  /** Weight of the chain's own score. */
  chain: number;
}

/** The reading that is best as a whole among those which a chain of neighbours holds likely (reranking: Collins 2000). */
export function bestReading(
  table: TokenTable,
  paths: readonly Path[],
  gazetteer: Gazetteer,
  { weightOf, chain }: Ranker,
): Uint8Array {
  const [first] = paths;
  if (!first || paths.length === 1) return first?.labels ?? new Uint8Array(0);
  const sum = (features: readonly number[]): number =>
    features.reduce((total, feature) => total + weightOf(feature), 0);
  const featuresOf = featuresOfStretches(table, gazetteer);
  const known = new Map<number, number>();
  let best = first.labels;
  let most = -Infinity;
  for (const { labels, score } of paths) {
    const stretches = stretchesOf(table, labels);
    let value = score * chain + sum(orderFeatures(stretches));
    // Most readings have most of their fields in common.
    stretches.forEach((stretch, i) => {
      const key = keyOf(stretches, i);
      let own = known.get(key);
      if (own === undefined) known.set(key, (own = sum(featuresOf(stretches, i))));
      value += own;
    });
    if (value > most) [best, most] = [labels, value];
  }
  return best;
}

/** All features of a reading, to learn from. */
export function readingFeatures(table: TokenTable, gazetteer: Gazetteer): (labels: Uint8Array) => number[] {
  const featuresOf = featuresOfStretches(table, gazetteer);
  return (labels) => {
    const stretches = stretchesOf(table, labels);
    return [...orderFeatures(stretches), ...stretches.flatMap((_, i) => featuresOf(stretches, i))];
  };
}

function featuresOfStretches(
  table: TokenTable,
  gazetteer: Gazetteer,
): (stretches: readonly Stretch[], i: number) => number[] {
  const of = { table, gazetteer, journals: markJournals(table, gazetteer) };
  return (stretches, i) =>
    stretchFeatures(of, stretches[i] as Stretch, stretches[i - 1]?.label ?? START, stretches[i + 1]?.label ?? END);
}

/** A reference has at most 800 tokens, and there are fewer than 32 labels. */
function keyOf(stretches: readonly Stretch[], i: number): number {
  const { label, start, end } = stretches[i] as Stretch;
  const neighbours = (stretches[i - 1]?.label ?? START) * 32 + (stretches[i + 1]?.label ?? END);
  return ((label * 1024 + start) * 1024 + end) * 1024 + neighbours;
}
