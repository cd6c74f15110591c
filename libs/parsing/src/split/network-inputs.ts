import { BEGIN, CLASSES } from './unit-classes';
import { BOUNDARY_SIZE, lookAtBoundary, roomFor } from './boundary-features';
import type { Setting } from './list-context';
import { WHOLE_SIZE } from './list-features';
import { HAS, LOOK_SIZE, type Look } from './unit-features';
import type { Joint } from './units';

/** Number of inputs of the first pass: the unit and its neighbors, the boundaries before and after it, and the list. */
export const FIRST_SIZE = 3 * LOOK_SIZE + 2 * BOUNDARY_SIZE + WHOLE_SIZE;

/** Writes the inputs of one unit to `out` from `at` on. */
export type Inputs = (i: number, out: Float32Array, at: number) => void;

/** Returns the inputs of the first pass: `FIRST_SIZE` for each unit. */
export function firstInputs(setting: Setting): Inputs {
  const { units, looks, whole } = setting;
  const between = new Float32Array((units.length + 1) * BOUNDARY_SIZE);
  units.forEach((_, i) => lookAtBoundary(setting, i, between, i * BOUNDARY_SIZE));
  const none: Look = new Float32Array(LOOK_SIZE);
  return (i, out, at) => {
    out.set(looks[i - 1] ?? none, at);
    out.set(looks[i] ?? none, at + LOOK_SIZE);
    out.set(looks[i + 1] ?? none, at + 2 * LOOK_SIZE);
    out.set(between.subarray(i * BOUNDARY_SIZE, (i + 2) * BOUNDARY_SIZE), at + 3 * LOOK_SIZE);
    out.set(whole, at + 3 * LOOK_SIZE + 2 * BOUNDARY_SIZE);
  };
}

/** Properties that may mark the start of entries throughout a list. Units with the same value should get the same class. */
const CUES: readonly ((setting: Setting, i: number) => number)[] = [
  ({ units }, i) => Math.min(2, units[i]?.blanks ?? 0),
  ({ units, margin }, i) => Math.min(9, (units[i]?.indent ?? 0) - margin),
  ({ labels }, i) => labels[i]?.kind ?? -1,
  (setting, i) => Number(room(setting, i) >= 0),
  ({ looks }, i) => looks[i]?.[HAS.couldBegin] ?? 0,
  ({ looks }, i) => looks[i - 1]?.[HAS.couldEnd] ?? 0,
  ({ units, labels, margin }, i) =>
    4 * Number(labels[i] !== undefined) + 2 * Number((units[i]?.blanks ?? 0) > 0) + Number(units[i]?.indent === margin),
  (setting, i) =>
    4 * Number(room(setting, i) >= 0) +
    2 * (setting.looks[i - 1]?.[HAS.couldEnd] ?? 0) +
    Number((setting.units[i]?.blanks ?? 0) > 0),
  ({ units }, i) => JOINTS.indexOf(units[i]?.joint ?? 'line'),
  ({ looks }, i) => 2 * (looks[i]?.[HAS.couldBegin] ?? 0) + (looks[i]?.[HAS.earlyYear] ?? 0),
  ({ again }, i) => ((again.count[i] as number) > 1 ? (again.line[i] as number) : -1),
];

const JOINTS: readonly Joint[] = ['line', 'page', 'label', 'mark', 'sentence'];

function room({ units, widths }: Setting, i: number): number {
  const [before, unit] = [units[i - 1], units[i]];
  return before && unit ? roomFor(unit, before, widths[i] as number) : 0;
}

const NEIGHBOURS = 3;

/** Number of inputs of the second pass: those of the first, its results for the neighbors, and for units with the same cues. */
export const SECOND_SIZE = FIRST_SIZE + (2 * NEIGHBOURS + 1) * CLASSES.length + 2 * CUES.length + 1;

/** Returns the inputs of the second pass. @param said log probabilities of the first pass, `CLASSES.length` for each unit */
export function secondInputs(setting: Setting, first: Inputs, said: Float32Array): Inputs {
  const n = setting.units.length;
  const chances = said.map(Math.exp);
  const begins = Float32Array.from({ length: n }, (_, i) => chances[i * CLASSES.length + BEGIN] as number);
  const mean = begins.reduce((sum, one) => sum + one, 0) / Math.max(1, n);
  const cues = CUES.map((cue) => agreement(begins, mean, (i) => cue(setting, i)));
  return (i, out, from) => {
    first(i, out, from);
    let at = from + FIRST_SIZE;
    for (let k = i - NEIGHBOURS; k <= i + NEIGHBOURS; k += 1)
      for (let c = 0; c < CLASSES.length; c += 1, at += 1)
        out[at] = k < 0 || k >= n ? 0 : (chances[k * CLASSES.length + c] as number);
    for (const others of cues) {
      out[at] = others[i] as number;
      out[at + 1] = (others[i] as number) - mean;
      at += 2;
    }
    out[at] = mean;
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
