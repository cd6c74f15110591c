import type { Span } from '@veracite/model/reference';
import type { TextChange } from './text-changes';

/** A text of a document, such as a reference, and its changes. */
export interface Changed {
  raw: string;
  changes?: readonly TextChange[];
}

/** A change with its place in the text of a paragraph. */
export type Placed = Span & { change: TextChange };

/** A part of the text of a paragraph that is one string in the file. */
export interface Piece {
  text: string;
  /** Offset of the text in that of the paragraph. */
  start: number;
  /** Whether the text has to stay as it is. */
  isFixed: boolean;
}

const LETTER = /[\p{L}\p{N}]/gu;
const offsetsOfLetters = (text: string): number[] => [...text.matchAll(LETTER)].map(({ index }) => index);
const listOfLetters = (text: string): string[] => text.match(LETTER) ?? [];

/** Returns the letters and digits of a text. Spaces and punctuation may differ between a file and what was read from it. */
export const lettersOf = (text: string): string => listOfLetters(text).join('');

/** Finds the place of a change in a text that contains the raw text, perhaps with other spaces and punctuation. */
export function placeOf(text: string, raw: string, { start, end }: Span): Span | undefined {
  const [letters, wanted] = [listOfLetters(text), listOfLetters(raw)];
  const first = letters.findIndex((_, index) => wanted.every((letter, next) => letters[index + next] === letter));
  if (first < 0 || wanted.length === 0) return undefined;
  const offsets = offsetsOfLetters(text);
  const offsetOf = (letter: number): number => offsets[first + letter] ?? text.length;
  const before = listOfLetters(raw.slice(0, start)).length;
  const inside = listOfLetters(raw.slice(start, end)).length;
  const last = offsetOf(before + inside - 1) + 1;
  // Inserted text follows the punctuation after the last letter. A dash or a bracket with its opening at the end of a replaced part is replaced.
  const hasEnd = inside > 0 && /(?:\p{Pd}|\([^()]*\))$/u.test(raw.slice(start, end));
  const passed = hasEnd ? /^[\p{Pd})]/u : inside > 0 ? /^/ : /^[.,;:)\]”"]*/;
  const after = last + (passed.exec(text.slice(last))?.[0].length ?? 0);
  return { start: inside > 0 ? offsetOf(before) : after, end: after };
}

/**
 * Finds the places of changes in a paragraph, in their order: not those in text that has to stay as it is. Of equal changes of the same words one is
 * placed, of different ones none.
 */
export function placedIn(pieces: readonly Piece[], texts: readonly Changed[]): Placed[] {
  const text = pieces.map((piece) => piece.text).join('');
  const placed = texts
    .flatMap(({ raw, changes = [] }) =>
      changes.flatMap((change): Placed[] => {
        const place = placeOf(text, raw, change);
        return place ? [{ change, ...place }] : [];
      }),
    )
    .filter((placed) => pieces.every((piece) => !overlaps(piece, placed) || !piece.isFixed))
    .sort((a, b) => a.start - b.start);
  return placed.filter((item, index) => {
    const others = placed.filter((other) => other !== item && areSameWords(item, other));
    return others.every((other) => isEqual(item, other) && placed.indexOf(other) > index);
  });
}

const areSameWords = (a: Span, b: Span): boolean =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);

const isEqual = (a: Placed, b: Placed): boolean =>
  a.start === b.start && a.end === b.end && a.change.text === b.change.text;

/** Returns whether a part of a file is inside one of these. */
export const isInside = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.some((span) => span.start <= start && end <= span.end);

export const overlaps = (piece: Piece, { start, end }: Span): boolean =>
  start === end
    ? piece.start < start && start <= piece.start + piece.text.length
    : piece.start < end && start < piece.start + piece.text.length;

export type Tag = 'ins' | 'del' | '';

/** Divides the text of a piece into what stays, is deleted and is inserted. The new text follows the beginning of the old. */
export function partsOf({ text, start }: Piece, placed: readonly Placed[]): [Tag, string][] {
  const parts: [Tag, string][] = [];
  let last = 0;
  for (const { change, ...place } of placed) {
    const from = Math.max(0, place.start - start);
    const to = Math.min(text.length, place.end - start);
    const isBegun = place.start >= start;
    parts.push(['', text.slice(last, from)], ['del', text.slice(from, to)], ['ins', isBegun ? change.text : '']);
    last = to;
  }
  parts.push(['', text.slice(last)]);
  return parts.filter(([, part]) => part !== '');
}
