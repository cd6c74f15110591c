import type { Piece, Run } from './piece';
import { mostOf } from './pieces';

/** A printed line: a piece with its column. */
export interface Line extends Piece {
  /** From 1. */
  page: number;
  /** From 0, from the left; -1 over all columns. */
  column: number;
  text: string;
  font: string;
}

/** A line's runs and where each begins in its text; raised small print is told. */
export interface SetRun extends Run {
  isRaised: boolean;
}

export function lineOf(piece: Piece, page: number, column: number): Line {
  return { ...piece, page, column, text: textOf(piece.runs), font: mostOf(piece.runs).font };
}

export const textOf = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trimEnd();

/**
 * The runs of a line; what is smaller and stands higher than most of it is raised.
 * @param usual size of the text around it: a line that holds little more than a raised number is not measured by that
 * @param isBehindRaised whether the line before ends with raised print, which goes on in a line of small print alone
 */
export function setRuns({ runs, size, y }: Piece, usual = size, isBehindRaised = false): SetRun[] {
  const full = runs.find((run) => run.size > 0.95 * usual);
  const main = size < 0.86 * usual ? full : { size, y };
  return runs.map((run) => ({
    ...run,
    isRaised: main ? run.size < 0.86 * main.size && main.y - run.y > 0.12 * main.size : isBehindRaised,
  }));
}
