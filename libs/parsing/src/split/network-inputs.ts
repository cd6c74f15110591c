import { BEGIN, CLASSES } from './unit-classes';
import { BOUNDARY_SIZE, writeBoundaryFeatures, spaceLeftFor } from './boundary-features';
import type { ListContext } from './list-context';
import { LIST_SIZE } from './list-features';
import { HAS, UNIT_SIZE, type UnitFeatures } from './unit-features';
import type { Joint } from './units';

/** Number of inputs of the first pass: the unit and its neighbors, the boundaries before and after it, and the list. */
export const FIRST_SIZE = 3 * UNIT_SIZE + 2 * BOUNDARY_SIZE + LIST_SIZE;

/** Writes the inputs of one unit to `out` from `at` on. */
export type Inputs = (i: number, out: Float32Array, index: number) => void;

/** Returns the inputs of the first pass: `FIRST_SIZE` for each unit. */
export function firstInputs(list: ListContext): Inputs {
  const { units, features, whole } = list;
  const between = new Float32Array((units.length + 1) * BOUNDARY_SIZE);
  units.forEach((_, i) => writeBoundaryFeatures(list, i, between, i * BOUNDARY_SIZE));
  const none: UnitFeatures = new Float32Array(UNIT_SIZE);
  return (i, out, index) => {
    out.set(features[i - 1] ?? none, index);
    out.set(features[i] ?? none, index + UNIT_SIZE);
    out.set(features[i + 1] ?? none, index + 2 * UNIT_SIZE);
    out.set(between.subarray(i * BOUNDARY_SIZE, (i + 2) * BOUNDARY_SIZE), index + 3 * UNIT_SIZE);
    out.set(whole, index + 3 * UNIT_SIZE + 2 * BOUNDARY_SIZE);
  };
}

/** Properties that may mark the start of entries throughout a list. Units with the same value should get the same class. */
const CUES: readonly ((list: ListContext, i: number) => number)[] = [
  ({ units }, i) => Math.min(2, units[i]?.blanks ?? 0),
  ({ units, margin }, i) => Math.min(9, (units[i]?.indent ?? 0) - margin),
  ({ labels }, i) => labels[i]?.kind ?? -1,
  (list, i) => Number(spaceLeft(list, i) >= 0),
  ({ features }, i) => features[i]?.[HAS.couldBegin] ?? 0,
  ({ features }, i) => features[i - 1]?.[HAS.couldEnd] ?? 0,
  ({ units, labels, margin }, i) =>
    4 * Number(labels[i] !== undefined) + 2 * Number((units[i]?.blanks ?? 0) > 0) + Number(units[i]?.indent === margin),
  (list, i) =>
    4 * Number(spaceLeft(list, i) >= 0) +
    2 * (list.features[i - 1]?.[HAS.couldEnd] ?? 0) +
    Number((list.units[i]?.blanks ?? 0) > 0),
  ({ units }, i) => JOINTS.indexOf(units[i]?.joint ?? 'line'),
  ({ features }, i) => 2 * (features[i]?.[HAS.couldBegin] ?? 0) + (features[i]?.[HAS.earlyYear] ?? 0),
  ({ repeated }, i) => ((repeated.count[i] as number) > 1 ? (repeated.line[i] as number) : -1),
];

const JOINTS: readonly Joint[] = ['line', 'page', 'label', 'mark', 'sentence'];

function spaceLeft({ units, widths }: ListContext, i: number): number {
  const [before, unit] = [units[i - 1], units[i]];
  return before && unit ? spaceLeftFor(unit, before, widths[i] as number) : 0;
}

const NEIGHBORS = 3;

/** Number of inputs of the second pass: those of the first, its results for the neighbors, and for units with the same cues. */
export const SECOND_SIZE = FIRST_SIZE + (2 * NEIGHBORS + 1) * CLASSES.length + 2 * CUES.length + 1;

/** Returns the inputs of the second pass. @param logProbabilities log probabilities of the first pass, `CLASSES.length` for each unit */
export function secondInputs(list: ListContext, first: Inputs, logProbabilities: Float32Array): Inputs {
  const n = list.units.length;
  const chances = logProbabilities.map(Math.exp);
  const begins = Float32Array.from({ length: n }, (_, i) => chances[i * CLASSES.length + BEGIN] as number);
  const mean = begins.reduce((sum, item) => sum + item, 0) / Math.max(1, n);
  const cues = CUES.map((cue) => agreement(begins, mean, (i) => cue(list, i)));
  return (i, out, from) => {
    first(i, out, from);
    let index = from + FIRST_SIZE;
    for (let k = i - NEIGHBORS; k <= i + NEIGHBORS; k += 1)
      for (let c = 0; c < CLASSES.length; c += 1, index += 1)
        out[index] = k < 0 || k >= n ? 0 : (chances[k * CLASSES.length + c] as number);
    for (const others of cues) {
      out[index] = others[i] as number;
      out[index + 1] = (others[i] as number) - mean;
      index += 2;
    }
    out[index] = mean;
  };
}

/** Returns for each unit the mean of the others with the same cue, smoothed with the mean of all. */
function agreement(begins: Float32Array, mean: number, cue: (i: number) => number): Float32Array {
  const sums = new Map<number, { sum: number; count: number }>();
  const shared = Array.from(begins, (begin, i) => {
    const key = cue(i);
    const entry = sums.get(key) ?? { sum: 0, count: 0 };
    entry.sum += begin;
    entry.count += 1;
    sums.set(key, entry);
    return entry;
  });
  return Float32Array.from(shared, ({ sum, count }, i) => (sum - (begins[i] as number) + mean) / count);
}
