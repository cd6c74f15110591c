import type { Path } from './best-paths';
import { mix } from '@veracite/text/hash';
import { orderFeatures, type AddFeature } from '../features/order-features';
import { stretchFeatures, type Surroundings } from '../features/span-features';
import { END, START, stretchesOf, type Stretch } from '../tokens/token-spans';

/** How many readings are compared, and how much less likely than the first the last of them may be (a difference of logarithms). With 16 and 6 the sets read the same, and a tenth slower. */
export const MOST_READINGS = 8;
export const WITHIN = 3;

/** Weights of what whole readings are like. */
export interface Ranker {
  weightOf: (feature: number) => number;
  /** Weight of the chain's own score. */
  chain: number;
}

/** The reading that is best as a whole among those which a chain of neighbours holds likely (reranking: Collins 2000). */
export function bestReading(of: Surroundings, paths: readonly Path[], { weightOf, chain }: Ranker): Uint8Array {
  const [first] = paths;
  if (!first || paths.length === 1) return first?.labels ?? new Uint8Array(0);
  let sum = 0;
  const add = (feature: number): void => {
    sum += weightOf(feature);
  };
  /** Most readings have their order and most of their fields in common: each is weighed once. */
  const known = new Map<number, number>();
  const weigh = (key: number, tellAll: () => void): number => {
    const found = known.get(key);
    if (found !== undefined) return found;
    sum = 0;
    tellAll();
    known.set(key, sum);
    return sum;
  };
  const tellStretch = tellerOf(of, add);
  let best = first.labels;
  let most = -Infinity;
  for (const { labels, score } of paths) {
    const stretches = stretchesOf(of.table, labels);
    let value = score * chain + weigh(keyOfOrder(stretches), () => orderFeatures(stretches, add));
    for (let i = 0; i < stretches.length; i += 1) value += weigh(keyOf(stretches, i), () => tellStretch(stretches, i));
    if (value > most) [best, most] = [labels, value];
  }
  return best;
}

/** All features of a reading, to learn from. */
export function readingFeatures(of: Surroundings): (labels: Uint8Array) => number[] {
  let features: number[] = [];
  const add = (feature: number): void => {
    features.push(feature);
  };
  const tellStretch = tellerOf(of, add);
  return (labels) => {
    features = [];
    const stretches = stretchesOf(of.table, labels);
    orderFeatures(stretches, add);
    stretches.forEach((_, i) => tellStretch(stretches, i));
    return features;
  };
}

function tellerOf(of: Surroundings, tell: AddFeature): (stretches: readonly Stretch[], i: number) => void {
  return (stretches, i) =>
    stretchFeatures(
      of,
      stretches[i] as Stretch,
      stretches[i - 1]?.label ?? START,
      stretches[i + 1]?.label ?? END,
      tell,
    );
}

/** A hash of the labels in their order, below nought: keys of fields are above it. */
function keyOfOrder(stretches: readonly Stretch[]): number {
  return -1 - (stretches.reduce((hash, { label }) => mix(hash, label + 1), stretches.length) >>> 0);
}

/** A reference has at most 800 tokens, and there are fewer than 32 labels. */
function keyOf(stretches: readonly Stretch[], i: number): number {
  const { label, start, end } = stretches[i] as Stretch;
  const neighbours = (stretches[i - 1]?.label ?? START) * 32 + (stretches[i + 1]?.label ?? END);
  return ((label * 1024 + start) * 1024 + end) * 1024 + neighbours;
}
