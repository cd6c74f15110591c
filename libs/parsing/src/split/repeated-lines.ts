import { headKey } from './page-lines';
import type { Unit } from './units';

/** Short lines that are repeated, apart from their digits, like running heads. */
export interface RepeatedLines {
  /** Number of occurrences of the line of each unit; 0 for a line that is too short or too long. */
  count: Uint16Array;
  /** Distance in units to the nearest occurrence; 0 if there is none. */
  distance: Uint32Array;
  /** An id of the line, -1 for none. */
  line: Int32Array;
}

export function repeatedLinesOf(units: readonly Unit[]): RepeatedLines {
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
  const distance = new Uint32Array(n);
  for (const { at } of lines.values())
    at.forEach((i, k) => {
      count[i] = Math.min(at.length, 65_535);
      const near = [at[k - 1], at[k + 1]].flatMap((other) => (other === undefined ? [] : [Math.abs(other - i)]));
      distance[i] = near.length > 0 ? Math.min(...near) : 0;
    });
  return { count, distance, line };
}
