import type { Path } from '@veracite/parsing/plain/model/best-paths';
import { readingFeatures } from '@veracite/parsing/plain/model/ranker';
import type { ReferenceTokens } from '@veracite/parsing/plain/features/span-features';
import { Look } from '@veracite/parsing/plain/tokens/token-look';
import { tokenSpansOf, withoutMarks, MASKED } from '@veracite/parsing/plain/tokens/token-spans';
import type { TokenTable } from '@veracite/parsing/plain/tokens/token-table';
import { countFeatures } from './count-features';
import { shuffle } from '@veracite/testing/seeded';

/** The readings of one reference to compare. */
export interface Choice {
  /** Scores of the chain. The first is 0. */
  scores: number[];
  features: Int32Array[];
  /** F1 of the fields of each reading. */
  right: number[];
}

/** Weights of the features of whole readings, during training. */
export interface Ranking {
  keys: Int32Array;
  weights: Float32Array;
  seen: readonly number[];
  chain: number;
}

/** Returns a choice for training, or undefined if all readings are equally good. */
export function choiceOf(reference: ReferenceTokens, truth: Uint8Array, paths: readonly Path[]): Choice | undefined {
  const { table } = reference;
  const gold = fieldsOf(table, truth);
  const right = paths.map(({ labels }) => agreement(gold, fieldsOf(table, labels)));
  if (right.every((share) => share === right[0])) return undefined;
  const featuresOf = readingFeatures(reference);
  return {
    scores: paths.map(({ score }) => score - (paths[0]?.score ?? 0)),
    features: paths.map(({ labels }) => Int32Array.from(featuresOf(labels))),
    right,
  };
}

/** Returns the fields with their first and last tokens, each packed into one number. */
function fieldsOf(table: TokenTable, labels: Uint8Array): Set<number> {
  const fields = new Set<number>();
  for (const stretch of tokenSpansOf(table, labels)) {
    const { first, last } = withoutMarks(table, stretch);
    if (stretch.label === 0 || stretch.label === MASKED || table.look[first] === Look.Mark) continue;
    fields.add((stretch.label * 1024 + first) * 1024 + last);
  }
  return fields;
}

function agreement(gold: ReadonlySet<number>, given: ReadonlySet<number>): number {
  const both = [...given].filter((field) => gold.has(field)).length;
  return (2 * both) / Math.max(1, gold.size + given.size);
}

/** Parameters of training. */
interface RankLearning {
  epochs: number;
  rate: number;
  decay: number;
  random: () => number;
}

/**
 * Trains weights that prefer the best readings: maximum likelihood of a log-linear model over the readings of a choice, with several
 * best ones counted together (Charniak and Johnson 2005), by stochastic gradient with AdaGrad.
 */
export function learnRanking(choices: readonly Choice[], { epochs, rate, decay, random }: RankLearning): Ranking {
  const { index, keys, seen } = countFeatures(
    choices.flatMap(({ features }) => features),
    10,
  );
  const rows = choices.map(({ features }) => features.map((row) => row.map((feature) => index.get(feature))));
  const weights = new Float32Array(keys.length);
  const squares = new Float32Array(keys.length).fill(1e-2);
  const slopes = new Float32Array(keys.length);
  const order = [...choices.keys()];
  let chain = 1;
  let chainSquares = 1;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (0.9 * epoch) / epochs);
    for (const index of order) {
      const { scores, right } = choices[index] as Choice;
      const own = rows[index] as Int32Array[];
      const pulls = pullsOf(
        own.map((features, i) => chain * (scores[i] as number) + sumOf(weights, features)),
        right,
      );
      const moved: number[] = [];
      let chainSlope = 0;
      own.forEach((features, i) => {
        const pull = pulls[i] as number;
        if (Math.abs(pull) < 1e-4) return;
        chainSlope += pull * (scores[i] as number);
        for (const row of features) {
          if (row < 0) continue;
          if (slopes[row] === 0) moved.push(row);
          slopes[row] = (slopes[row] as number) + pull;
        }
      });
      for (const row of moved) {
        const slope = slopes[row] as number;
        slopes[row] = 0;
        if (Math.abs(slope) < 1e-6) continue;
        const old = weights[row] as number;
        const sum = (squares[row] as number) + slope * slope;
        squares[row] = sum;
        weights[row] = old + (step * (slope - decay * old)) / Math.sqrt(sum);
      }
      chainSquares += chainSlope * chainSlope;
      chain += (step * chainSlope) / Math.sqrt(chainSquares);
    }
  }
  return { keys, weights, seen, chain };
}

/** Returns the mean of rankings trained on the same choices in different orders. */
export function meanRanking(rankings: readonly Ranking[]): Ranking {
  const [first] = rankings;
  if (!first) throw new Error('no ranking to take the mean of');
  const mean = (reference: (item: Ranking) => number): number =>
    rankings.reduce((sum, item) => sum + reference(item), 0) / rankings.length;
  return {
    ...first,
    weights: first.weights.map((_, row) => mean(({ weights }) => weights[row] as number)),
    chain: mean(({ chain }) => chain),
  };
}

export function sumOf(weights: Float32Array, rows: Int32Array): number {
  let sum = 0;
  for (const row of rows) if (row >= 0) sum += weights[row] as number;
  return sum;
}

/** Returns the gradient of each reading: its share among the best ones minus its share among all. */
function pullsOf(values: readonly number[], right: readonly number[]): number[] {
  const most = Math.max(...values);
  const best = Math.max(...right);
  const shares = values.map((value) => Math.exp(value - most));
  const isBest = right.map((share) => share > best - 1e-9);
  const all = shares.reduce((a, b) => a + b, 0);
  const good = shares.reduce((sum, share, i) => (isBest[i] ? sum + share : sum), 0);
  return shares.map((share, i) => (isBest[i] ? share / Math.max(good, 1e-9) : 0) - share / all);
}
