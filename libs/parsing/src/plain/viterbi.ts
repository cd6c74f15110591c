/** A linear chain to be decoded. */
export interface Chain {
  /** Label scores of each position, `labels` in a row. */
  scores: Float32Array;
  /** A table for each kind of boundary: the score of going from label a to b at `a * labels + b`; its row `labels` holds the scores of starting with b. */
  transitions: Float32Array;
  /** Kind of the boundary before each position. */
  kinds: Uint8Array;
  labels: number;
}

/** The label of each position on the best path through a chain (Viterbi 1967). */
export function viterbi({ scores, transitions, kinds, labels }: Chain): Uint8Array {
  const length = kinds.length;
  const path = new Uint8Array(length);
  if (length === 0) return path;
  const size = (labels + 1) * labels;
  const back = new Uint8Array(length * labels);
  let previous = new Float64Array(labels);
  let current = new Float64Array(labels);
  const start = (kinds[0] as number) * size + labels * labels;
  for (let b = 0; b < labels; b += 1) previous[b] = (scores[b] as number) + (transitions[start + b] as number);
  for (let i = 1; i < length; i += 1) {
    const table = (kinds[i] as number) * size;
    const row = i * labels;
    for (let b = 0; b < labels; b += 1) {
      let best = -Infinity;
      let from = 0;
      for (let a = 0, at = table + b; a < labels; a += 1, at += labels) {
        const score = (previous[a] as number) + (transitions[at] as number);
        if (score > best) {
          best = score;
          from = a;
        }
      }
      current[b] = best + (scores[row + b] as number);
      back[row + b] = from;
    }
    [previous, current] = [current, previous];
  }
  let label = 0;
  for (let b = 1; b < labels; b += 1) if ((previous[b] as number) > (previous[label] as number)) label = b;
  for (let i = length - 1; i >= 0; i -= 1) {
    path[i] = label;
    label = back[i * labels + label] as number;
  }
  return path;
}
