import type { Path } from './best-paths';
import { mix } from '@veracite/text/hash';
import { orderFeatures, type AddFeature } from '../features/order-features';
import { spanFeatures, type ReferenceTokens } from '../features/span-features';
import { END, START, tokenSpansOf, type TokenSpan } from '../tokens/token-spans';

/** Most readings that are compared. With 16 (and a gap of 6) results are the same and parsing is a tenth slower. */
export const MAX_READINGS = 8;
/** Largest difference in log-likelihood to the most likely reading. */
export const WITHIN = 3;

/** Weights of the features of whole readings. */
export interface Ranker {
  weightOf: (feature: number) => number;
  /** Weight of the chain's own score. */
  chain: number;
}

/** Returns the best reading as a whole among those that the chain considers likely (reranking: Collins 2000). */
export function bestReading(
  reference: ReferenceTokens,
  paths: readonly Path[],
  { weightOf, chain }: Ranker,
): Uint8Array {
  const [first] = paths;
  if (!first || paths.length === 1) return first?.labels ?? new Uint8Array(0);
  let sum = 0;
  const add = (feature: number): void => {
    sum += weightOf(feature);
  };
  /** Sums by key: most readings share their order and most of their fields. */
  const known = new Map<number, number>();
  const weigh = (key: number, addAll: () => void): number => {
    const found = known.get(key);
    if (found !== undefined) return found;
    sum = 0;
    addAll();
    known.set(key, sum);
    return sum;
  };
  const addSpan = spanFeatureAdder(reference, add);
  let best = first.labels;
  let most = -Infinity;
  for (const { labels, score } of paths) {
    const spans = tokenSpansOf(reference.table, labels);
    let value = score * chain + weigh(keyOfOrder(spans), () => orderFeatures(spans, add));
    for (let i = 0; i < spans.length; i += 1) value += weigh(keyOf(spans, i), () => addSpan(spans, i));
    if (value > most) [best, most] = [labels, value];
  }
  return best;
}

/** Returns a function that lists all features of a reading, for training. */
export function readingFeatures(reference: ReferenceTokens): (labels: Uint8Array) => number[] {
  let features: number[] = [];
  const add = (feature: number): void => {
    features.push(feature);
  };
  const addSpan = spanFeatureAdder(reference, add);
  return (labels) => {
    features = [];
    const spans = tokenSpansOf(reference.table, labels);
    orderFeatures(spans, add);
    spans.forEach((_, i) => addSpan(spans, i));
    return features;
  };
}

function spanFeatureAdder(
  reference: ReferenceTokens,
  add: AddFeature,
): (spans: readonly TokenSpan[], i: number) => void {
  return (spans, i) =>
    spanFeatures(reference, spans[i] as TokenSpan, spans[i - 1]?.label ?? START, spans[i + 1]?.label ?? END, add);
}

/** Returns a negative hash of the labels in their order. Keys of fields are positive. */
function keyOfOrder(spans: readonly TokenSpan[]): number {
  return -1 - (spans.reduce((hash, { label }) => mix(hash, label + 1), spans.length) >>> 0);
}

/** Packs a field into one number: a reference has at most 800 tokens, and there are fewer than 32 labels. */
function keyOf(spans: readonly TokenSpan[], i: number): number {
  const { label, start, end } = spans[i] as TokenSpan;
  const neighbors = (spans[i - 1]?.label ?? START) * 32 + (spans[i + 1]?.label ?? END);
  return ((label * 1024 + start) * 1024 + end) * 1024 + neighbors;
}
