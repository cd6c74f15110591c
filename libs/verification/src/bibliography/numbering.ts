import { longestInOrder } from './subsequence';

export interface Numbering {
  missing: number[];
  /** Numbers that occur more than once. */
  repeated: number[];
  /** Indexes of entries that are out of numerical order. */
  misplaced: number[];
}

const NUMBER = /^\s*(?:\[(\d{1,4})\]|\((\d{1,4})\)|(\d{1,3})[.)])\s/;

/** Least share of entries with a number in a numbered list. */
const MIN_NUMBERED = 0.8;
/** Most missing numbers reported. */
const MAX_MISSING = 50;

/** Returns the numbering of the entries, or undefined for a list without numbers. */
export function numberingOf(texts: string[]): Numbering | undefined {
  const numbers = texts.map((text) => {
    const [, inSquare, inRound, plain] = NUMBER.exec(text) ?? [];
    const digits = inSquare ?? inRound ?? plain;
    return digits === undefined ? undefined : Number(digits);
  });
  const given = numbers.flatMap((number, index) => (number === undefined ? [] : [{ number, at: index }]));
  if (given.length < 2 || given.length < MIN_NUMBERED * texts.length) return undefined;
  const inOrder = longestInOrder(given, (a, b) => a.number - b.number);
  const known = new Set(given.map(({ number }) => number));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const missing: number[] = [];
  for (let number = least; number < most && missing.length < MAX_MISSING; number += 1)
    if (!known.has(number)) missing.push(number);
  const repeated = [...known].filter((number) => given.filter((each) => each.number === number).length > 1);
  return { missing, repeated, misplaced: given.flatMap(({ at }, place) => (inOrder.has(place) ? [] : [at])) };
}
