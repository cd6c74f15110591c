/**
 * The best path through a linear chain (Viterbi 1967).
 * @param scores label scores of each position, `labels` in a row
 * @param transitions a table for each kind of boundary: the score of going from label a to b at `a * labels + b`; its row
 * `labels` holds the scores of starting with b
 * @param kinds kind of the boundary before each position
 * @returns the label of each position
 */
export function viterbi(
  scores: Float32Array,
  transitions: Float32Array,
  kinds: Uint8Array,
  labels: number,
): Uint8Array {
  const length = kinds.length;
  const path = new Uint8Array(length);
  if (length === 0) return path;
  const size = (labels + 1) * labels;
  const back = new Uint8Array(length * labels);
  let previous = new Float32Array(labels);
  let current = new Float32Array(labels);
  const start = (kinds[0] as number) * size + labels * labels;
  for (let b = 0; b < labels; b += 1) previous[b] = (scores[b] ?? 0) + (transitions[start + b] ?? 0);
  for (let i = 1; i < length; i += 1) {
    const table = (kinds[i] as number) * size;
    for (let b = 0; b < labels; b += 1) {
      let best = -Infinity;
      let from = 0;
      for (let a = 0; a < labels; a += 1) {
        const score = (previous[a] as number) + (transitions[table + a * labels + b] as number);
        if (score > best) {
          best = score;
          from = a;
        }
      }
      current[b] = best + (scores[i * labels + b] as number);
      back[i * labels + b] = from;
    }
    [previous, current] = [current, previous];
  }
  let label = 0;
  for (let b = 1; b < labels; b += 1) if ((previous[b] ?? 0) > (previous[label] ?? 0)) label = b;
  for (let i = length - 1; i >= 0; i -= 1) {
    path[i] = label;
    label = back[i * labels + label] ?? 0;
  }
  return path;
}
