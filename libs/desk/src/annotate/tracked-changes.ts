import type { Span } from '@veracite/model/reference';
import { childrenOf, descendants, type Element } from '@veracite/text/tree';
import { xmlAscii, type Insertion } from './exact-text';
import { isManaged } from './office';
import { isInside, overlaps, partsOf, placedIn, type Changed, type Piece, type Placed, type Tag } from './placing';
import type { AnnotateOptions } from './remark';
import type { TextChange } from './text-changes';

/** An element with text of a paragraph. */
interface TextPiece extends Piece {
  run: Element;
  node: Element;
}

/** Elements that are not part of the text of a paragraph. */
const HIDDEN = ['pPr', 'del', 'moveFrom', 'Fallback'];
/**
 * Elements whose text is not changed: insertions by others, links, whose address would stay, and content controls and fields. Word and
 * reference managers write the text of those again from their data.
 */
const FIXED = ['ins', 'moveTo', 'hyperlink', 'sdt', 'fldSimple'];

/** Returns where the text of a document is not changed. */
export function fixedSpans(root: Element): Span[] {
  const spans: Span[] = descendants(root, ...FIXED);
  let [depth, from] = [0, 0];
  for (const run of descendants(root, 'r'))
    for (const { attributes } of childrenOf(run, 'fldChar')) {
      const type = attributes['w:fldCharType'];
      if (type === 'begin' && (depth += 1) === 1) from = run.start;
      if (type === 'end' && depth > 0 && (depth -= 1) === 0) spans.push({ start: from, end: run.end });
    }
  if (depth > 0) spans.push({ start: from, end: root.end });
  const bookmarks = descendants(root, 'bookmarkStart').filter(({ attributes }) => isManaged(attributes['w:name']));
  const ends = new Map(descendants(root, 'bookmarkEnd').map(({ attributes, end }) => [attributes['w:id'], end]));
  return [
    ...spans,
    ...bookmarks.map(({ attributes, start }) => ({ start, end: ends.get(attributes['w:id']) ?? start })),
  ];
}

function piecesOf(paragraph: Element, fixed: readonly Span[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let length = 0;
  const collect = (inside: Element): void => {
    for (const child of inside.children) {
      if (typeof child === 'string' || HIDDEN.includes(child.name)) continue;
      if (child.name === 't') {
        const text = child.children.filter((part) => typeof part === 'string').join('');
        pieces.push({ run: inside, node: child, text, start: length, isFixed: isInside(child, fixed) });
        length += text.length;
      } else collect(child);
    }
  };
  collect(paragraph);
  return pieces;
}

interface Writing extends AnnotateOptions {
  /** The source of the document. */
  xml: string;
  /** Where text is not changed. */
  fixed: readonly Span[];
  /** Returns an id that no other change has. */
  nextId: () => number;
}

/**
 * Writes changes of the references of a paragraph as tracked changes. Returns the edits of the document and the changes that were made: not
 * those of text that has to stay as it is.
 */
export function trackChanges(
  paragraph: Element,
  references: readonly Changed[],
  writing: Writing,
): { edits: Insertion[]; tracked: TextChange[] } {
  const pieces = piecesOf(paragraph, writing.fixed);
  const placed = placedIn(pieces, references);
  const runs = new Set(pieces.filter((piece) => placed.some((item) => overlaps(piece, item))).map(({ run }) => run));
  const edits = [...runs].map((run) => {
    const inRun = pieces.filter((piece) => piece.run === run);
    return { at: run.start, until: run.end, text: changedRun(run, inRun, placed, writing) };
  });
  return { edits, tracked: placed.map(({ change }) => change) };
}

/** Divides a run at the changes. All parts have its properties. */
function changedRun(run: Element, pieces: readonly TextPiece[], placed: readonly Placed[], writing: Writing): string {
  const { xml, author, at, nextId } = writing;
  const source = ({ start, end }: Span): string => xml.slice(start, end);
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
    const overlapping = piece ? placed.filter((item) => overlaps(piece, item)) : [];
    if (!piece || overlapping.length === 0) add('', source(child));
    else for (const [tag, text] of partsOf(piece, overlapping)) add(tag, `<w:${tag === 'del' ? 'delText' : 't'} xml:space="preserve">${xmlAscii(text)}</w:${tag === 'del' ? 'delText' : 't'}>`); // prettier-ignore
  }
  const by = `w:author="${xmlAscii(author)}" w:date="${at.toISOString().slice(0, 19)}Z"`;
  return parts
    .map(({ tag, content }) => {
      const whole = `${head}${properties}${content}</w:r>`;
      return tag === '' ? whole : `<w:${tag} w:id="${nextId()}" ${by}>${whole}</w:${tag}>`;
    })
    .join('');
}
