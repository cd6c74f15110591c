import { BEGIN, CLASSES, INSIDE } from '@veracite/parsing/split/unit-classes';
import { pieceInputs, PIECE_SIZE, piecesOf } from '@veracite/parsing/split/piece-features';
import type { LogProbabilities } from '@veracite/parsing/split/segment';
import type { ListContext } from '@veracite/parsing/split/list-context';
import type { Examples } from './train-network';

/** A list with its right classes and the log probabilities of its units. */
export interface ClassifiedList {
  list: ListContext;
  classes: Uint8Array;
  logProbabilities: LogProbabilities;
}

const N = CLASSES.length;

/** Returns pieces that are one entry (class 1), and similar ones that are not: two entries together, and both parts of a divided entry. */
export function pieceExamples(lists: readonly ClassifiedList[], random: () => number): Examples {
  const rows: Float32Array[] = [];
  const classes: number[] = [];
  for (const { list, classes: truth, logProbabilities } of lists) {
    const chance = (i: number, c: number): number => Math.exp(logProbabilities[i * N + c] as number);
    const pieces = piecesOf(
      list,
      (i) => chance(i, BEGIN),
      (i) => 1 - chance(i, BEGIN) - chance(i, INSIDE),
    );
    const add = (from: number, to: number, kind: number): void => {
      const row = new Float32Array(PIECE_SIZE);
      pieceInputs(pieces, from, to, row);
      rows.push(row);
      classes.push(kind);
    };
    const entries = entriesOf(truth);
    entries.forEach(({ from, to }, k) => {
      add(from, to, 1);
      const next = entries[k + 1];
      if (next?.from === to && random() < 0.7) add(from, next.to, 0);
      if (to - from < 2) return;
      const middle = from + 1 + Math.floor(random() * (to - from - 1));
      add(from, middle, 0);
      add(middle, to, 0);
      if (next?.from === to) add(middle, next.to, 0);
    });
  }
  const all = new Float32Array(rows.length * PIECE_SIZE);
  rows.forEach((row, i) => all.set(row, i * PIECE_SIZE));
  return { size: PIECE_SIZE, rows: all, classes: Uint8Array.from(classes) };
}

/** Returns the unit ranges of entries, `to` exclusive, without page units at their ends. */
function entriesOf(classes: ArrayLike<number>): { from: number; to: number }[] {
  const entries: { from: number; to: number }[] = [];
  for (let i = 0; i < classes.length; i += 1) {
    if (classes[i] === BEGIN) entries.push({ from: i, to: i + 1 });
    const last = entries.at(-1);
    if (classes[i] === INSIDE && last) last.to = i + 1;
  }
  return entries;
}
