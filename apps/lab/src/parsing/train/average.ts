import type { Weights } from './crf';

/** The sum of the weights at several moments of training. Their mean generalizes better than the last (Polyak and Juditsky 1992). */
export interface Average {
  unary: Float32Array;
  transitions: Float32Array;
  moments: number;
}

export function emptyAverage({ unary, transitions }: Weights): Average {
  return {
    unary: new Float32Array(unary.length),
    transitions: new Float32Array(transitions.length),
    moments: 0,
  };
}

export function addToAverage(average: Average, weights: Weights): void {
  average.moments += 1;
  for (const name of ['unary', 'transitions'] as const) {
    const sum = average[name];
    const now = weights[name];
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + (now[i] as number);
  }
}

/** Replaces the weights by the mean. */
export function takeAverage(average: Average, weights: Weights): void {
  for (const name of ['unary', 'transitions'] as const)
    weights[name] = average[name].map((sum) => sum / average.moments);
}

/** Returns the mean of independently trained models (Breiman 1996). */
export function meanOf(models: readonly Weights[]): Weights {
  const [first] = models;
  if (!first) throw new Error('no model to take the mean of');
  const sum = emptyAverage(first);
  for (const model of models) addToAverage(sum, model);
  const mean = { ...first };
  takeAverage(sum, mean);
  return mean;
}
