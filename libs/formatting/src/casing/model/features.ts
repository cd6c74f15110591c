/**
 * What the model of names looks at: the letters of a word, its neighbours, and the two together.
 * Each feature is a slot of one table; collisions are few enough to be learned around ("the hashing trick").
 */

export const SLOTS = 1 << 17;

/** A word in its place, all in lower case; an empty string where the title or the clause ends. */
export interface Place {
  word: string;
  previous: string;
  next: string;
  /** What stands between the previous word and this one, and between this one and the next. */
  before: string;
  after: string;
  /** In no vocabulary: a name, or a word too rare for it. */
  unknown: boolean;
  previousIsName: boolean;
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

/** The letters and the word itself. */
export const wordSlots = (word: string): number[] => [slot(1, word), ...shapeSlots(word)];

/** Neighbours, alone and with the word: "syndrome" after a name, "new" before "york", "county" behind a name. */
export function contextSlots(place: Place): number[] {
  const { word, previous, next, before, after, unknown, previousIsName, nextIsName } = place;
  const year = /^\s\(?$/.test(after) && /^\d{4}$/.test(next);
  const kind = unknown ? 'unknown' : '';
  return [
    slot(3, previous),
    slot(4, next),
    slot(5, `${previous} ${word}`),
    slot(6, `${word} ${next}`),
    slot(7, kind + before.trim()),
    slot(8, kind + (year ? 'year' : after.trim())),
    slot(9, kind + previous.slice(-3)),
    slot(10, kind + next.slice(-3)),
    slot(11, kind + previousIsName + nextIsName),
    slot(12, word + previousIsName),
    slot(13, word + nextIsName),
    slot(14, kind + word.slice(-3) + next.slice(-2)),
  ];
}
