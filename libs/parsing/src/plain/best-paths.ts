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

/** A way of labelling a chain. */
export interface Path {
  /** Label of each position. */
  labels: Uint8Array;
  /** Sum of its scores and transitions: the higher the likelier. */
  score: number;
}

/** Far more than sums of a few hundred scores are rounded by. */
const ROUNDING = 1e-6;

/** A path known from one position to the end. */
interface Suffix {
  position: number;
  label: number;
  /** Score of the best whole path that ends in this way. */
  whole: number;
  /** Score from behind this position to the end. */
  behind: number;
  next: Suffix | undefined;
}

/**
 * The best paths through a chain, best first: forward as Viterbi (1967), then a search from the end in which the best score up to each position says
 * exactly what a suffix can still become (Soong and Huang 1991).
 * @param most how many at the most
 * @param within paths that are worse than the best by more than this are left out
 */
export function bestPaths({ scores, transitions, kinds, labels }: Chain, most: number, within: number): Path[] {
  const length = kinds.length;
  if (length === 0) return [];
  const size = (labels + 1) * labels;
  const best = forward({ scores, transitions, kinds, labels });
  const last = (length - 1) * labels;
  const open: Suffix[] = [];
  let least = -Infinity;
  for (let b = 0; b < labels; b += 1) least = Math.max(least, best[last + b] as number);
  // Forward and backward the same numbers are added in another order.
  least -= within + ROUNDING;
  const put = (suffix: Suffix): void => {
    if (suffix.whole < least) return;
    let at = open.length;
    while (at > 0 && (open[at - 1] as Suffix).whole > suffix.whole) at -= 1;
    open.splice(at, 0, suffix);
    if (open.length > most) open.shift();
  };
  for (let b = 0; b < labels; b += 1)
    put({ position: length - 1, label: b, whole: best[last + b] as number, behind: 0, next: undefined });
  const paths: Path[] = [];
  for (let suffix = open.pop(); suffix && paths.length < most; suffix = open.pop()) {
    let at = suffix;
    while (at.position > 0) {
      const { position, label, behind } = at;
      const table = (kinds[position] as number) * size + label;
      const own = behind + (scores[position * labels + label] as number);
      let next: Suffix | undefined;
      for (let a = 0; a < labels; a += 1) {
        const after = own + (transitions[table + a * labels] as number);
        const whole = (best[(position - 1) * labels + a] as number) + after;
        if (whole < least) continue;
        const before: Suffix = { position: position - 1, label: a, whole, behind: after, next: at };
        if (!next || whole > next.whole) {
          if (next) put(next);
          next = before;
        } else put(before);
      }
      if (!next) break;
      at = next;
    }
    paths.push({ labels: labelsOf(at, length), score: at.whole });
  }
  return paths;
}

/** The score of the best path up to each position, for each label there. */
function forward({ scores, transitions, kinds, labels }: Chain): Float64Array {
  const size = (labels + 1) * labels;
  const best = new Float64Array(kinds.length * labels);
  const start = (kinds[0] as number) * size + labels * labels;
  for (let b = 0; b < labels; b += 1) best[b] = (scores[b] as number) + (transitions[start + b] as number);
  for (let i = 1; i < kinds.length; i += 1) {
    const table = (kinds[i] as number) * size;
    const row = i * labels;
    for (let b = 0; b < labels; b += 1) {
      let most = -Infinity;
      for (let a = 0, at = table + b; a < labels; a += 1, at += labels) {
        const score = (best[row - labels + a] as number) + (transitions[at] as number);
        if (score > most) most = score;
      }
      best[row + b] = most + (scores[row + b] as number);
    }
  }
  return best;
}

function labelsOf(first: Suffix, length: number): Uint8Array {
  const labels = new Uint8Array(length);
  for (let at: Suffix | undefined = first; at; at = at.next) labels[at.position] = at.label;
  return labels;
}
