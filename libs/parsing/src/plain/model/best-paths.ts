export interface Chain {
  /** Label scores of each position, `labels` in a row. */
  scores: Float32Array;
  /** A table for each kind of boundary: the score of label b after a at `a * labels + b`. Row `labels` has the scores of starting with b. */
  transitions: Float32Array;
  /** Kind of the boundary before each position. */
  kinds: Uint8Array;
  labels: number;
}

export interface Path {
  labels: Uint8Array;
  /** Sum of scores and transitions: higher is likelier. */
  score: number;
}

/** A path known from one position to the end. */
interface Suffix {
  position: number;
  label: number;
  /** Score of the best path minus that of the best path with this suffix. */
  loss: number;
  next: Suffix | undefined;
}

/** A label before another, and its loss compared to the best label there. */
interface Step {
  label: number;
  loss: number;
}

/**
 * Finds the best paths through a chain, best first: a forward pass (Viterbi 1967), then a search from the end in which the best
 * score up to each position is the exact bound for a suffix (Soong and Huang 1991).
 * @param most maximum number of paths
 * @param within largest difference to the score of the best path
 */
export function bestPaths(chain: Chain, most: number, within: number): Path[] {
  const { labels, kinds } = chain;
  const length = kinds.length;
  if (length === 0) return [];
  const best = forward(chain);
  const last = best.subarray((length - 1) * labels);
  const top = Math.max(...last);
  const open: Suffix[] = [];
  const insert = (suffix: Suffix): void => {
    let index = open.length;
    while (index > 0 && (open[index - 1] as Suffix).loss < suffix.loss) index -= 1;
    open.splice(index, 0, suffix);
    if (open.length > most) open.shift();
  };
  last.forEach((score, label) => {
    if (top - score <= within) insert({ position: length - 1, label, loss: top - score, next: undefined });
  });
  const stepsTo = stepsOf(chain, best, within);
  const paths: Path[] = [];
  for (let suffix = open.pop(); suffix && paths.length < most; suffix = open.pop()) {
    let index = suffix;
    while (index.position > 0) {
      const position = index.position - 1;
      let next = index;
      for (const { label, loss } of stepsTo(index.position, index.label)) {
        const before: Suffix = { position, label, loss: index.loss + loss, next: index };
        if (loss === 0 && next === index) next = before;
        else if (before.loss <= within) insert(before);
      }
      index = next;
    }
    paths.push({ labels: labelsOf(index, length), score: top - suffix.loss });
  }
  return paths;
}

/** Returns a memoized function that lists the labels before a label whose loss is at most `within`. */
function stepsOf(
  { scores, transitions, kinds, labels }: Chain,
  best: Float64Array,
  within: number,
): (position: number, label: number) => readonly Step[] {
  const size = (labels + 1) * labels;
  const known: (readonly Step[] | undefined)[] = [];
  return (position, label) => {
    const place = position * labels + label;
    const found = known[place];
    if (found) return found;
    const table = (kinds[position] as number) * size + label;
    const margin = (best[place] as number) - (scores[place] as number);
    const steps: Step[] = [];
    let least = Infinity;
    for (let a = 0; a < labels; a += 1) {
      const loss =
        margin - ((best[place - label - labels + a] as number) + (transitions[table + a * labels] as number));
      least = Math.min(least, loss);
      if (loss <= within + ROUNDING) steps.push({ label: a, loss });
    }
    // Rounding leaves a small remainder: the best step has no loss.
    return (known[place] = steps.map((step) => ({ label: step.label, loss: step.loss - least })));
  };
}

/** Larger than the rounding error of a sum of a few hundred scores. */
const ROUNDING = 1e-6;

/** Computes the score of the best path to each label of each position. */
function forward({ scores, transitions, kinds, labels }: Chain): Float64Array {
  const size = (labels + 1) * labels;
  const best = new Float64Array(kinds.length * labels);
  const start = (kinds[0] as number) * size + labels * labels;
  for (let b = 0; b < labels; b += 1) best[b] = (scores[b] as number) + (transitions[start + b] as number);
  for (let i = 1; i < kinds.length; i += 1) {
    const table = (kinds[i] as number) * size;
    const row = i * labels;
    best.fill(-Infinity, row, row + labels);
    for (let a = 0; a < labels; a += 1) {
      const before = best[row - labels + a] as number;
      const from = table + a * labels;
      for (let b = 0; b < labels; b += 1) {
        const score = before + (transitions[from + b] as number);
        if (score > (best[row + b] as number)) best[row + b] = score;
      }
    }
    for (let b = 0; b < labels; b += 1) best[row + b] = (best[row + b] as number) + (scores[row + b] as number);
  }
  return best;
}

function labelsOf(first: Suffix, length: number): Uint8Array {
  const labels = new Uint8Array(length);
  for (let index: Suffix | undefined = first; index; index = index.next) labels[index.position] = index.label;
  return labels;
}
