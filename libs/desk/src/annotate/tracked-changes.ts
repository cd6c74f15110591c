import { childrenOf, descendants, type Element } from '@veracite/text/tree';
import { xmlAscii, type Insertion } from './exact-text';
import type { AnnotateOptions, Remark } from './remark';
import type { TextChange } from './text-changes';

/** An element with text of a paragraph. */
interface Piece {
  run: Element;
  node: Element;
  text: string;
  /** Offset of the text in that of the paragraph. */
  start: number;
  /** Whether the text has to stay as it is. */
  isFixed: boolean;
}

interface Place {
  start: number;
  end: number;
}

/** Elements that are not part of the text of a paragraph. */
const HIDDEN = ['pPr', 'del', 'moveFrom', 'Fallback'];
/** Elements whose text is not changed: insertions by others, and what Word writes from data. */
const FIXED = ['ins', 'moveTo', 'sdt', 'fldSimple'];

/** Returns the runs of complex fields. Reference managers write the text of theirs again from their data. */
export function runsInFields(root: Element): Set<Element> {
  const inside = new Set<Element>();
  let depth = 0;
  for (const run of descendants(root, 'r')) {
    const marks = childrenOf(run, 'fldChar').map(({ attributes }) => attributes['w:fldCharType']);
    depth += marks.filter((mark) => mark === 'begin').length;
    if (depth > 0) inside.add(run);
    depth -= marks.filter((mark) => mark === 'end').length;
  }
  return inside;
}

function piecesOf(paragraph: Element, inFields: ReadonlySet<Element>): Piece[] {
  const pieces: Piece[] = [];
  let length = 0;
  const collect = (inside: Element, isFixed: boolean): void => {
    for (const child of inside.children) {
      if (typeof child === 'string' || HIDDEN.includes(child.name)) continue;
      if (child.name === 't') {
        const text = child.children.filter((part) => typeof part === 'string').join('');
        pieces.push({ run: inside, node: child, text, start: length, isFixed: isFixed || inFields.has(inside) });
        length += text.length;
      } else collect(child, isFixed || FIXED.includes(child.name));
    }
  };
  collect(paragraph, false);
  return pieces;
}

const LETTER = /[\p{L}\p{N}]/gu;
const offsetsOfLetters = (text: string): number[] => [...text.matchAll(LETTER)].map(({ index }) => index);
const lettersOf = (text: string): string[] => text.match(LETTER) ?? [];

/** Finds the place of a change in the text of a paragraph that has the reference, with other spaces and punctuation perhaps. */
function placeOf(text: string, raw: string, { start, end }: TextChange): Place | undefined {
  const [letters, wanted] = [lettersOf(text), lettersOf(raw)];
  const first = letters.findIndex((_, at) => wanted.every((letter, next) => letters[at + next] === letter));
  if (first < 0 || wanted.length === 0) return undefined;
  const offsets = offsetsOfLetters(text);
  const offsetOf = (letter: number): number => offsets[first + letter] ?? text.length;
  const before = lettersOf(raw.slice(0, start)).length;
  const inside = lettersOf(raw.slice(start, end)).length;
  if (inside > 0) return { start: offsetOf(before), end: offsetOf(before + inside - 1) + 1 };
  // Inserted text follows the punctuation after the last letter.
  const last = offsetOf(before - 1) + 1;
  const after = last + (/^[.,;:)\]”"]*/.exec(text.slice(last))?.[0].length ?? 0);
  return { start: after, end: after };
}

const overlaps = (piece: Piece, { start, end }: Place): boolean =>
  start === end
    ? piece.start < start && start <= piece.start + piece.text.length
    : piece.start < end && start < piece.start + piece.text.length;

interface Writing extends AnnotateOptions {
  /** The source of the document. */
  xml: string;
  inFields: ReadonlySet<Element>;
  /** Returns an id that no other change has. */
  nextId: () => number;
}

/** A reference of a paragraph, and the changes of its text. */
export type Changed = Pick<Remark, 'raw' | 'changes'>;

/**
 * Writes changes of the references of a paragraph as tracked changes. Returns the edits of the document and the changes that were made: not
 * those of text that has to stay as it is.
 */
export function trackChanges(
  paragraph: Element,
  references: readonly Changed[],
  writing: Writing,
): { edits: Insertion[]; tracked: TextChange[] } {
  const pieces = piecesOf(paragraph, writing.inFields);
  const text = pieces.map((piece) => piece.text).join('');
  const placed = references
    .flatMap(({ raw, changes = [] }) => changes.flatMap((change) => ({ change, ...placeOf(text, raw, change) })))
    .filter((one): one is Placed => isPlaced(one) && pieces.every((piece) => !overlaps(piece, one) || !piece.isFixed))
    .sort((a, b) => a.start - b.start);
  const runs = new Set(pieces.filter((piece) => placed.some((one) => overlaps(piece, one))).map(({ run }) => run));
  const edits = [...runs].map((run) => {
    const own = pieces.filter((piece) => piece.run === run);
    return { at: run.start, until: run.end, text: changedRun(run, own, placed, writing) };
  });
  return { edits, tracked: placed.map(({ change }) => change) };
}

type Placed = Place & { change: TextChange };
const isPlaced = (one: Partial<Place> & { change: TextChange }): one is Placed => one.start !== undefined;
type Tag = 'ins' | 'del' | '';

/** Divides a run at the changes. All parts have its properties. */
function changedRun(run: Element, pieces: readonly Piece[], placed: readonly Placed[], writing: Writing): string {
  const { xml, author, at, nextId } = writing;
  const source = ({ start, end }: Place): string => xml.slice(start, end);
  const head = xml.slice(run.start, run.inner.start);
  const properties = childrenOf(run, 'rPr').map(source).join('');
  const parts: { tag: Tag; content: string }[] = [];
  const add = (tag: Tag, content: string): void => {
    const last = parts.at(-1);
    if (last && last.tag === '' && tag === '') last.content += content;
    else if (content) parts.push({ tag, content });
  };
  for (const child of run.children) {
    if (typeof child === 'string' || child.name === 'rPr') continue;
    const piece = pieces.find(({ node }) => node === child);
    const own = piece ? placed.filter((one) => overlaps(piece, one)) : [];
    if (!piece || own.length === 0) add('', source(child));
    else for (const [tag, text] of partsOf(piece, own)) add(tag, `<w:${tag === 'del' ? 'delText' : 't'} xml:space="preserve">${xmlAscii(text)}</w:${tag === 'del' ? 'delText' : 't'}>`); // prettier-ignore
  }
  const by = `w:author="${xmlAscii(author)}" w:date="${at.toISOString().slice(0, 19)}Z"`;
  return parts
    .map(({ tag, content }) => {
      const whole = `${head}${properties}${content}</w:r>`;
      return tag === '' ? whole : `<w:${tag} w:id="${nextId()}" ${by}>${whole}</w:${tag}>`;
    })
    .join('');
}

/** Divides the text of a piece into what stays, is deleted and is inserted. The new text follows the beginning of the old. */
function partsOf({ text, start }: Piece, placed: readonly Placed[]): [Tag, string][] {
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
