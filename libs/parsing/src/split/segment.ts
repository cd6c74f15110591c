import { BEGIN, CLASSES, INSIDE, PAGE, type Class } from './unit-classes';
import type { Network } from './network';
import { FIRST_SIZE, firstInputs, SECOND_SIZE, secondInputs, type Inputs } from './network-inputs';
import { pieceInputs, piecesOf, PIECE_SIZE, type Pieces } from './piece-features';
import type { ListContext } from './list-context';

/** The networks: two passes over each unit, and the score of a piece as one reference. */
export interface SplitModel {
  first: Network;
  second: Network;
  piece: Network;
}

/** Log probabilities of the classes, a row for each unit. */
export type LogProbabilities = Float32Array;

const N = CLASSES.length;

/** Classifies all units of a list in two passes. */
function classifyTwice(model: Pick<SplitModel, 'first' | 'second'>, list: ListContext): LogProbabilities {
  const n = list.units.length;
  const first = firstInputs(list);
  const logProbabilities = classifyUnits(model.first, first, n, FIRST_SIZE);
  return classifyUnits(model.second, secondInputs(list, first, logProbabilities), n, SECOND_SIZE);
}

/** Classifies each unit with a network. A unit with the same inputs as the previous one gets its result. */
export function classifyUnits(network: Network, inputs: Inputs, n: number, size: number): LogProbabilities {
  const logProbabilities = new Float32Array(n * N);
  let before = new Float32Array(size);
  let row = new Float32Array(size);
  for (let i = 0; i < n; i += 1) {
    inputs(i, row, 0);
    if (i > 0 && isSame(row, before)) logProbabilities.copyWithin(i * N, (i - 1) * N, i * N);
    else network.classify(row, 0, logProbabilities, i * N);
    [before, row] = [row, before];
  }
  return logProbabilities;
}

function isSame(left: Float32Array, right: Float32Array): boolean {
  for (let k = 0; k < left.length; k += 1) if (left[k] !== right[k]) return false;
  return true;
}

/** The class of each unit, and the probability that the decision about a new entry is right. */
export interface Segmentation {
  classes: Class[];
  sureness: Float32Array;
  /** Log probability of the segmentation. */
  score: number;
  /** Log probability of each unit to belong to a page. */
  logPage: Float32Array;
}

/** Least log probability of a unit that may begin an entry. */
const LEAST_BEGIN = -9;
/** Least sum of log probabilities of the units inside an entry. */
const LEAST_INSIDE = -16;
const MOST_UNITS = 80;
/** A segmentation this much worse than the best to the same place is dropped. Difference of log probabilities. */
const HOPELESS = 12;
/** Weight of the score of a piece compared to its units, chosen on lists of the development part. */
const PIECE_WEIGHT = 0.25;

/** Returns the logarithm of the probability that a unit has a class. */
type LogChance = (i: number, c: number) => number;

/**
 * Finds the likeliest segmentation of a list with the Viterbi algorithm: a semi-Markov chain (Sarawagi and Cohen 2004) of entries,
 * scored by their units and as one piece each, and of single units that belong to no entry.
 */
export function segment(model: SplitModel, list: ListContext): Segmentation {
  const n = list.units.length;
  const logProbabilities = classifyTwice(model, list);
  const logChance: LogChance = (i, c) => logProbabilities[i * N + c] as number;
  const pieces = piecesOf(
    list,
    (i) => Math.exp(logChance(i, BEGIN)),
    (i) => 1 - Math.exp(logChance(i, BEGIN)) - Math.exp(logChance(i, INSIDE)),
  );
  const best = new Float64Array(n + 1).fill(-Infinity);
  const from = new Int32Array(n + 1).fill(-1);
  best[0] = 0;
  for (let i = 0; i < n; i += 1) {
    const before = best[i] as number;
    if (before === -Infinity) continue;
    offer(best, from, i + 1, before + outside(logChance, i), -1);
    if (logChance(i, BEGIN) < LEAST_BEGIN && i > 0) continue;
    let score = before + logChance(i, BEGIN);
    for (let to = i + 1; ; to += 1) {
      const isClosed = to === i + 1 || logChance(to - 1, PAGE) <= logChance(to - 1, INSIDE);
      if (isClosed && score > (best[to] as number) - HOPELESS)
        offer(best, from, to, score + PIECE_WEIGHT * pieceScore(model, pieces, i, to), i);
      if (to >= n || to - i >= MOST_UNITS) break;
      const inner = Math.max(logChance(to, INSIDE), logChance(to, PAGE));
      score += inner;
      if (score - before - logChance(i, BEGIN) < LEAST_INSIDE) break;
    }
  }
  const classes = traced(from, logChance, n);
  const sureness = Float32Array.from(classes, (item, i) => surenessOf(logChance, i, item === 'begin'));
  const logPage = Float32Array.from(classes, (_, i) => logChance(i, PAGE));
  return { classes, sureness, score: best[n] as number, logPage };
}

function surenessOf(logChance: LogChance, i: number, begins: boolean): number {
  const chance = Math.exp(logChance(i, BEGIN));
  return begins ? chance : 1 - chance;
}

function outside(logChance: LogChance, i: number): number {
  let most = -Infinity;
  for (let c = PAGE; c < N; c += 1) most = Math.max(most, logChance(i, c));
  return most;
}

function offer(best: Float64Array, from: Int32Array, index: number, score: number, begin: number): void {
  if (score <= (best[index] as number)) return;
  best[index] = score;
  from[index] = begin;
}

const input = new Float32Array(PIECE_SIZE);
const output = new Float32Array(2);

function pieceScore({ piece }: SplitModel, pieces: Pieces, from: number, to: number): number {
  pieceInputs(pieces, from, to, input);
  piece.classify(input, 0, output, 0);
  return (output[1] as number) - (output[0] as number);
}

function traced(from: Int32Array, logChance: LogChance, n: number): Class[] {
  const classes = new Array<Class>(n);
  for (let index = n; index > 0;) {
    const begin = from[index] as number;
    if (begin < 0) {
      index -= 1;
      let c = PAGE;
      for (let other = PAGE + 1; other < N; other += 1) if (logChance(index, other) > logChance(index, c)) c = other;
      classes[index] = CLASSES[c] as Class;
      continue;
    }
    for (let i = begin + 1; i < index; i += 1)
      classes[i] = logChance(i, PAGE) > logChance(i, INSIDE) ? 'page' : 'inside';
    classes[begin] = 'begin';
    index = begin;
  }
  return classes;
}
