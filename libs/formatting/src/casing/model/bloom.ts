/**
 * A set of words as bits (Bloom, 1970): it never forgets a member and takes two strangers in a hundred for one.
 * With eight bits and six probes a word, a hundred thousand words take as much room as a photograph.
 */
const PROBES = 6;
const BITS_A_WORD = 8;

export function bloomOf(words: Set<string>): Uint8Array {
  const bits = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
  for (const word of words)
    everyProbe(word, bits.length * 8, (at) => {
      bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
      return true;
    });
  return bits;
}

export const bloomHas = (bits: Uint8Array, word: string): boolean =>
  everyProbe(word, bits.length * 8, (at) => (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 1);

/** Two hashes give all probes (Kirsch and Mitzenmacher, 2006); the first that fails ends the search. */
function everyProbe(word: string, size: number, holds: (at: number) => boolean): boolean {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x5bd1e995);
    two ^= two >>> 13;
  }
  const [first, step] = [(one ^ (one >>> 15)) >>> 0, ((two ^ (two >>> 15)) | 1) >>> 0];
  for (let probe = 0; probe < PROBES; probe += 1) if (!holds((first + probe * step) % size)) return false;
  return true;
}
