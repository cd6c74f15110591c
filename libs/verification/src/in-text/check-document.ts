import type {
  DocumentCitation,
  DocumentPlace,
  Box,
  Document,
  DocumentProblem,
  DocumentDoubt,
} from '@veracite/model/document';
import type { Reference, Span } from '@veracite/model/reference';
import { factsOf } from './entry-facts';
import { linkAll } from './link-citations';
import { listedIn } from './listed-references';
import { problemsOf } from './document-problems';
import { citingPlaces } from './citing-places';
import type { Listed } from './listed';
import { separateQuestions } from './problem-evidence';
import { shiftProblem } from '../fit/shift-problem';
import { unreadParts, unreadSentence } from './unread-parts';
import { separateDoubts } from './reading-doubts';

/** The position of a reference in the document, and the key by which the text cites it. */
export interface ListedPlace {
  place?: DocumentPlace;
  key?: string;
}

/** The result of checking a document without querying a database. */
export interface DocumentReport {
  references: Reference[];
  /** One for each reference. */
  listed: ListedPlace[];
  citations: DocumentCitation[];
  problems: DocumentProblem[];
  /** Possible problems without good evidence, in the order of the problems. */
  questions: DocumentProblem[];
  /** What was not read, and possible reading errors, which are reported instead of the problems that would follow from them. */
  doubts: DocumentDoubt[];
}

/** Parses the references of a document, links its citations to them and reports mismatches between the two. */
export function checkDocument(document: Document, now = new Date(), listed = listedIn(document, now)): DocumentReport {
  const facts = listed.map(factsOf);
  const linked = linkAll(document, citingPlaces(document, listed, facts), listed, facts);
  const found = separateDoubts(problemsOf(linked, listed, facts), { linked, listed, facts, notes: notesOf(document) });
  const { problems, questions } = separateQuestions(found.problems, { document, linked, facts, listed });
  const references = listed.map(({ reference }) => reference);
  const citations = linked.map(({ place: { start, end, text, sentence }, items }) => ({
    text,
    sentence,
    place: placeOf(document, { start, end }),
    refs: [...new Set(items.flatMap(({ refs }) => refs))],
  }));
  return {
    references,
    listed: listed.map(({ printed, key }) => ({
      ...(printed && { place: placeOf(document, printed) }),
      ...(key !== undefined && { key }),
    })),
    citations,
    // Without printed numbers or keys, an entry that was read wrongly would look like a shift.
    problems: [...(listed.every(hasOwnNumber) ? shiftProblem(document.text, references, citations) : []), ...problems],
    questions,
    doubts: [...unreadDoubts(document, listed), ...found.doubts],
  };
}

/** Returns what was not read, with its place and a sentence. */
function unreadDoubts(document: Document, listed: readonly Listed[]): DocumentDoubt[] {
  return unreadParts(document, listed).map((part) => {
    const { kind, values, span } = part;
    const place = span && placeOf(document, span);
    return { kind, detail: unreadSentence(part, place?.page), ...(place && { place }), values };
  });
}

const hasOwnNumber = ({ label, key, isInNote, isFurther }: Listed): boolean =>
  !isInNote && !isFurther && (key !== undefined || /^\d+$/.test(label ?? ''));

const notesOf = ({ blocks }: Document): number[] =>
  blocks.flatMap(({ kind, label }) => (kind === 'note' && /^\d+$/.test(label ?? '') ? [Number(label)] : []));

/** Returns the boxes of the printed lines that a span of the text covers. Widths are estimated from character counts. */
function placeOf({ lines = [] }: Document, { start, end }: Span): DocumentPlace {
  const from = firstLineAfter(lines, start);
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

/** Returns the index of the first line that ends after an offset, by binary search: books have many lines and citations. */
function firstLineAfter(lines: NonNullable<Document['lines']>, offset: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.end ?? Infinity) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
