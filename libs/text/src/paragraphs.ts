import type { Span } from '@veracite/model/reference';

/** A span of a text. */
export interface Placed {
  place: Span;
}

/** A piece of text, marked or not. */
export interface Piece<M extends Placed> {
  text: string;
  mark?: M;
}

/** A stretch of text between blank lines. */
export interface Paragraph<M extends Placed> {
  start: number;
  pieces: Piece<M>[];
}

/** Cuts a text into paragraphs and at marks, in order; of two overlapping marks the first counts. */
export function paragraphsOf<M extends Placed>(text: string, marks: readonly M[]): Paragraph<M>[] {
  let index = 0;
  return spans(text).map(({ start, end }) => {
    while (index < marks.length && (marks[index] as M).place.end <= start) index += 1;
    return { start, pieces: piecesOf(text, start, end, marks, index) };
  });
}

function piecesOf<M extends Placed>(
  text: string,
  start: number,
  end: number,
  marks: readonly M[],
  first: number,
): Piece<M>[] {
  const pieces: Piece<M>[] = [];
  let done = start;
  for (let index = first; index < marks.length; index += 1) {
    const mark = marks[index] as M;
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

function spans(text: string): { start: number; end: number }[] {
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
