import { hashText } from './hash';

/** Probes of a word in a Bloom filter (1970). With twelve bits a word, three of a thousand other words count as members. */
export const PROBES = 8;

/** Two hashes of a word, which give all its probes in every filter (Kirsch and Mitzenmacher, 2006). */
type Probes = readonly [first: number, step: number];

export function probesOf(word: string): Probes {
  const first = hashText(word);
  let two = 0x9747b28c;
  for (let i = 0; i < word.length; i += 1) {
    two = Math.imul(two ^ word.charCodeAt(i), 0x5bd1e995);
    two ^= two >>> 13;
  }
  return [(first ^ (first >>> 15)) >>> 0, ((two ^ (two >>> 15)) | 1) >>> 0];
}

/** The first probe that fails ends the search. */
export function bloomHolds(bits: Uint8Array, [first, step]: Probes): boolean {
  if (bits.length === 0) return false;
  for (let probe = 0; probe < PROBES; probe += 1) {
    const index = (first + probe * step) % (bits.length * 8);
    if ((((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 0) return false;
  }
  return true;
}
