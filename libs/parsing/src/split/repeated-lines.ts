import { headKey } from './page-lines';
import type { Unit } from './units';

/** Short lines that come again with other digits, as what is printed on every page does. */
export interface Recurrences {
  /** How often the line of each unit stands in the list; 0 for a line that is too short or too long to be asked. */
  count: Uint16Array;
  /** Units between it and the nearest of the same; 0 when there is none. */
  apart: Uint32Array;
  /** Which line it is: the same number for the same. */
  line: Int32Array;
}

export function recurrencesOf(units: readonly Unit[]): Recurrences {
  const n = units.length;
  const lines = new Map<string, { id: number; at: number[] }>();
  const line = new Int32Array(n).fill(-1);
  units.forEach(({ text }, i) => {
    const key = headKey(text);
    if (!key) return;
    const one = lines.get(key) ?? { id: lines.size, at: [] };
    one.at.push(i);
    line[i] = one.id;
    lines.set(key, one);
  });
  const count = new Uint16Array(n);
  const apart = new Uint32Array(n);
  for (const { at } of lines.values())
    at.forEach((i, k) => {
      count[i] = Math.min(at.length, 65_535);
      const near = [at[k - 1], at[k + 1]].flatMap((other) => (other === undefined ? [] : [Math.abs(other - i)]));
      apart[i] = near.length > 0 ? Math.min(...near) : 0;
    });
  return { count, apart, line };
}
