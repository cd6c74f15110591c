import { hashText } from './hash';

/**
 * A set of words as bits (Bloom, 1970): it never forgets a member and takes three strangers in a thousand for one.
 * With twelve bits and eight probes a word, a hundred thousand words take 150 kB.
 */
const PROBES = 8;
const BITS_A_WORD = 12;

/** Two hashes of a word, which give all its probes in every filter (Kirsch and Mitzenmacher, 2006). */
export type Probes = readonly [first: number, step: number];

export function probesOf(word: string): Probes {
  const one = hashText(word);
  let two = 0x9747b28c;
  for (let i = 0; i < word.length; i += 1) {
    two = Math.imul(two ^ word.charCodeAt(i), 0x5bd1e995);
    two ^= two >>> 13;
  }
  return [(one ^ (one >>> 15)) >>> 0, ((two ^ (two >>> 15)) | 1) >>> 0];
}

export function bloomOf(words: ReadonlySet<string>): Uint8Array {
  const bits = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
  for (const word of words) {
    const [first, step] = probesOf(word);
    for (let probe = 0; probe < PROBES; probe += 1) {
      const at = (first + probe * step) % (bits.length * 8);
      bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }
  return bits;
}

/** The first probe that fails ends the search. */
export function bloomHolds(bits: Uint8Array, [first, step]: Probes): boolean {
  if (bits.length === 0) return false;
  for (let probe = 0; probe < PROBES; probe += 1) {
    const at = (first + probe * step) % (bits.length * 8);
    if ((((bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 0) return false;
  }
  return true;
}
