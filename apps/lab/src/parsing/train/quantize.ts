import { STEPS, weightOfStep } from '@veracite/parsing/plain/model/model';

/** Weights by key, `width` of them for each. */
export interface Table {
  keys: Int32Array;
  weights: Float32Array;
  width: number;
}

/** Selects at most `most` rows by the sum of weights times the square root of their count in training. */
export function strongest({ keys, weights, width }: Table, seen: readonly number[], most: number): Table {
  const strength = Float64Array.from(keys, (_, row) => {
    let sum = 0;
    for (let b = 0; b < width; b += 1) sum += Math.abs(weights[row * width + b] as number);
    return sum * Math.sqrt(seen[row] ?? 0);
  });
  const kept = Array.from(keys.keys())
    .sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0))
    .slice(0, most);
  const rows = new Float32Array(kept.length * width);
  kept.forEach((row, index) => rows.set(weights.subarray(row * width, row * width + width), index * width));
  return { keys: Int32Array.from(kept, (row) => keys[row] as number), weights: rows, width };
}

/** Returns 1/127 of the 99.99th percentile of the absolute weights. */
export function scaleOf(weights: Float32Array): number {
  const sizes = weights.map(Math.abs).sort();
  return (sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / 127;
}

/** Returns the step nearest to a weight, which is in parts of 127. */
export function stepOfWeight(weight: number): number {
  const size = Math.abs(weight);
  let best = 0;
  for (let step = 1; step <= STEPS; step += 1)
    if (Math.abs(weightOfStep(step) - size) <= Math.abs(weightOfStep(best) - size)) best = step;
  return weight < 0 ? -best : best;
}

/** Quantizes weights. */
export function stepsOf(weights: Float32Array, scale: number): Int8Array {
  const stepOf = Int8Array.from({ length: 255 }, (_, i) => stepOfWeight(i - 127));
  return Int8Array.from(
    weights,
    (weight) => stepOf[Math.max(-127, Math.min(127, Math.round(weight / scale))) + 127] as number,
  );
}
