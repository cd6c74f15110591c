import { BOUNDARY_KINDS } from '@veracite/parsing/plain/features/boundaries';
import { FEATURES_PER_TOKEN } from '@veracite/parsing/plain/features/token-features';

/** A sequence with its features looked up: `rows` holds FEATURES_PER_TOKEN rows of the weights a token, -1 where a feature is too rare. */
export interface Encoded {
  rows: Int32Array;
  /** Kind of the boundary before each token. */
  kinds: Uint8Array;
  labels: Uint8Array;
}

/** Weights of a linear-chain CRF, and the sums of squared gradients that AdaGrad keeps. */
export interface Weights {
  labels: number;
  unary: Float32Array;
  unarySquares: Float32Array;
  /** A table for each kind of boundary, and after them one that counts for all, so that rare kinds lean on what is common. */
  transitions: Float32Array;
  transitionSquares: Float32Array;
}

export function emptyWeights(rows: number, labels: number): Weights {
  return {
    labels,
    unary: new Float32Array(rows * labels),
    unarySquares: new Float32Array(rows * labels).fill(1e-2),
    transitions: new Float32Array((BOUNDARY_KINDS + 1) * (labels + 1) * labels),
    transitionSquares: new Float32Array((BOUNDARY_KINDS + 1) * (labels + 1) * labels).fill(1e-1),
  };
}

/** Returns the transition tables with the common table added, as the model file has them. */
export function jointTransitions({ labels: L, transitions }: Weights): Float32Array {
  const size = (L + 1) * L;
  const shared = BOUNDARY_KINDS * size;
  return transitions.slice(0, shared).map((weight, index) => weight + (transitions[shared + (index % size)] as number));
}

export function unaryScores(weights: Weights, rows: Int32Array, length: number): Float32Array {
  const { labels: L, unary } = weights;
  const scores = new Float32Array(length * L);
  for (let i = 0; i < length; i += 1) {
    for (let f = i * FEATURES_PER_TOKEN; f < (i + 1) * FEATURES_PER_TOKEN; f += 1) {
      const row = rows[f] as number;
      if (row < 0) continue;
      for (let b = 0; b < L; b += 1) scores[i * L + b] = (scores[i * L + b] as number) + (unary[row * L + b] as number);
    }
  }
  return scores;
}

/** Parameters of a training step. */
export interface Learning {
  rate: number;
  /** Pull of every weight towards zero. */
  decay: number;
  /** Share of features left out of a step at random (dropout, Srivastava et al. 2014). */
  dropout: number;
  random: () => number;
}

/**
 * Takes one step of stochastic gradient on the log-likelihood of one sequence: forward-backward in scaled probability space
 * (Rabiner 1989), step lengths of each weight by AdaGrad (Duchi, Hazan and Singer 2011).
 * @returns negative log-likelihood before the step
 */
export function learnFrom(weights: Weights, sequence: Encoded, how: Learning): number {
  const { labels, kinds } = sequence;
  const { rate } = how;
  const rows = sequence.rows.map((row) => (how.random() < how.dropout ? -1 : row));
  const L = weights.labels;
  const n = labels.length;
  if (n === 0) return 0;
  const scores = unaryScores(weights, rows, n);
  const { emit, shift } = emissions(scores, n, L);
  const size = (L + 1) * L;
  const shared = BOUNDARY_KINDS * size;
  const used = [...new Set(kinds)];
  const jumps = exponentials(weights, used);

  const alpha = new Float64Array(n * L);
  const scale = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    const jump = jumps[kinds[i] as number] as Float64Array;
    let sum = 0;
    for (let b = 0; b < L; b += 1) {
      let value = 0;
      if (i === 0) value = jump[L * L + b] as number;
      else for (let a = 0; a < L; a += 1) value += (alpha[(i - 1) * L + a] as number) * (jump[a * L + b] as number);
      value *= emit[i * L + b] as number;
      alpha[i * L + b] = value;
      sum += value;
    }
    scale[i] = sum;
    for (let b = 0; b < L; b += 1) alpha[i * L + b] = (alpha[i * L + b] as number) / sum;
  }
  const beta = new Float64Array(n * L).fill(1);
  for (let i = n - 2; i >= 0; i -= 1) {
    const jump = jumps[kinds[i + 1] as number] as Float64Array;
    for (let a = 0; a < L; a += 1) {
      let value = 0;
      for (let b = 0; b < L; b += 1)
        value += (jump[a * L + b] as number) * (emit[(i + 1) * L + b] as number) * (beta[(i + 1) * L + b] as number);
      beta[i * L + a] = value / (scale[i + 1] as number);
    }
  }

  let loss = 0;
  const steps = jumps.map(() => new Float64Array(size));
  const slopes = new Float64Array(L);
  for (let i = 0; i < n; i += 1) {
    const gold = labels[i] as number;
    const kind = kinds[i] as number;
    const jump = jumps[kind] as Float64Array;
    const step = steps[kind] as Float64Array;
    loss += Math.log(scale[i] as number) + (shift[i] as number) - (scores[i * L + gold] as number);
    const from = i === 0 ? L : (labels[i - 1] as number);
    loss -= Math.log(jump[from * L + gold] as number);
    step[from * L + gold] = (step[from * L + gold] as number) + 1;
    for (let b = 0; b < L; b += 1) {
      if (i === 0) {
        step[L * L + b] = (step[L * L + b] as number) - (alpha[b] as number) * (beta[b] as number);
        continue;
      }
      const right = ((emit[i * L + b] as number) * (beta[i * L + b] as number)) / (scale[i] as number);
      for (let a = 0; a < L; a += 1)
        step[a * L + b] =
          (step[a * L + b] as number) - (alpha[(i - 1) * L + a] as number) * (jump[a * L + b] as number) * right;
    }
    for (let b = 0; b < L; b += 1)
      slopes[b] = (b === gold ? 1 : 0) - (alpha[i * L + b] as number) * (beta[i * L + b] as number);
    raise(weights, rows, i, slopes, how);
  }
  const all = new Float64Array(size);
  for (const kind of used) {
    const step = steps[kind] as Float64Array;
    moveTransitions(weights, kind * size, step, rate);
    for (let t = 0; t < size; t += 1) all[t] = (all[t] as number) + (step[t] as number);
  }
  moveTransitions(weights, shared, all, rate);
  return loss;
}

/** Computes exponentials of the transitions for the kinds of boundary in a sequence. */
function exponentials({ labels: L, transitions }: Weights, used: readonly number[]): Float64Array[] {
  const size = (L + 1) * L;
  const shared = BOUNDARY_KINDS * size;
  const jumps: Float64Array[] = [];
  for (const kind of used) {
    const jump = new Float64Array(size);
    for (let t = 0; t < size; t += 1)
      jump[t] = Math.exp((transitions[kind * size + t] as number) + (transitions[shared + t] as number));
    jumps[kind] = jump;
  }
  return jumps;
}

function moveTransitions(
  { transitions, transitionSquares }: Weights,
  from: number,
  step: Float64Array,
  rate: number,
): void {
  for (let t = 0; t < step.length; t += 1) {
    const slope = step[t] as number;
    if (slope === 0) continue;
    const index = from + t;
    const squares = (transitionSquares[index] as number) + slope * slope;
    transitionSquares[index] = squares;
    transitions[index] = (transitions[index] as number) + (rate * slope) / Math.sqrt(squares);
  }
}

/** Moves the weights of all features of one token; labels that are right within 0.002 stay where they are. */
function raise(w: Weights, rows: Int32Array, i: number, slopes: Float64Array, { rate, decay }: Learning): void {
  const moved = [...slopes.keys()].filter((b) => Math.abs(slopes[b] as number) > 2e-3);
  if (moved.length === 0) return;
  for (let f = i * FEATURES_PER_TOKEN; f < (i + 1) * FEATURES_PER_TOKEN; f += 1) {
    const row = rows[f] as number;
    if (row < 0) continue;
    // The inner loop is over labels, because the sixteen weights of a feature are one cache line.
    for (const b of moved) {
      const slope = slopes[b] as number;
      const index = row * w.labels + b;
      const squares = (w.unarySquares[index] as number) + slope * slope;
      w.unarySquares[index] = squares;
      const old = w.unary[index] as number;
      w.unary[index] = old + (rate * (slope - decay * old)) / Math.sqrt(squares);
    }
  }
}

/** Computes exponentials of the scores minus the maximum of each position, so that none overflows. */
function emissions(scores: Float32Array, n: number, L: number): { emit: Float64Array; shift: Float64Array } {
  const emit = new Float64Array(n * L);
  const shift = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    let most = -Infinity;
    for (let b = 0; b < L; b += 1) most = Math.max(most, scores[i * L + b] as number);
    shift[i] = most;
    for (let b = 0; b < L; b += 1) emit[i * L + b] = Math.exp((scores[i * L + b] as number) - most);
  }
  return { emit, shift };
}
