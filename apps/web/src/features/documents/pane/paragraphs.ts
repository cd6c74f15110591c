import type { Mark } from '../review';

/** A piece of text, marked or not. */
export interface Piece {
  text: string;
  mark?: Mark;
}

/** A stretch of text between blank lines. */
export interface Paragraph {
  start: number;
  pieces: Piece[];
}

/**
 * A document's text in paragraphs, cut where marks begin and end. A mark that runs over several paragraphs is marked in each; of two
 * that overlap the first counts.
 * @param marks in the order of the text
 */
export function paragraphsOf(text: string, marks: readonly Mark[]): Paragraph[] {
  let at = 0;
  return stretches(text).map(({ start, end }) => {
    while (at < marks.length && (marks[at] as Mark).place.end <= start) at += 1;
    return { start, pieces: piecesOf(text, start, end, marks, at) };
  });
}

function piecesOf(text: string, start: number, end: number, marks: readonly Mark[], first: number): Piece[] {
  const pieces: Piece[] = [];
  let done = start;
  for (let at = first; at < marks.length; at += 1) {
    const mark = marks[at] as Mark;
    if (mark.place.start >= end) break;
    const from = Math.max(mark.place.start, start);
    const to = Math.min(mark.place.end, end);
    if (from < done || to <= from) continue;
    if (from > done) pieces.push({ text: text.slice(done, from) });
    pieces.push({ text: text.slice(from, to), mark });
    done = to;
  }
  if (done < end) pieces.push({ text: text.slice(done, end) });
  return pieces;
}

function stretches(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const blank = /\n[ \t]*\n\s*/g;
  let start = 0;
  for (let gap = blank.exec(text); gap; gap = blank.exec(text)) {
    if (gap.index > start) found.push({ start, end: gap.index });
    start = gap.index + gap[0].length;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}
