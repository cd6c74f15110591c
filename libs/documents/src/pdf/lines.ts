import type { Piece, Run } from './piece';
import { mostOf } from './pieces';

/** A printed line: a piece with its column. */
export interface Line extends Piece {
  /** Page number, from 1. */
  page: number;
  /** Index of the column from the left; -1 if the line spans all columns. */
  column: number;
  text: string;
  font: string;
}

/** A run of a line, with a flag for small raised print. */
interface SetRun extends Run {
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
 * Returns the runs of a line. A run is raised if it is smaller and higher than most of the line.
 * @param bodySize font size of the surrounding text, for lines that contain little more than a raised number
 * @param isBehindRaised true if the previous line ends with raised print, which a line of small print continues
 */
export function setRuns({ runs, size, y }: Piece, bodySize = size, isBehindRaised = false): SetRun[] {
  const full = runs.find((run) => run.size > 0.95 * bodySize);
  const main = size < 0.86 * bodySize ? full : { size, y };
  return runs.map((run) => ({
    ...run,
    isRaised: main ? run.size < 0.86 * main.size && main.y - run.y > 0.12 * main.size : isBehindRaised,
  }));
}

/** Joins a raised number or sign on a line of its own, such as the label of a footnote, to the line on its right. */
export function withRaisedLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const label = joined.at(-1);
    if (label && isLabelOf(label, line)) {
      const number = label.runs.filter(({ text }) => text.trim() !== '');
      const runs = [...number.map((run) => ({ ...run, text: `${run.text.trim()} ` })), ...line.runs];
      joined[joined.length - 1] = { ...line, x0: label.x0, runs, text: textOf(runs) };
    } else joined.push(line);
  }
  return joined;
}

const isLabelOf = (label: Line, line: Line): boolean =>
  /^(?:\d{1,3}|[*†‡]{1,3})$/.test(label.text.trim()) &&
  label.page === line.page &&
  label.column === line.column &&
  label.size < 0.86 * line.size &&
  line.y - label.y >= 0 &&
  line.y - label.y < 0.8 * line.size &&
  line.x0 > label.x1 - 1 &&
  line.x0 - label.x1 < 4 * line.size;
