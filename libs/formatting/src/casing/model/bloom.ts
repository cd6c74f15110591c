/**
 * A set of words as bits (Bloom, 1970): it never forgets a member and takes two strangers in a hundred for one.
 * With eight bits and six probes a word, a hundred thousand words take as much room as a photograph.
 */
const PROBES = 6;
const BITS_A_WORD = 8;

export function bloomOf(words: Set<string>): Uint8Array {
  const bits = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
  for (const word of words)
    for (const at of probes(word, bits.length * 8)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return bits;
}

export const bloomHas = (bits: Uint8Array, word: string): boolean =>
  probes(word, bits.length * 8).every((at) => ((bits[at >> 3] ?? 0) >> (at & 7)) & 1);

/** Two hashes give all probes (Kirsch and Mitzenmacher, 2006). */
function probes(word: string, size: number): number[] {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < word.length; i += 1) {
    one = Math.imul(one ^ word.charCodeAt(i), 0x01000193);
    two = Math.imul(two ^ word.charCodeAt(i), 0x5bd1e995);
    two ^= two >>> 13;
  }
  const [first, step] = [(one ^ (one >>> 15)) >>> 0, ((two ^ (two >>> 15)) | 1) >>> 0];
  return Array.from({ length: PROBES }, (_, i) => (first + i * step) % size);
}
