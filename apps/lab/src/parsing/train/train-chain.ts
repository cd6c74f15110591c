import { bestPaths, type Path } from '@veracite/parsing/plain/model/best-paths';
import { LABELS } from '@veracite/parsing/plain/model/labels';
import { addToAverage, emptyAverage, takeAverage } from './average';
import { emptyWeights, jointTransitions, learnFrom, unaryScores, type Encoded, type Weights } from './crf';
import { seeded, shuffle } from '@veracite/testing/seeded';

/** Parameters of training. */
interface LearningPlan {
  epochs: number;
  rate: number;
  decay: number;
  dropout: number;
  /** Seed for the order of the sequences and for dropout. */
  seed: number;
  /** Called after each epoch. */
  onEpoch: (epoch: number, lossOfToken: number, weights: Weights) => void;
}

/** Trains by stochastic gradient and returns the mean of the weights at eight moments of the last epoch. */
export function learn(sequences: readonly Encoded[], rows: number, plan: LearningPlan): Weights {
  const { epochs, decay, dropout, seed } = plan;
  const weights = emptyWeights(rows, LABELS.length);
  const random = seeded(seed);
  const averaged = emptyAverage(weights);
  const order = [...sequences];
  const often = Math.ceil(order.length / 8);
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    shuffle(order, random);
    let loss = 0;
    let tokens = 0;
    const rate = plan.rate * (1 - (0.9 * (epoch - 1)) / epochs);
    order.forEach((item, i) => {
      loss += learnFrom(weights, item, { rate, decay, dropout, random });
      tokens += item.labels.length;
      if (epoch === epochs && (i % often === often - 1 || i === order.length - 1)) addToAverage(averaged, weights);
    });
    plan.onEpoch(epoch, loss / tokens, weights);
  }
  takeAverage(averaged, weights);
  return weights;
}

/** Returns the likeliest readings of a sequence. */
export function readingsOf(
  weights: Weights,
  transitions: Float32Array,
  { rows, kinds, labels }: Encoded,
  most: number,
  within: number,
): Path[] {
  const scores = unaryScores(weights, rows, labels.length);
  return bestPaths({ scores, transitions, kinds, labels: LABELS.length }, most, within);
}

/** Returns the share of right labels, in percent. */
export function accuracy(weights: Weights, sequences: readonly Encoded[]): string {
  let right = 0;
  let all = 0;
  const transitions = jointTransitions(weights);
  for (const sequence of sequences) {
    const path = readingsOf(weights, transitions, sequence, 1, 0)[0]?.labels;
    sequence.labels.forEach((label, i) => {
      all += 1;
      if (path?.[i] === label) right += 1;
    });
  }
  return `${((100 * right) / all).toFixed(2)} % of ${all} tokens`;
}
