/** Weights are stored as one of 63 steps, fine near zero and coarse far from it, where an error matters less. */
export const STEPS = 31;

/** Returns the weight of a step from -31 to 31, in parts of 127. */
export function weightOfStep(step: number): number {
  const size = Math.abs(step) / STEPS;
  return Math.sign(step) * Math.round(127 * (0.35 * size + 0.65 * size ** 2.5));
}

/** Converts steps to weights, in parts of 127. */
export function weightsOf(steps: Int8Array): Int8Array {
  const weights = Int8Array.from({ length: 2 * STEPS + 1 }, (_, i) => weightOfStep(i - STEPS));
  return steps.map((step) => weights[step + STEPS] ?? 0);
}
