import { titleFingerprint } from '@veracite/text/fingerprint';
import { tokens } from '@veracite/text/fold';
import table from '../data/frequencies.json';

/*
 * Information content of an agreement in bits: the negative base-2 logarithm of the probability that it is
 * coincidental, after Fellegi and Sunter, A theory for record linkage, 1969. The frequencies are counted from works at hand by `npm run
 * train:frequencies`.
 */

const TITLES = unpacked(table.titles);
const WORDS = unpacked(table.words);
const NAMES = unpacked(table.names);
/** Bits of words and names that are not listed, which are rarer than the rarest listed ones. */
const UNLISTED_WORD = Math.log2(table.works / 20);
const UNLISTED_NAME = Math.log2(table.works / 20);

function unpacked(rows: string[]): Map<string, number> {
  return new Map(
    rows.flatMap((row) => {
      const [n = '', ...keys] = row.split(' ');
      return keys.map((key): [string, number] => [key, Math.log2(table.works / Number(n))]);
    }),
  );
}

/** Returns the information content in bits of this title: "Editorial" has 13, seven words that are not a column's 24 or more. */
export function titleBits(title: string): number {
  const listed = TITLES.get(titleFingerprint(title));
  if (listed !== undefined) return listed;
  const rarity = [...new Set(tokens(title))].reduce((sum, word) => sum + wordBits(word), 0);
  const { step, bits } = table.scale;
  const index = Math.min(bits.length - 1, rarity / step);
  const [from, to] = [bits[Math.floor(index)] ?? 0, bits[Math.ceil(index)] ?? 0];
  return from + (to - from) * (index % 1);
}

/** Returns the information content in bits of this folded word of a title. */
export const wordBits = (word: string): number => WORDS.get(word) ?? UNLISTED_WORD;

/** Checks whether the titles that were counted have this folded word. */
export const isListedWord = (word: string): boolean => WORDS.has(word);

/** Returns the information content in bits of this folded family name: "wang" has 5, a rare name 14. */
export const nameBits = (family: string): number => NAMES.get(family) ?? UNLISTED_NAME;
