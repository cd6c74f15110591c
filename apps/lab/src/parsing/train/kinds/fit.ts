import { KINDS } from '@veracite/model/kind';
import { seeded, shuffle } from '@veracite/testing/seeded';
import type { KindExample } from './examples';

export interface KindWeights {
  keys: Int32Array;
  /** A row of weights for each key. */
  weights: Float32Array;
  bias: Float32Array;
}

export interface Plan {
  epochs: number;
  rate: number;
  decay: number;
  /** Least number of groups with a feature. */
  least: number;
  /** Share of features left out of each example, so that rare words are not trusted alone. */
  dropout: number;
}

const SIZE = KINDS.length;

/** Fits multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer 2011) with a ridge penalty. */
export function fitKinds(
  examples: readonly KindExample[],
  plan: Plan,
  onEpoch: (epoch: number, loss: number) => void,
): KindWeights {
  const keys = frequentFeatures(examples, plan.least);
  const rowOf = new Map(Array.from(keys, (key, row) => [key, row]));
  const weights = new Float32Array(keys.length * SIZE);
  const squares = new Float32Array(keys.length * SIZE).fill(1e-6);
  const bias = new Float32Array(SIZE);
  const biasSquares = new Float32Array(SIZE).fill(1e-6);
  const counts = KINDS.map((_, kind) => examples.filter((example) => example.kind === kind).length);
  const most = Math.max(...counts);
  // Rare kinds count more, but not as much as frequent ones together.
  const importance = counts.map((count) => Math.sqrt(most / Math.max(1, count)));
  const rows = examples.map(({ features }) =>
    Array.from(features, (key) => rowOf.get(key) ?? -1).filter((row) => row >= 0),
  );
  const random = seeded(11);
  const order = examples.map((_, place) => place);
  for (let epoch = 0; epoch < plan.epochs; epoch += 1) {
    shuffle(order, random);
    let loss = 0;
    for (const place of order) {
      const example = examples[place];
      if (!example) continue;
      const kept = (rows[place] ?? []).filter(() => random() >= plan.dropout);
      const chances = softmax(sumsOf(kept, weights, bias));
      loss -= Math.log(Math.max(1e-9, chances[example.kind] ?? 0));
      for (let kind = 0; kind < SIZE; kind += 1) {
        const slope = ((chances[kind] ?? 0) - (kind === example.kind ? 1 : 0)) * (importance[example.kind] ?? 1);
        if (Math.abs(slope) < 1e-4) continue;
        step(bias, biasSquares, kind, slope, plan.rate);
        for (const row of kept) {
          const index = row * SIZE + kind;
          step(weights, squares, index, slope + plan.decay * (weights[index] ?? 0), plan.rate);
        }
      }
    }
    onEpoch(epoch, loss / examples.length);
  }
  return { keys, weights, bias };
}

function step(weights: Float32Array, squares: Float32Array, index: number, slope: number, rate: number): void {
  squares[index] = (squares[index] ?? 0) + slope * slope;
  weights[index] = (weights[index] ?? 0) - (rate * slope) / Math.sqrt(squares[index] ?? 1);
}

/** Returns the features that enough groups have, sorted. */
function frequentFeatures(examples: readonly KindExample[], least: number): Int32Array {
  const seen = new Map<number, Set<string> | 'enough'>();
  for (const { features, group } of examples) {
    for (const feature of features) {
      const groups = seen.get(feature) ?? new Set<string>();
      if (groups === 'enough') continue;
      groups.add(group);
      seen.set(feature, groups.size >= least ? 'enough' : groups);
    }
  }
  return Int32Array.from([...seen].filter(([, groups]) => groups === 'enough').map(([feature]) => feature)).sort();
}

export function sumsOf(rows: readonly number[], weights: Float32Array, bias: Float32Array): Float64Array {
  const sums = Float64Array.from(bias);
  for (const row of rows)
    for (let kind = 0; kind < SIZE; kind += 1) sums[kind] = (sums[kind] ?? 0) + (weights[row * SIZE + kind] ?? 0);
  return sums;
}

export function softmax(sums: Float64Array): number[] {
  const most = Math.max(...sums);
  const powers = Array.from(sums, (sum) => Math.exp(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}
