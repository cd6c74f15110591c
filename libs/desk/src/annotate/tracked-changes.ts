import { childrenOf, descendants, type Element } from '@veracite/text/tree';
import { xmlAscii, type Insertion } from './exact-text';
import { overlaps, partsOf, placedIn, type Changed, type Piece, type Place, type Placed, type Tag } from './placing';
import type { AnnotateOptions } from './remark';
import type { TextChange } from './text-changes';

/** An element with text of a paragraph. */
interface TextPiece extends Piece {
  run: Element;
  node: Element;
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

function piecesOf(paragraph: Element, inFields: ReadonlySet<Element>): TextPiece[] {
  const pieces: TextPiece[] = [];
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

interface Writing extends AnnotateOptions {
  /** The source of the document. */
  xml: string;
  inFields: ReadonlySet<Element>;
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
  const pieces = piecesOf(paragraph, writing.inFields);
  const placed = placedIn(pieces, references);
  const runs = new Set(pieces.filter((piece) => placed.some((one) => overlaps(piece, one))).map(({ run }) => run));
  const edits = [...runs].map((run) => {
    const own = pieces.filter((piece) => piece.run === run);
    return { at: run.start, until: run.end, text: changedRun(run, own, placed, writing) };
  });
  return { edits, tracked: placed.map(({ change }) => change) };
}

/** Divides a run at the changes. All parts have its properties. */
function changedRun(run: Element, pieces: readonly TextPiece[], placed: readonly Placed[], writing: Writing): string {
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
