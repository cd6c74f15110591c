import type { Path } from './best-paths';
import { mix } from '@veracite/text/hash';
import { orderFeatures, type AddFeature } from '../features/order-features';
import { stretchFeatures, type Surroundings } from '../features/span-features';
import { END, START, stretchesOf, type Stretch } from '../tokens/token-spans';

/** Most readings that are compared. With 16 (and a gap of 6) results are the same and parsing is a tenth slower. */
export const MOST_READINGS = 8;
/** Largest difference in log-likelihood to the most likely reading. */
export const WITHIN = 3;

/** Weights of the features of whole readings. */
export interface Ranker {
  weightOf: (feature: number) => number;
  /** Weight of the chain's own score. */
  chain: number;
}

/** Returns the best reading as a whole among those that the chain considers likely (reranking: Collins 2000). */
export function bestReading(of: Surroundings, paths: readonly Path[], { weightOf, chain }: Ranker): Uint8Array {
  const [first] = paths;
  if (!first || paths.length === 1) return first?.labels ?? new Uint8Array(0);
  let sum = 0;
  const add = (feature: number): void => {
    sum += weightOf(feature);
  };
  /** Sums by key: most readings share their order and most of their fields. */
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

/** Returns a function that lists all features of a reading, for training. */
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

/** Returns a negative hash of the labels in their order. Keys of fields are positive. */
function keyOfOrder(stretches: readonly Stretch[]): number {
  return -1 - (stretches.reduce((hash, { label }) => mix(hash, label + 1), stretches.length) >>> 0);
}

/** Packs a field into one number: a reference has at most 800 tokens, and there are fewer than 32 labels. */
function keyOf(stretches: readonly Stretch[], i: number): number {
  const { label, start, end } = stretches[i] as Stretch;
  const neighbours = (stretches[i - 1]?.label ?? START) * 32 + (stretches[i + 1]?.label ?? END);
  return ((label * 1024 + start) * 1024 + end) * 1024 + neighbours;
}
