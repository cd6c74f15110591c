import type { Box, Document } from '@veracite/model/document';
import type { Reference, Span } from '@veracite/model/reference';
import { factsOf } from './facts';
import { linkAll } from './link';
import { listedIn } from './listed';
import { problemsOf, type DocumentProblem } from './problems';
import { citingPlaces } from './system';
import { trusted, type ReadingDoubt } from './trust';

/** Where a citation or a reference stands: offsets of the document's text, and the stretches of printed lines. */
export interface DocumentPlace extends Span {
  /** From 1; absent where nothing is printed on pages. */
  page?: number;
  boxes?: Box[];
}

export interface DocumentCitation {
  /** As written. */
  text: string;
  sentence: string;
  place: DocumentPlace;
  /** Positions in `references`. */
  refs: number[];
}

/** How a reference stands in the document, and by which key the text names it. */
export interface ListedPlace {
  place?: DocumentPlace;
  key?: string;
}

/** All that is said of a whole document without asking anybody. */
export interface DocumentReport {
  references: Reference[];
  /** Of each of them. */
  listed: ListedPlace[];
  citations: DocumentCitation[];
  problems: DocumentProblem[];
  /** What may be a fault of the reading, in place of the problems that would rest on it. */
  doubts: ReadingDoubt[];
}

/** The references a document lists, its citations linked to them, and what is wrong between the two. */
export function checkDocument(document: Document, now = new Date()): DocumentReport {
  const listed = listedIn(document, now);
  const facts = listed.map(factsOf);
  const linked = linkAll(document, citingPlaces(document, listed, facts), listed, facts);
  return {
    references: listed.map(({ reference }) => reference),
    listed: listed.map(({ printed, key }) => ({
      ...(printed && { place: placeOf(document, printed) }),
      ...(key !== undefined && { key }),
    })),
    citations: linked.map(({ place: { start, end, text, sentence }, items }) => ({
      text,
      sentence,
      place: placeOf(document, { start, end }),
      refs: [...new Set(items.flatMap(({ refs }) => refs))],
    })),
    ...trusted(problemsOf(linked, listed, facts), { linked, listed, facts, notes: notesOf(document) }),
  };
}

/** Numbers of the notes that were read. */
const notesOf = ({ blocks }: Document): number[] =>
  blocks.flatMap(({ kind, label }) => (kind === 'note' && /^\d+$/.test(label ?? '') ? [Number(label)] : []));

/** The parts of the printed lines that a stretch of the text covers; widths by the share of characters. */
function placeOf({ lines = [] }: Document, { start, end }: Span): DocumentPlace {
  const from = firstBehind(lines, start);
  let until = from;
  while (until < lines.length && (lines[until]?.start ?? end) < end) until += 1;
  const boxes = lines.slice(from, until).map(({ page, x, y, width, height, ...line }): Box => {
    const length = Math.max(1, line.end - line.start);
    const left = Math.max(0, start - line.start) / length;
    const to = Math.min(length, end - line.start) / length;
    return { page, x: x + left * width, y, width: (to - left) * width, height };
  });
  const [first] = boxes;
  return { start, end, ...(first && { page: first.page, boxes }) };
}

/** Of lines in the order of the text, the first that ends behind a place. A book has as many lines as citations: no walk over all. */
function firstBehind(lines: NonNullable<Document['lines']>, place: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.end ?? Infinity) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
