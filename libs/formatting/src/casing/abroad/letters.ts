import { LETTERS, SCALE } from './learned';
import { unpack } from '../model/packing';

/** Weights that letters share, a power of two. */
export const SLOTS = 1 << 14;
const [SHORTEST, LONGEST] = [2, 5];

/** Slots of the runs of two to five letters of a word, its beginning and its end marked. */
export function letterSlots(word: string): number[] {
  const marked = `^${word.toLowerCase()}$`;
  const slots: number[] = [];
  for (let from = 0; from < marked.length; from += 1) {
    let hash = 0x811c9dc5;
    for (let at = from; at < marked.length && at - from < LONGEST; at += 1) {
      hash = Math.imul(hash ^ marked.charCodeAt(at), 0x01000193);
      if (at - from + 1 >= SHORTEST) slots.push(((hash ^ (hash >>> 15)) >>> 0) % SLOTS);
    }
  }
  return slots;
}

/** Log odds above which a word that no list holds counts as common. */
export const COMMON_ODDS = 0;

/** Above these it is one as surely as if a vocabulary held it. */
export const CERTAIN_ODDS = 4;

/** The same for a word that lists of names hold. */
export const SURELY_COMMON = 5;

let weights: Int8Array | undefined;

/** Log odds, by its letters alone, that a word which no list holds is a common word of a Romance language and no name. */
export function commonByLetters(word: string): number {
  weights ??= unpack(LETTERS, SLOTS);
  let sum = 0;
  for (const slot of letterSlots(word)) sum += weights[slot] ?? 0;
  return sum * SCALE;
}
