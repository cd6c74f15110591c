import type { Span } from '@veracite/model/reference';
import { childrenOf, descendants, find, textOf, type Element } from '@veracite/text/tree';
import { insertionInto, xmlAscii, type Insertion } from './exact-text';
import { isManaged, type Anchor, type OfficeFormat, type Writing } from './office';
import { isInside, lettersOf, overlaps, partsOf, placedIn, type Piece } from './placing';

/** Elements of a paragraph that are not part of its text. */
const HIDDEN = ['note', 'annotation', 'frame'];
/** Elements that begin what others inserted, and what reference managers write. */
const STARTS = ['change-start', 'reference-mark-start', 'bookmark-start'];
const ENDS = STARTS.map((name) => name.replace('start', 'end'));

/** Annotations and tracked changes of OpenDocument texts (OASIS OpenDocument 1.2, 5.5 and 14.1). */
export const OPEN_DOCUMENT: OfficeFormat = {
  name: 'OpenDocument text',
  part: 'content.xml',
  namespace: 'xmlns:text',
  anchorsOf: (root) => [...paragraphsOf(root), ...notesOf(root)],
  write,
};

const bodyOf = (root: Element): Element => find(find(root, 'body'), 'text') ?? root;

const paragraphsOf = (root: Element): Anchor[] =>
  descendants(bodyOf(root), 'p', 'h', 'tracked-changes')
    .filter(({ name }) => name !== 'tracked-changes')
    .map((paragraph) => ({
      paragraph,
      ...paragraph.inner,
      letters: lettersOf(textOf(paragraph, ...HIDDEN) ?? ''),
    }));

const notesOf = (root: Element): Anchor[] =>
  descendants(bodyOf(root), 'note').map((note) => ({
    start: note.start,
    end: note.end,
    letters: lettersOf(textOf(childrenOf(note, 'note-body')[0]) ?? ''),
  }));

function write({ xml, root, comments, changed, author, at }: Writing): ReturnType<OfficeFormat['write']> {
  let last = xml.match(/veracite-/g)?.length ?? 0;
  const nextId = () => `veracite-${(last += 1)}`;
  const by = `<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">${xmlAscii(author)}</dc:creator><dc:date xmlns:dc="http://purl.org/dc/elements/1.1/">${at.toISOString().slice(0, 19)}</dc:date>`;
  const annotations = comments.flatMap(({ start, end, lines }): Insertion[] => {
    const name = `office:name="${nextId()}"`;
    const text = lines.map((line) => `<text:p>${xmlAscii(line)}</text:p>`).join('');
    return [
      { at: start, text: `<office:annotation ${name}>${by}${text}</office:annotation>` },
      { at: end, text: `<office:annotation-end ${name}/>` },
    ];
  });
  const regions: string[] = [];
  const change = (kind: 'insertion' | 'deletion', content = ''): string => {
    const id = nextId();
    const info = `<office:change-info>${by}</office:change-info>`;
    regions.push(`<text:changed-region xml:id="${id}" text:id="${id}"><text:${kind}>${info}${content}</text:${kind}></text:changed-region>`); // prettier-ignore
    return `text:change-id="${id}"`;
  };
  const fixed = fixedSpans(root);
  const done = [...changed].map(([paragraph, references]) => {
    const pieces = piecesOf(paragraph, xml, fixed);
    const placed = placedIn(pieces, references);
    const edits = pieces.flatMap((piece): Insertion[] => {
      const inPiece = placed.filter((item) => overlaps(piece, item));
      if (inPiece.length === 0) return [];
      const parts = partsOf(piece, inPiece).map(([tag, text]) => {
        if (tag === '') return xmlAscii(text);
        if (tag === 'del') return `<text:change ${change('deletion', deleted(text, piece, paragraph, xml))}/>`;
        const id = change('insertion');
        return `<text:change-start ${id}/>${xmlAscii(text)}<text:change-end ${id}/>`;
      });
      return [{ at: piece.source.start, until: piece.source.end, text: parts.join('') }];
    });
    return { edits, tracked: placed.map((item) => item.change) };
  });
  const edits = [...annotations, ...done.flatMap((item) => item.edits)];
  if (regions.length > 0) edits.push(insertedRegions(xml, bodyOf(root), regions.join('')));
  return { edits, tracked: done.flatMap(({ tracked }) => tracked) };
}

/** Writes changes among those of others, else at their place in the text. They are recorded only, so that editing is not tracked. */
function insertedRegions(xml: string, body: Element, regions: string): Insertion {
  const [earlier] = childrenOf(body, 'tracked-changes');
  if (earlier) return insertionInto(xml, earlier, regions);
  const start = childrenOf(body, 'forms')[0]?.end ?? body.inner.start;
  return { at: start, text: `<text:tracked-changes text:track-changes="false">${regions}</text:tracked-changes>` };
}

/** A text between two tags. */
interface TextPiece extends Piece {
  source: Span;
  /** The elements around it in its paragraph. */
  around: readonly Element[];
}

/** Returns deleted text as a paragraph of the same styles. Spaces at its ends would be lost, and are elements. */
function deleted(text: string, { around }: TextPiece, paragraph: Element, xml: string): string {
  const written = xmlAscii(text.replace(/\s+/g, ' ')).replace(/^ | $/g, '<text:s/>');
  const inside = around.reduceRight((content, { start, inner }) => {
    const tag = xml.slice(start, inner.start);
    return `${tag}${content}</${/[^\s<>]+/.exec(tag)?.[0] ?? ''}>`;
  }, written);
  return `<text:p text:style-name="${xmlAscii(paragraph.attributes['text:style-name'] ?? '')}">${inside}</text:p>`;
}

/** Returns where text is not changed: insertions by others, indexes, and what reference managers write. */
function fixedSpans(root: Element): Span[] {
  const sections = descendants(root, 'section', 'index-body').filter(
    ({ name, attributes }) => name === 'index-body' || isManaged(attributes['text:name']),
  );
  const open = new Map<string, number>();
  const ranges = descendants(root, ...STARTS, ...ENDS).flatMap((mark): Span[] => {
    const { name, attributes, start: from, end } = mark;
    const key = attributes['text:change-id'] ?? attributes['text:name'] ?? '';
    if (name.startsWith('bookmark') && !isManaged(key)) return [];
    if (STARTS.includes(name)) open.set(key, from);
    const start = ENDS.includes(name) ? open.get(key) : undefined;
    return start === undefined ? [] : [{ start, end }];
  });
  return [...sections, ...ranges];
}

/** Divides the text of a paragraph at its tags. Only text in it or its spans is changed: links and fields have data as well. */
function piecesOf(paragraph: Element, xml: string, fixed: readonly Span[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let length = 0;
  const collect = (inside: Element, around: readonly Element[]): void => {
    let [from, text] = [inside.inner.start, ''];
    const close = (end: number): void => {
      const source = { start: from, end };
      const isPlain = around.every(({ name }) => name === 'span') && !xml.slice(from, end).includes('<');
      if (text !== '')
        pieces.push({ text, start: length, source, around, isFixed: !isPlain || isInside(source, fixed) });
      length += text.length;
      text = '';
    };
    for (const child of inside.children) {
      if (typeof child === 'string') {
        text += child;
        continue;
      }
      close(child.start);
      if (!HIDDEN.includes(child.name)) collect(child, [...around, child]);
      from = child.end;
    }
    close(inside.inner.end);
  };
  collect(paragraph, []);
  return pieces;
}
