import { LIMIT, packKeys, packSmall, unpackKeys, unpackSmall } from './numbers';

/**
 * A table of small numbers by 32-bit keys, such as weights by the hashes of features, as lines of a data file: keys that begin with
 * the same ten bits share a line, so that a row more or less changes its own line and no other.
 */
const LINE_BITS = 10;
const LINES = 2 ** LINE_BITS;
const SPAN = 2 ** (32 - LINE_BITS);

export interface Keyed {
  keys: Int32Array;
  /** As many for each key as the table is wide, one key after another. */
  numbers: Int8Array;
}

/**
 * @param table its keys in any order, no two alike
 * @param width numbers for each key; 0 for a set
 * @param lowest the least number; the greatest may be 90 more
 */
export function packKeyed({ keys, numbers }: Keyed, width: number, lowest = -LIMIT): string[] {
  const rows = Array.from(keys.keys()).sort((a, b) => unsigned(keys[a]) - unsigned(keys[b]));
  const lines: string[] = [];
  let from = 0;
  for (let line = 0; line < LINES; line += 1) {
    const start = line * SPAN;
    let to = from;
    while (to < rows.length && unsigned(keys[rows[to] as number]) < start + SPAN) to += 1;
    const own = rows.slice(from, to);
    const packed = own.map((row) => packSmall(numbers.subarray(row * width, row * width + width), lowest)).join('');
    const distances = packKeys(Uint32Array.from(own, (row) => unsigned(keys[row]) - start));
    lines.push(width === 0 ? distances : `${distances} ${packed}`);
    from = to;
  }
  return lines;
}

/** The inverse of `packKeyed`; keys come in rising order of their unsigned value. */
export function unpackKeyed(lines: readonly string[], width: number, lowest = -LIMIT): Keyed {
  const parts = lines.map((line, i) => {
    const [distances = '', packed = ''] = line.split(' ');
    return { start: i * SPAN, distances: unpackKeys(distances), packed };
  });
  const count = parts.reduce((sum, { distances }) => sum + distances.length, 0);
  const keys = new Int32Array(count);
  const numbers = new Int8Array(count * width);
  let row = 0;
  for (const { start, distances, packed } of parts) {
    if (packed.length !== distances.length * width) throw new Error(`A line of the data file is not whole: row ${row}`);
    numbers.set(unpackSmall(packed, lowest), row * width);
    for (const distance of distances) keys[row++] = (start + distance) | 0;
  }
  return { keys, numbers };
}

function unsigned(key: number | undefined): number {
  return (key ?? 0) >>> 0;
}
