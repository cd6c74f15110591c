import { strToU8, zipSync, type Zippable } from 'fflate';
import { isFault } from '@veracite/documents/fault';
import { recognize } from '@veracite/documents/recognize';
import { commentAnchors, commentOf, HEAD, OFFICE, PACKAGE, WORD } from '@veracite/formatting/export/word';
import { childrenOf, descendants, textOf, type Element } from '@veracite/text/tree';
import type { AnnotatedFile, AnnotateFault, AnnotateOptions, Remark } from './remark';
import { lettersOf, type Changed } from './placing';
import { runsInFields, trackChanges } from './tracked-changes';
import { appendToRoot, exactText, insertAll, rootOf, type Insertion } from './exact-text';

const DOCUMENT = 'word/document.xml';
const RELATIONSHIPS = 'word/_rels/document.xml.rels';
const CONTENT_TYPES = '[Content_Types].xml';
/** Namespace of relationships in documents of the strict variant of ISO/IEC 29500. */
const STRICT_OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
/** Elements of a paragraph that are not part of its text. */
const HIDDEN = ['pPr', 'del', 'moveFrom', 'instrText', 'oMath', 'oMathPara', 'Fallback'];
/** Minimum number of letters and digits by which a paragraph is recognized. */
const MIN_LETTERS = 20;

type Parts = Record<string, Uint8Array | undefined>;

/** A paragraph of the text, or the reference mark of a note. */
interface Anchor {
  /** Absent for a note, whose text is in another part. */
  paragraph?: Element;
  /** Offsets of its content in the document part. */
  start: number;
  end: number;
  /** Letters and digits of the paragraph or the note. */
  letters: string;
  isUsed?: true;
}

/**
 * Annotates a Word document: a comment for each remark on the paragraph with its reference, or on the mark of the note with it, and its changes
 * as tracked changes. Everything else, such as earlier changes and comments, is unchanged.
 */
export function annotateWord(
  file: Uint8Array,
  remarks: readonly Remark[],
  { author, at }: AnnotateOptions,
): AnnotatedFile | AnnotateFault {
  const recognized = recognize(file);
  if (isFault(recognized)) return recognized;
  const { names, read } = 'archive' in recognized ? recognized.archive : { names: [], read: () => undefined };
  const parts: Parts = Object.fromEntries(names.map((name) => [name, read(name)]));
  const { text, bytesOf } = exactText(parts[DOCUMENT] ?? EMPTY);
  const root = rootOf(text);
  const namespace = root?.attributes['xmlns:w'];
  if (!root || namespace === undefined || Object.values(parts).includes(undefined))
    return { fault: 'broken', message: 'This Word document is damaged: its text cannot be read.' };
  const anchors = [...paragraphsOf(root), ...notesOf(root, parts)];
  const target = commentsPart(parts);
  const ids = childrenOf(rootIn(parts[target]), 'comment').map(({ attributes }) => Number(attributes['w:id'] ?? -1));
  const first = Math.max(-1, ...ids) + 1;
  const unplaced: number[] = [];
  const comments: string[] = [];
  const insertions: Insertion[] = [];
  const changed = new Map<Element, Changed[]>();
  for (const { position, raw, label, comment, changes = [] } of remarks) {
    const anchor = anchorOf(anchors, lettersOf(raw));
    if (!anchor) {
      unplaced.push(position);
      continue;
    }
    anchor.isUsed = true;
    if (anchor.paragraph) changed.set(anchor.paragraph, [...(changed.get(anchor.paragraph) ?? []), { raw, changes }]);
    const { start, end } = commentAnchors(first + comments.length);
    comments.push(commentOf(first + comments.length, [label, ...comment.split('\n')], author, at));
    insertions.push({ at: anchor.start, text: start }, { at: anchor.end, text: end });
  }
  if (comments.length === 0) return { file, unplaced };
  const writing = { author, at, xml: text, inFields: runsInFields(root), nextId: counterAfter(text) };
  const done = [...changed].map(([paragraph, references]) => trackChanges(paragraph, references, writing));
  const written = {
    ...withComments(parts, { target, namespace, comments: comments.join('') }),
    [DOCUMENT]: bytesOf(insertAll(text, [...insertions, ...done.flatMap(({ edits }) => edits)])),
  };
  return {
    file: zipSync(written as Zippable, { mtime: at }),
    unplaced,
    tracked: done.flatMap(({ tracked }) => tracked),
  };
}

/** Returns a counter of ids after all in the document. */
function counterAfter(text: string): () => number {
  let last = Math.max(0, ...[...text.matchAll(/ w:id="(\d{1,9})"/g)].map(([, id]) => Number(id)));
  return () => (last += 1);
}

const EMPTY = new Uint8Array();
const rootIn = (part: Uint8Array = EMPTY): Element | undefined => rootOf(exactText(part).text);

const paragraphsOf = (root: Element): Anchor[] =>
  descendants(root, 'p').map((paragraph) => ({
    paragraph,
    start: childrenOf(paragraph, 'pPr')[0]?.end ?? paragraph.inner.start,
    end: paragraph.inner.end,
    letters: lettersOf(textOf(paragraph, ...HIDDEN) ?? ''),
  }));

function notesOf(root: Element, parts: Parts): Anchor[] {
  return ['footnote', 'endnote'].flatMap((kind) => {
    const notes = childrenOf(rootIn(parts[`word/${kind}s.xml`]), kind);
    const letters = new Map(notes.map((note) => [note.attributes['w:id'], lettersOf(textOf(note, ...HIDDEN) ?? '')]));
    return descendants(root, 'r').flatMap((run) => {
      const [mark] = childrenOf(run, `${kind}Reference`);
      return mark ? [{ start: run.start, end: run.end, letters: letters.get(mark.attributes['w:id']) ?? '' }] : [];
    });
  });
}

/** Finds the paragraph with a reference, or with its beginning: the shortest one that no other remark has. */
function anchorOf(anchors: readonly Anchor[], letters: string): Anchor | undefined {
  const fitting = anchors.filter((one) => {
    const withoutLabel = one.letters.replace(/^\d{1,4}/, '');
    const isBeginning = withoutLabel.length >= MIN_LETTERS && letters.startsWith(withoutLabel);
    return isBeginning || one.letters === letters || (letters.length >= MIN_LETTERS && one.letters.includes(letters));
  });
  return fitting.sort(
    (a, b) => Number(a.isUsed ?? false) - Number(b.isUsed ?? false) || a.letters.length - b.letters.length,
  )[0];
}

/** Returns the name of the part with comments, which may not exist yet. */
function commentsPart(parts: Parts): string {
  const types = childrenOf(rootIn(parts[RELATIONSHIPS]), 'Relationship').map(({ attributes }) => attributes);
  const target = types.find(({ Type }) => Type?.endsWith('/comments'))?.['Target'] ?? 'comments.xml';
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}

/** Adds comments to their part. Creates the part, with its relationship and content type, if there is none. */
function withComments(
  parts: Parts,
  { target, namespace, comments }: { target: string; namespace: string; comments: string },
): Parts {
  const append = (name: string, root: string, xml: string) => ({
    [name]: appendToRoot(parts[name] ?? strToU8(`${HEAD}<${root}/>`), xml),
  });
  const changed = { ...parts, ...append(target, `w:comments xmlns:w="${namespace}"`, comments) };
  if (parts[target]) return changed;
  const type = `${namespace.includes('purl.oclc.org') ? STRICT_OFFICE : OFFICE}/comments`;
  const relationship = `<Relationship Id="rIdVeracite" Type="${type}" Target="comments.xml"/>`;
  const override = `<Override PartName="/${target}" ContentType="${WORD}.comments+xml"/>`;
  return {
    ...changed,
    ...append(RELATIONSHIPS, `Relationships xmlns="${PACKAGE}/relationships"`, relationship),
    ...append(CONTENT_TYPES, `Types xmlns="${PACKAGE}/content-types"`, override),
  };
}
