import { HAS } from './unit-features';
import type { ListContext } from './list-context';

export const PIECE_SIZE = 17;

/** Sums over the units of a list, so that the features of a piece take constant time. */
export interface Pieces {
  list: ListContext;
  /** Row k has the sums over the first k units: characters, years, DOIs, addresses, names, starts with a year, labels, volumes with pages. */
  sums: Float64Array;
  /** Expected characters of an entry of this list. */
  usual: number;
  /** Expected units of an entry. */
  usualUnits: number;
}

const SUMS = 8;

/** Computes the sums. @param begins probability that a unit begins an entry @param outside probability that it belongs to none */
export function piecesOf(list: ListContext, begins: (i: number) => number, outside: (i: number) => number): Pieces {
  const n = list.units.length;
  const sums = new Float64Array((n + 1) * SUMS);
  let expected = 0;
  let characters = 0;
  let units = 0;
  list.units.forEach(({ text }, i) => {
    const classifyUnits = list.features[i] as Float32Array;
    const kept = 1 - outside(i);
    const row = [
      text.length,
      list.years[i] as number,
      classifyUnits[HAS.doi] as number,
      classifyUnits[HAS.address] as number,
      Math.max(
        classifyUnits[HAS.familyInitials] as number,
        classifyUnits[HAS.initialsFamily] as number,
        classifyUnits[HAS.nameComma] as number,
      ),
      (classifyUnits[HAS.earlyYear] as number) * (classifyUnits[HAS.couldBegin] as number),
      list.labels[i] && !list.labels[i]?.isBare ? 1 : 0,
      classifyUnits[HAS.volumeAndPages] as number,
    ];
    row.forEach((value, k) => {
      sums[(i + 1) * SUMS + k] = (sums[i * SUMS + k] as number) + value * kept;
    });
    expected += begins(i);
    characters += text.length * kept;
    units += kept;
  });
  return { list, sums, usual: characters / Math.max(1, expected), usualUnits: units / Math.max(1, expected) };
}

/** Writes the features of the units `from` to `to` (exclusive) as one reference, such as its length and its numbers of years and DOIs. */
export function pieceInputs(
  { list, sums, usual, usualUnits }: Pieces,
  from: number,
  to: number,
  out: Float32Array,
): void {
  const total = (k: number): number => (sums[to * SUMS + k] as number) - (sums[from * SUMS + k] as number);
  const inside = (k: number): number => (sums[to * SUMS + k] as number) - (sums[(from + 1) * SUMS + k] as number);
  const length = total(0) / Math.max(1, usual);
  const units = (to - from) / Math.max(1, usualUnits);
  const values = [
    Math.min(1, total(0) / 1000),
    Math.min(1, length / 4),
    Number(length < 0.3),
    Number(length > 2.2),
    Math.min(1, units / 4),
    Number(total(1) === 0),
    Number(total(1) > 1.5),
    Math.min(1, total(1) / 6),
    Number(total(2) > 1.5),
    Number(total(3) > 1.5),
    Math.min(1, inside(4) / 3),
    Math.min(1, inside(5) / 2),
    Math.min(1, inside(6) / 2),
    Number(total(7) > 1.5),
    list.finished[to - 1] ?? 0,
    Number(total(0) < 25),
    Number(list.features[from]?.[HAS.couldBegin] === 1),
  ];
  for (let i = 0; i < PIECE_SIZE; i += 1) out[i] = values[i] as number;
}
