import { longestInOrder } from './subsequence';

export interface Numbering {
  /** Numbers that should be there and are not. */
  missing: number[];
  /** Numbers given twice. */
  repeated: number[];
  /** Indexes of entries out of the order of their numbers. */
  misplaced: number[];
}

const NUMBER = /^\s*(?:\[(\d{1,4})\]|\((\d{1,4})\)|(\d{1,3})[.)])\s/;

/** A list is numbered when four of five entries begin with a number. */
const MOST = 0.8;
/** More missing numbers than this are another kind of numbering. */
const GAPS_MOST = 50;

/** The numbers in front of the entries; undefined for a list without. */
export function numberingOf(texts: string[]): Numbering | undefined {
  const numbers = texts.map((text) => {
    const [, inSquare, inRound, plain] = NUMBER.exec(text) ?? [];
    const digits = inSquare ?? inRound ?? plain;
    return digits === undefined ? undefined : Number(digits);
  });
  const given = numbers.flatMap((number, at) => (number === undefined ? [] : [{ number, at }]));
  if (given.length < 2 || given.length < MOST * texts.length) return undefined;
  const inOrder = longestInOrder(given, (a, b) => a.number - b.number);
  const known = new Set(given.map(({ number }) => number));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const missing: number[] = [];
  for (let number = least; number < most && missing.length < GAPS_MOST; number += 1)
    if (!known.has(number)) missing.push(number);
  const repeated = [...known].filter((number) => given.filter((each) => each.number === number).length > 1);
  return { missing, repeated, misplaced: given.flatMap(({ at }, place) => (inOrder.has(place) ? [] : [at])) };
}
