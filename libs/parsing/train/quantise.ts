import { stepOfWeight } from '../src/plain/steps';

/** A row that stands in the file leaves it for one that is this much stronger. */
const STAYS = 1.3;
/** A step that stands in the file stays when the new one is at most this far from it. */
const NEAR = 1;
/** The scale that stands in the file stays when the new one is within this factor of it. */
const SAME_SCALE = 1.25;

export interface Weighted {
  keys: Int32Array;
  /** How often each was met in training. */
  seen: readonly number[];
  weights: Float32Array;
  width: number;
}

/** Rows, at most so many, with the greatest sum of weights times the root of how often they are met; those that stood before are preferred. */
export function strongest(
  { keys, seen, weights, width }: Weighted,
  most: number,
  stood: (key: number) => boolean,
): number[] {
  const strength = Float64Array.from(keys, (key, row) => {
    let sum = 0;
    for (let b = 0; b < width; b += 1) sum += Math.abs(weights[row * width + b] as number);
    return sum * Math.sqrt(seen[row] ?? 0) * (stood(key) ? STAYS : 1);
  });
  return Array.from(keys.keys())
    .sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0))
    .slice(0, most);
}

/** Weights as steps; 127 parts are the 99.99th percentile of their sizes, or what they were before. */
export function quantise(
  weights: Float32Array,
  before?: { scale: number; stepsOf: (row: number) => Int8Array | undefined },
  width = 1,
): { steps: Int8Array; scale: number } {
  const sizes = weights.map(Math.abs).sort();
  const own = (sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / 127;
  const isSame = before && own < before.scale * SAME_SCALE && own > before.scale / SAME_SCALE;
  const scale = isSame ? before.scale : own;
  const stepOf = Int8Array.from({ length: 255 }, (_, i) => stepOfWeight(i - 127));
  const steps = Int8Array.from(weights, (weight, i) => {
    const part = Math.max(-127, Math.min(127, Math.round(weight / scale)));
    const step = stepOf[part + 127] as number;
    const was = isSame ? before.stepsOf(Math.floor(i / width))?.[i % width] : undefined;
    return was !== undefined && Math.abs(was - step) <= NEAR ? was : step;
  });
  return { steps, scale };
}
