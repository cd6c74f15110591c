import { titleFingerprint } from '@veracite/text/fingerprint';
import { tokens } from '@veracite/text/fold';
import table from '../data/frequencies.json';

/*
 * How much an agreement tells, in bits: less the base-2 logarithm of its chance of being accidental, after Fellegi and
 * Sunter, A theory for record linkage, 1969. The frequencies are counted from works at hand by `npm run
 * train:frequencies`.
 */

const TITLES = unpacked(table.titles);
const WORDS = unpacked(table.words);
const NAMES = unpacked(table.names);
/** What is not listed occurs less often than the rarest listed. */
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

/** Bits that an agreement in this title tells: "Editorial" 13, seven words that are not of one column 24 and more. */
export function titleBits(title: string): number {
  const listed = TITLES.get(titleFingerprint(title));
  if (listed !== undefined) return listed;
  const rarity = [...new Set(tokens(title))].reduce((sum, word) => sum + (WORDS.get(word) ?? UNLISTED_WORD), 0);
  const { step, bits } = table.scale;
  const at = Math.min(bits.length - 1, rarity / step);
  const [from, to] = [bits[Math.floor(at)] ?? 0, bits[Math.ceil(at)] ?? 0];
  return from + (to - from) * (at % 1);
}

/** Bits that an agreement in this folded family name tells: "wang" 5, a rare one 14. */
export function nameBits(family: string): number {
  return NAMES.get(family) ?? UNLISTED_NAME;
}
