import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { isFault } from '@veracite/documents/fault';
import { recognize } from '@veracite/documents/recognize';
import { commentAnchors, commentOf } from '@veracite/formatting/export/word';
import { childrenOf, descendants, textOf, type Element } from '@veracite/text/tree';
import type { AnnotatedFile, AnnotateFault, AnnotateOptions, Remark } from './remark';
import { appendToRoot, exactText, insertAll, rootOf, type Insertion } from './exact-text';

const DOCUMENT = 'word/document.xml';
const COMMENTS = 'word/comments.xml';
const RELATIONSHIPS = 'word/_rels/document.xml.rels';
const CONTENT_TYPES = '[Content_Types].xml';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** Namespaces of relationships in documents of the transitional and the strict variant of ISO/IEC 29500. */
const OFFICE = {
  transitional: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  strict: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
/** Elements of a paragraph that are not part of its text. */
const HIDDEN = ['pPr', 'del', 'moveFrom', 'instrText', 'oMath', 'oMathPara', 'Fallback'];
/** Minimum number of letters and digits by which a paragraph is recognized. */
const MIN_LETTERS = 20;

type Parts = Record<string, Uint8Array>;

/** A paragraph of the text, or the reference mark of a note. */
interface Anchor {
  /** Offsets of its content in the document part. */
  start: number;
  end: number;
  /** Letters and digits of the paragraph or the note. */
  letters: string;
  isUsed?: true;
}

/**
 * Annotates a Word document: a comment for each remark on the paragraph with its reference, or on the mark of the note with it.
 * Everything else, such as tracked changes and earlier comments, is unchanged.
 */
export function annotateWord(
  file: Uint8Array,
  remarks: readonly Remark[],
  { author, at }: AnnotateOptions,
): AnnotatedFile | AnnotateFault {
  const recognized = recognize(file);
  if (isFault(recognized)) return recognized;
  const parts = unzipped(file);
  const source = parts?.[DOCUMENT];
  const { text, bytesOf } = exactText(source ?? new Uint8Array());
  const root = rootOf(text);
  const namespace = root?.attributes['xmlns:w'];
  if (!parts || !root || namespace === undefined)
    return { fault: 'broken', message: 'This Word document is damaged: its text cannot be read.' };
  const anchors = [...paragraphsOf(root), ...notesOf(root, parts)];
  const target = commentsPart(parts);
  const first = nextCommentId(parts[target]);
  const unplaced: number[] = [];
  const comments: string[] = [];
  const insertions: Insertion[] = [];
  for (const { position, raw, label, comment } of remarks) {
    const anchor = anchorOf(anchors, lettersOf(raw));
    if (!anchor) {
      unplaced.push(position);
      continue;
    }
    anchor.isUsed = true;
    const { start, end } = commentAnchors(first + comments.length);
    comments.push(commentOf(first + comments.length, [label, ...comment.split('\n')], author, at));
    insertions.push({ at: anchor.start, text: start }, { at: anchor.end, text: end });
  }
  if (comments.length === 0) return { file, unplaced };
  const changed: Parts = {
    ...withComments(parts, { target, namespace, comments: comments.join('') }),
    [DOCUMENT]: bytesOf(insertAll(text, insertions)),
  };
  return { file: zipSync(changed satisfies Zippable, { mtime: at }), unplaced };
}

/** @returns undefined when a part is damaged */
function unzipped(file: Uint8Array): Parts | undefined {
  try {
    return unzipSync(file);
  } catch {
    return undefined;
  }
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

const paragraphsOf = (root: Element): Anchor[] =>
  descendants(root, 'p').map((paragraph) => ({
    start: childrenOf(paragraph, 'pPr')[0]?.end ?? paragraph.inner.start,
    end: paragraph.inner.end,
    letters: lettersOf(textOf(paragraph, ...HIDDEN) ?? ''),
  }));

function notesOf(root: Element, parts: Parts): Anchor[] {
  return ['footnote', 'endnote'].flatMap((kind) => {
    const notes = childrenOf(rootOf(exactText(parts[`word/${kind}s.xml`] ?? new Uint8Array()).text), kind);
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
    return isBeginning || (letters.length >= MIN_LETTERS && one.letters.includes(letters));
  });
  return fitting.sort(
    (a, b) => Number(a.isUsed ?? false) - Number(b.isUsed ?? false) || a.letters.length - b.letters.length,
  )[0];
}

/** Returns the name of the part with comments, which may not exist yet. */
function commentsPart(parts: Parts): string {
  const relationships = childrenOf(rootOf(exactText(parts[RELATIONSHIPS] ?? new Uint8Array()).text), 'Relationship');
  const known = relationships.find(({ attributes }) => attributes['Type']?.endsWith('/comments'))?.attributes['Target'];
  if (known === undefined) return COMMENTS;
  return known.startsWith('/') ? known.slice(1) : `word/${known}`;
}

function nextCommentId(comments: Uint8Array | undefined): number {
  const existing = comments ? childrenOf(rootOf(exactText(comments).text), 'comment') : [];
  return existing.reduce((most, { attributes }) => Math.max(most, Number(attributes['w:id'] ?? -1) + 1), 0);
}

/** Adds comments to their part. Creates the part, with its relationship and content type, if there is none. */
function withComments(
  parts: Parts,
  { target, namespace, comments }: { target: string; namespace: string; comments: string },
): Parts {
  const existing = parts[target];
  if (existing) return { ...parts, [target]: appendToRoot(existing, comments) };
  const office = namespace.includes('purl.oclc.org') ? OFFICE.strict : OFFICE.transitional;
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return {
    ...parts,
    [target]: strToU8(`${head}<w:comments xmlns:w="${namespace}">${comments}</w:comments>`),
    [RELATIONSHIPS]: appendToRoot(
      parts[RELATIONSHIPS] ?? strToU8(`${head}<Relationships xmlns="${PACKAGE}"/>`),
      `<Relationship Id="rIdVeracite" Type="${office}/comments" Target="comments.xml"/>`,
    ),
    [CONTENT_TYPES]: appendToRoot(
      parts[CONTENT_TYPES] ?? strToU8(''),
      `<Override PartName="/${target}" ContentType="${CONTENT_TYPE}"/>`,
    ),
  };
}
