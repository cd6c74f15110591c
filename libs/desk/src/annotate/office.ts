import { zipSync, type Zippable } from 'fflate';
import { isFault } from '@veracite/documents/fault';
import { recognize } from '@veracite/documents/recognize';
import type { Span } from '@veracite/model/reference';
import type { Element } from '@veracite/text/tree';
import { exactText, insertAll, rootOf, type Insertion } from './exact-text';
import { lettersOf, type Changed } from './placing';
import type { AnnotatedFile, AnnotateFault, AnnotateOptions, Remark } from './remark';
import type { TextChange } from './text-changes';

export type Parts = Record<string, Uint8Array | undefined>;

/** A paragraph of the text, or the reference mark of a note. Its offsets are those of its content. */
export interface Anchor extends Span {
  /** Absent for a note, whose text has comments only. */
  paragraph?: Element;
  /** Letters and digits of the paragraph or the note. */
  letters: string;
  isUsed?: true;
}

/** A document to be annotated, and its remarks in their places. */
export interface Writing extends AnnotateOptions {
  /** The source of the part with the text. */
  xml: string;
  root: Element;
  parts: Parts;
  comments: (Span & { lines: string[] })[];
  changed: ReadonlyMap<Element, readonly Changed[]>;
}

interface Written {
  /** Edits of the part with the text. */
  edits: Insertion[];
  /** The changes that were made: not those of text that has to stay as it is. */
  tracked: TextChange[];
  /** Other parts that were changed. */
  parts?: Parts;
}

/** How documents of one format have paragraphs, comments and tracked changes. */
export interface OfficeFormat {
  name: string;
  /** The part with the text. */
  part: string;
  /** The declaration of the namespace of the text. */
  namespace: string;
  anchorsOf: (root: Element, parts: Parts) => Anchor[];
  write: (writing: Writing) => Written;
}

/** Names that reference managers give to the bookmarks and sections that they write. */
export const isManaged = (name = ''): boolean => /^(?:ZOTERO_|CSL_|Mendeley|JABREF_|JR_)|BIBLIOGRAPHY/i.test(name);
export const EMPTY = new Uint8Array();
/** Minimum number of letters and digits by which a paragraph is recognized. */
const MIN_LETTERS = 20;

/**
 * Annotates a Word document or OpenDocument text: a comment for each remark on the paragraph with its reference, or on the mark of the note
 * with it, and its changes as tracked changes. Everything else, such as earlier changes and comments, is unchanged.
 */
export function annotateOffice(
  file: Uint8Array,
  remarks: readonly Remark[],
  options: AnnotateOptions,
  format: OfficeFormat,
): AnnotatedFile | AnnotateFault {
  const recognized = recognize(file);
  if (isFault(recognized)) return recognized;
  const { names, read } = 'archive' in recognized ? recognized.archive : { names: [], read: () => undefined };
  const parts: Parts = Object.fromEntries(names.map((name) => [name, read(name)]));
  const { text: xml, bytesOf } = exactText(parts[format.part] ?? EMPTY);
  const root = rootOf(xml);
  if (!root || root.attributes[format.namespace] === undefined || Object.values(parts).includes(undefined))
    return { fault: 'broken', message: `This ${format.name} is damaged: its text cannot be read.` };
  const anchors = format.anchorsOf(root, parts);
  const unplaced: number[] = [];
  const comments: Writing['comments'] = [];
  const changed = new Map<Element, Changed[]>();
  for (const { position, raw, label, comment, changes = [] } of remarks) {
    const anchor = anchorOf(anchors, lettersOf(raw));
    if (!anchor) {
      unplaced.push(position);
      continue;
    }
    anchor.isUsed = true;
    const { paragraph, start, end } = anchor;
    if (paragraph) changed.set(paragraph, [...(changed.get(paragraph) ?? []), { raw, changes }]);
    comments.push({ start, end, lines: [label, ...comment.split('\n')] });
  }
  if (comments.length === 0) return { file, unplaced };
  const { edits, tracked, parts: others } = format.write({ ...options, xml, root, parts, comments, changed });
  const written = { ...parts, ...others, [format.part]: bytesOf(insertAll(xml, edits)) };
  return { file: zipped(written, options.at), unplaced, tracked };
}

/** Writes an archive. The type of an OpenDocument file is its first part, and is not compressed. */
const zipped = (parts: Parts, mtime: Date): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [name, [bytes, { level: name === 'mimetype' ? 0 : 6 }]]),
    ) as Zippable,
    { mtime },
  );

/** Finds the paragraph with a reference, or with its beginning: the shortest one that no other remark has. */
function anchorOf(anchors: readonly Anchor[], letters: string): Anchor | undefined {
  const fitting = anchors.filter((anchor) => {
    const withoutLabel = anchor.letters.replace(/^\d{1,4}/, '');
    const isBeginning = withoutLabel.length >= MIN_LETTERS && letters.startsWith(withoutLabel);
    return (
      isBeginning || anchor.letters === letters || (letters.length >= MIN_LETTERS && anchor.letters.includes(letters))
    );
  });
  return fitting.sort(
    (a, b) => Number(a.isUsed ?? false) - Number(b.isUsed ?? false) || a.letters.length - b.letters.length,
  )[0];
}
