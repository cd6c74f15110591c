import { BEGIN, CLASSES } from './classes';
import { BOUNDARY_SIZE, lookAtBoundary, roomFor } from './boundary';
import type { Setting } from './setting';
import { WHOLE_SIZE } from './whole';
import { HAS, LOOK_SIZE, type Look } from './look';
import type { Joint } from './units';

/** What the first look at a unit takes in: itself and its neighbours, the boundaries before and behind it, and the whole list. */
export const FIRST_SIZE = 3 * LOOK_SIZE + 2 * BOUNDARY_SIZE + WHOLE_SIZE;

/** The inputs of the first look, a row of `FIRST_SIZE` for each unit. */
export function firstInputs(setting: Setting): Float32Array {
  const { units, looks, whole } = setting;
  const between = new Float32Array((units.length + 1) * BOUNDARY_SIZE);
  units.forEach((_, i) => lookAtBoundary(setting, i, between, i * BOUNDARY_SIZE));
  const rows = new Float32Array(units.length * FIRST_SIZE);
  units.forEach((_, i) => {
    let at = i * FIRST_SIZE;
    for (const look of [looks[i - 1], looks[i], looks[i + 1]] as (Look | undefined)[]) {
      if (look) rows.set(look, at);
      at += LOOK_SIZE;
    }
    rows.set(between.subarray(i * BOUNDARY_SIZE, (i + 2) * BOUNDARY_SIZE), at);
    rows.set(whole, at + 2 * BOUNDARY_SIZE);
  });
  return rows;
}

/** What may show where entries begin throughout a list: units that are alike in it should be judged alike. */
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
];

const JOINTS: readonly Joint[] = ['line', 'page', 'label', 'mark', 'sentence'];

function room({ units, widths }: Setting, i: number): number {
  const [before, unit] = [units[i - 1], units[i]];
  return before && unit ? roomFor(unit, before, widths[i] as number) : 0;
}

const NEIGHBOURS = 2;

/** What the second look takes in: what the first took, what it said of the neighbours, and how it judged the units that are alike. */
export const SECOND_SIZE = FIRST_SIZE + (2 * NEIGHBOURS + 1) * CLASSES.length + 2 * CUES.length + 1;

/** @param said chances of the first look, a row of `CLASSES.length` logarithms for each unit */
export function secondInputs(setting: Setting, first: Float32Array, said: Float32Array): Float32Array {
  const n = setting.units.length;
  const begins = Float32Array.from({ length: n }, (_, i) => Math.exp(said[i * CLASSES.length + BEGIN] as number));
  const mean = begins.reduce((sum, one) => sum + one, 0) / Math.max(1, n);
  const cues = CUES.map((cue) => agreement(begins, mean, (i) => cue(setting, i)));
  const rows = new Float32Array(n * SECOND_SIZE);
  for (let i = 0; i < n; i += 1) {
    let at = i * SECOND_SIZE;
    rows.set(first.subarray(i * FIRST_SIZE, (i + 1) * FIRST_SIZE), at);
    at += FIRST_SIZE;
    for (let k = i - NEIGHBOURS; k <= i + NEIGHBOURS; k += 1)
      for (let c = 0; c < CLASSES.length; c += 1, at += 1)
        rows[at] = k < 0 || k >= n ? 0 : Math.exp(said[k * CLASSES.length + c] as number);
    for (const of of cues) {
      const { others, contrast } = of(i);
      rows[at] = others;
      rows[at + 1] = contrast;
      at += 2;
    }
    rows[at] = mean;
  }
  return rows;
}

/** For each unit: the mean of the others that share its cue, drawn to the mean of all where they are few, and its distance from it. */
function agreement(
  begins: Float32Array,
  mean: number,
  cue: (i: number) => number,
): (i: number) => { others: number; contrast: number } {
  const sums = new Map<number, { sum: number; count: number }>();
  const keys = Array.from(begins, (_, i) => cue(i));
  keys.forEach((key, i) => {
    const entry = sums.get(key) ?? { sum: 0, count: 0 };
    entry.sum += begins[i] as number;
    entry.count += 1;
    sums.set(key, entry);
  });
  return (i) => {
    const { sum, count } = sums.get(keys[i] as number) ?? { sum: 0, count: 1 };
    const others = (sum - (begins[i] as number) + mean) / count;
    return { others, contrast: others - mean };
  };
}
