import { hashText } from '@veracite/text/hash';
import type { NounPhrase } from './noun-phrase';

/** Features of the name model: a word's letters, its neighbors, both together, hashed to slots of one table. */

export const SLOTS = 1 << 19;

/**
 * Class of a word: common (lowercase in titles), rare (in dictionaries), name, "both" with common, "either" with rare.
 */
export type WordClass = 'common' | 'rare' | 'name' | 'both' | 'either' | 'neither';

/** A word with its context in lower case. Words outside the title are empty strings. */
export interface Place {
  word: string;
  previous: string;
  next: string;
  /** The words two before and two after. */
  earlier: string;
  later: string;
  /** The text between the previous word and this one, and between this one and the next. */
  before: string;
  after: string;
  wordClass: WordClass;
  /** The name lists that contain the word and its neighbors, one letter per list (place.ts). */
  kinds: string;
  previousKinds: string;
  nextKinds: string;
  previousClass: WordClass;
  nextClass: WordClass;
  /** The word, or the one before it, is a given name of authors. */
  given: boolean;
  afterGiven: boolean;
  nextIsName: boolean;
}

const hashOf = (text: string): number => {
  const hash = hashText(text);
  return hash ^ (hash >>> 15);
};

/** Hashes a kind of feature and up to three numeric values to a slot, with the steps of MurmurHash3. */
function slot(kind: number, first: number, second = 0, third = 0): number {
  let hash = Math.imul(kind, 0x9e3779b1);
  hash = Math.imul(hash ^ first, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ second, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ third, 0x85ebca6b);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

/** Returns the slots of a word's letters, which also work for unknown words. */
export function shapeSlots(word: string): number[] {
  const framed = `^${word}$`;
  const slots: number[] = [];
  for (let size = 2; size <= 5; size += 1)
    for (let i = 0; i + size <= framed.length; i += 1) slots.push(slot(2, hashOf(framed.slice(i, i + size))));
  return slots;
}

/** Returns the slots of the letters and of the word itself. */
export const wordSlots = (word: string): number[] => [slot(1, hashOf(word)), ...shapeSlots(word)];

/** Matches endings of Latin species epithets, which follow the name of a genus. */
const EPITHET = /(?:us|is|um|ii|ae|ens|ana|ata|ica|ina|osa|alis|aris|ensis|oides|ella|ula|era|ix|or)$/;

const WORD_CLASSES: Record<WordClass, number> = { common: 1, rare: 2, name: 3, both: 4, either: 5, neither: 6 };
const knownOf = (wordClass: WordClass, kinds: string): number => Math.imul(hashOf(kinds), 31) + WORD_CLASSES[wordClass];
const flag = (value: boolean): number => (value ? 1 : 2);

/** Returns the slots of the neighbors, alone and with the word: "syndrome" after a name, "new" before "york", "county" after a name. */
export function contextSlots(place: Place, run: NounPhrase): number[] {
  const { word: text, previous: left, next: right, given, afterGiven, nextIsName, after } = place;
  const [word, previous, next, later] = [hashOf(text), hashOf(left), hashOf(right), hashOf(place.later)];
  const [head, expanded, behind] = [hashOf(run.head), hashOf(run.expanded), hashOf(behindOf(place))];
  const wordClass = WORD_CLASSES[place.wordClass];
  const [before, ahead] = [WORD_CLASSES[place.previousClass], WORD_CLASSES[place.nextClass]];
  const known = knownOf(place.wordClass, place.kinds);
  const species = flag(/^\s$/.test(after) && EPITHET.test(right));
  return [
    slot(3, previous),
    slot(4, next),
    slot(5, previous, word),
    slot(6, word, next),
    slot(7, wordClass, hashOf(place.before.trim())),
    slot(8, wordClass, behind),
    slot(9, wordClass, hashOf(left.slice(-3))),
    slot(10, wordClass, hashOf(right.slice(-3))),
    slot(13, word, flag(nextIsName)),
    slot(14, wordClass, hashOf(text.slice(-3)), hashOf(right.slice(-2))),
    slot(15, wordClass, ahead, species),
    slot(16, wordClass, previous),
    slot(17, wordClass, next),
    slot(19, wordClass * 2 + flag(given), ahead, behind),
    slot(20, wordClass, flag(afterGiven), hashOf(place.before)),
    slot(21, wordClass, flag(/[^a-z’']/.test(text))),
    slot(22, next, later),
    slot(23, hashOf(place.earlier), previous),
    slot(24, wordClass, later),
    slot(25, wordClass, before, ahead),
    slot(26, known, previous),
    slot(27, known, next),
    slot(28, known, knownOf(place.nextClass, place.nextKinds)),
    slot(29, known, knownOf(place.previousClass, place.previousKinds)),
    slot(30, known, behind, species),
    slot(31, wordClass, head),
    slot(32, wordClass, hashOf(run.opener), head),
    slot(33, wordClass, expanded),
    slot(34, word, head),
    slot(35, run.expanded === '' ? 0 : wordClass),
  ];
}

/** Returns the slots that count only after a name: "Region" after "Athabasca", "Society" after "Research". */
export function linkSlots(place: Place, run: NounPhrase): number[] {
  const { word: text, previous: left, given, afterGiven } = place;
  const [word, previous, next] = [hashOf(text), hashOf(left), hashOf(place.next)];
  const [head, mark, tail] = [hashOf(run.head), hashOf(place.before.trim()), hashOf(left.slice(-2))];
  const wordClass = WORD_CLASSES[place.wordClass];
  const [before, ahead] = [WORD_CLASSES[place.previousClass], WORD_CLASSES[place.nextClass]];
  const knownBefore = knownOf(place.previousClass, place.previousKinds);
  return [
    slot(40, mark),
    slot(41, wordClass, mark),
    slot(42, word),
    slot(43, previous),
    slot(44, next),
    slot(45, previous, word),
    slot(46, word, next),
    slot(47, wordClass, before),
    slot(48, wordClass, hashOf(text.slice(-3))),
    slot(49, wordClass, ahead, hashOf(behindOf(place))),
    slot(50, wordClass * 4 + flag(given) * 2 + flag(afterGiven), mark),
    slot(51, wordClass, next),
    slot(52, wordClass, hashOf(place.later)),
    slot(53, tail, word),
    slot(54, tail, wordClass, next),
    slot(55, knownBefore, knownOf(place.wordClass, place.kinds), mark),
    slot(56, knownBefore, word),
    slot(57, wordClass, head),
    slot(58, wordClass, hashOf(run.opener), head),
    slot(59, wordClass, hashOf(run.expanded)),
  ];
}

/** Returns "year" before a year with or without parentheses, else the punctuation. */
const behindOf = ({ next, after }: Place): string =>
  /^\s\(?$/.test(after) && /^\d{4}$/.test(next) ? 'year' : after.trim();
