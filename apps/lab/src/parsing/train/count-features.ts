import { HashRows } from './hash-rows';

/** Features with a row in the weights, and their counts. */
interface CountedFeatures {
  index: HashRows;
  keys: Int32Array;
  seen: number[];
}

/** Slots of the first, coarse count. Most features occur once and need no exact count. */
const SLOTS = 2 ** 27;

/**
 * Features met `least` times or more. A first count is by slots that several features may share, so that tens of millions of
 * rare features need no table of their own; what passes is counted exactly.
 */
export function countFeatures(sequences: readonly Int32Array[], least: number): CountedFeatures {
  const coarse = new Uint8Array(SLOTS);
  let passing = 0;
  for (const features of sequences) {
    for (const feature of features) {
      const slot = feature & (SLOTS - 1);
      const count = (coarse[slot] as number) + 1;
      if (count <= least) coarse[slot] = count;
      if (count === least) passing += 2;
    }
  }
  const rows = new HashRows(passing);
  const counts: number[] = [];
  const met: number[] = [];
  for (const features of sequences) {
    for (const feature of features) {
      if ((coarse[feature & (SLOTS - 1)] as number) < least) continue;
      let row = rows.get(feature);
      if (row < 0) {
        row = counts.length;
        rows.add(feature);
        counts.push(0);
        met.push(feature);
      }
      counts[row] = (counts[row] as number) + 1;
    }
  }
  const kept = met.filter((_feature, row) => (counts[row] as number) >= least);
  const index = new HashRows(kept.length);
  for (const feature of kept) index.add(feature);
  return { index, keys: Int32Array.from(kept), seen: counts.filter((count) => count >= least) };
}
