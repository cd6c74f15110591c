import type { BinaryFile } from '@veracite/text/binary-file';
import { PROBES, probesOf } from '@veracite/text/bloom';
import type { DataFile } from '@veracite/text/data-file';

/** Size of a Bloom filter: a hundred thousand words take 150 kB. */
const BITS_A_WORD = 12;

/** Returns the Bloom filter of a set of words, for `bloomHolds`. */
export function bloomOf(words: ReadonlySet<string>): Uint8Array {
  const bits = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
  for (const word of words) {
    const [first, step] = probesOf(word);
    for (let probe = 0; probe < PROBES; probe += 1) {
      const index = (first + probe * step) % (bits.length * 8);
      bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
    }
  }
  return bits;
}

/** Returns the bytes of a binary file. */
export function binaryFile<File extends BinaryFile>({ about, values, arrays }: File): Uint8Array {
  const listed = Object.entries(arrays).map(([name, array]) => [name, array.constructor.name, array.length]);
  const header = new TextEncoder().encode(JSON.stringify({ about, values, arrays: listed }));
  const parts = Object.values(arrays).map((array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 4 + header.length));
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  let index = 4;
  for (const part of [header, ...parts]) {
    bytes.set(part, index);
    index += part.length;
  }
  return bytes;
}

/** A data file as it is written: one entry a line. */
export function textOfDataFile(file: DataFile): string {
  return `${JSON.stringify(file, null, 1)}\n`;
}
