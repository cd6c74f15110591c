/**
 * What the model of names looks at: the letters of a word, its neighbours, and the two together.
 * Each feature is a slot of one table; collisions are few enough to be learned around ("the hashing trick").
 */

export const SLOTS = 1 << 18;

/**
 * What lists know of a word: common (titles have it in lower case), rare (dictionaries alone have it so), name; common and name are
 * "both", rare and name "either".
 */
export type Standing = 'common' | 'rare' | 'name' | 'both' | 'either' | 'neither';

/** A word in its place, all in lower case; an empty string where the title ends. */
export interface Place {
  word: string;
  previous: string;
  next: string;
  /** The words two before and two after. */
  earlier: string;
  later: string;
  /** What stands between the previous word and this one, and between this one and the next. */
  before: string;
  after: string;
  standing: Standing;
  /** The lists of names that hold the word and its neighbours, a letter each (place.ts). */
  kinds: string;
  previousKinds: string;
  nextKinds: string;
  previousStanding: Standing;
  nextStanding: Standing;
  /** The word, or the one before it, is a given name of authors. */
  given: boolean;
  afterGiven: boolean;
  nextIsName: boolean;
}

/** FNV-1a over the code units, seeded by the kind of feature. */
function slot(kind: number, text: string): number {
  let hash = 0x811c9dc5 ^ kind;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

/** Letters only: what a word looks like, were it never met. */
export function shapeSlots(word: string): number[] {
  const framed = `^${word}$`;
  const slots: number[] = [];
  for (let size = 2; size <= 5; size += 1)
    for (let i = 0; i + size <= framed.length; i += 1) slots.push(slot(2, framed.slice(i, i + size)));
  return slots;
}

/** What the letters of a word alone are worth, in steps of the weights' scale. */
export const lettersScore = (weights: Int8Array, word: string): number =>
  shapeSlots(word).reduce((sum, at) => sum + (weights[at] ?? 0), weights[0] ?? 0);

/** The letters and the word itself. */
export const wordSlots = (word: string): number[] => [slot(1, word), ...shapeSlots(word)];

/** Endings of Latin names of species, which stand behind the name of a genus. */
const EPITHET = /(?:us|is|um|ii|ae|ens|ana|ata|ica|ina|osa|alis|aris|ensis|oides|ella|ula|era|ix|or)$/;

/** Neighbours, alone and with the word: "syndrome" after a name, "new" before "york", "county" behind a name. */
export function contextSlots(place: Place): number[] {
  const { word, previous, next, earlier, later, before, after, standing, nextStanding, nextIsName } = place;
  const { given, afterGiven, previousStanding, kinds, previousKinds, nextKinds } = place;
  const behind = behindOf(place);
  const species = /^\s$/.test(after) && EPITHET.test(next);
  return [
    slot(3, previous),
    slot(4, next),
    slot(5, `${previous} ${word}`),
    slot(6, `${word} ${next}`),
    slot(7, standing + before.trim()),
    slot(8, standing + behind),
    slot(9, standing + previous.slice(-3)),
    slot(10, standing + next.slice(-3)),
    slot(13, word + nextIsName),
    slot(14, standing + word.slice(-3) + next.slice(-2)),
    slot(15, standing + nextStanding + species),
    slot(16, standing + previous),
    slot(17, standing + next),
    slot(19, `${standing}${given}${nextStanding}${behind}`),
    slot(20, `${standing}${afterGiven}${before}`),
    slot(21, standing + /[^a-z’']/.test(word)),
    slot(22, `${next} ${later}`),
    slot(23, `${earlier} ${previous}`),
    slot(24, standing + later),
    slot(25, standing + previousStanding + nextStanding),
    slot(26, `${standing}${kinds} ${previous}`),
    slot(27, `${standing}${kinds} ${next}`),
    slot(28, `${standing}${kinds} ${nextStanding}${nextKinds}`),
    slot(29, `${standing}${kinds} ${previousStanding}${previousKinds}`),
    slot(30, `${standing}${kinds} ${behind} ${species}`),
  ];
}

/** What counts only when the word before is a name: "Region" behind "Athabasca", "Society" behind "Research". */
export function linkSlots(place: Place): number[] {
  const { word, previous, next, later, before, standing, previousStanding, nextStanding, given, afterGiven } = place;
  const { kinds, previousKinds } = place;
  const mark = before.trim();
  return [
    slot(40, mark),
    slot(41, standing + mark),
    slot(42, word),
    slot(43, previous),
    slot(44, next),
    slot(45, `${previous} ${word}`),
    slot(46, `${word} ${next}`),
    slot(47, standing + previousStanding),
    slot(48, standing + word.slice(-3)),
    slot(49, standing + nextStanding + behindOf(place)),
    slot(50, `${standing}${given}${afterGiven}${mark}`),
    slot(51, standing + next),
    slot(52, standing + later),
    slot(53, `${previous.slice(-2)} ${word}`),
    slot(54, `${previous.slice(-2)} ${standing} ${next}`),
    slot(55, `${previousStanding}${previousKinds} ${standing}${kinds}${mark}`),
    slot(56, `${previousStanding}${previousKinds} ${word}`),
  ];
}

/** "year" where a year in or without brackets follows, else the marks. */
const behindOf = ({ next, after }: Place): string =>
  /^\s\(?$/.test(after) && /^\d{4}$/.test(next) ? 'year' : after.trim();
