/** One pair as numbers, and whether it is a true one. */
export interface Example {
  x: number[];
  y: 0 | 1;
}

export interface Fit {
  intercept: number;
  weights: number[];
}

/**
 * Logistic regression by full-batch gradient descent with momentum and a ridge penalty.
 * The examples are few thousands and the features twenty, so nothing faster is needed; the result depends on nothing
 * but the examples and their order.
 */
export function fitLogistic(examples: Example[], { rounds = 3000, rate = 0.5, ridge = 1e-4 } = {}): Fit {
  const size = examples[0]?.x.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  const speed = new Array<number>(size + 1).fill(0);
  let intercept = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Array<number>(size + 1).fill(0);
    for (const { x, y } of examples) {
      const error = chance({ intercept, weights }, x) - y;
      x.forEach((value, i) => (slope[i] = (slope[i] ?? 0) + error * value));
      slope[size] = (slope[size] ?? 0) + error;
    }
    for (let i = 0; i <= size; i += 1) {
      const pull = i < size ? ridge * (weights[i] ?? 0) : 0;
      speed[i] = 0.9 * (speed[i] ?? 0) - rate * ((slope[i] ?? 0) / examples.length + pull);
      if (i < size) weights[i] = (weights[i] ?? 0) + (speed[i] ?? 0);
      else intercept += speed[i] ?? 0;
    }
  }
  return { intercept, weights };
}

export function chance({ intercept, weights }: Fit, x: number[]): number {
  const sum = x.reduce((total, value, i) => total + value * (weights[i] ?? 0), intercept);
  return 1 / (1 + Math.exp(-sum));
}

/** Mean distance between the chance given and the share that came true, over ten bins weighted by their size. */
export function calibrationError(pairs: { chance: number; hit: boolean }[]): number {
  const bins = Array.from({ length: 10 }, () => ({ sum: 0, hits: 0 }));
  for (const pair of pairs) {
    const bin = bins[Math.min(9, Math.floor(pair.chance * 10))];
    if (!bin) continue;
    bin.sum += pair.chance;
    bin.hits += pair.hit ? 1 : 0;
  }
  return bins.reduce((total, { sum, hits }) => total + Math.abs(sum - hits), 0) / Math.max(1, pairs.length);
}
