import type { Span } from './reference';

/** What a file with a text around its references is. */
export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'latex' | 'markdown' | 'html' | 'jats' | 'tei' | 'text';

/** A self-contained block of a document's text. */
export interface Block extends Span {
  kind: 'heading' | 'paragraph' | 'item' | 'note' | 'caption';
  /** A note's number or sign, as the text refers to it. */
  label?: string;
}

/** A rectangle on a page, in points from its upper left corner; pages from 1. */
export interface Box {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A printed line with its place in the document's text. */
export interface PrintedLine extends Span, Box {}

/** One work that a citation names as data: by the key of its entry, or by the record a reference manager left in the file. */
export interface KeyedItem {
  key: string;
  /** Pages or another part, as written: "12–14". */
  locator?: string;
  /** CSL-JSON, where the file has the record itself. */
  record?: string;
}

/** What the file says of a stretch of its text. */
export type Mark = Span &
  (
    | { kind: 'superscript' }
    | { kind: 'citation'; items: KeyedItem[] }
    /** The sign of a footnote or an endnote. */
    | { kind: 'note-sign'; label: string }
    /** Made by the file itself (a printed list of a reference manager). */
    | { kind: 'list' }
  );

/** One entry of a list of references, as the parser takes it: running text, or an entry of BibTeX, CSL-JSON, JATS or TEI. */
export interface ListedEntry {
  text: string;
  /** Its position in the document's text. Absent when it comes from a separate file. */
  span?: Span;
  /** Its number or label as printed, without brackets. */
  label?: string;
  /** By which the text cites it. */
  key?: string;
}

/** One work named by an in-text citation, read from its words. */
export interface CitedItem {
  /** Family names, or the name of an organization; empty where only a number or a key is given. */
  names: string[];
  /** First initial of the first person, where the text gives it to tell namesakes apart. */
  initial?: string;
  etAl?: boolean;
  /** "2019", "2019a", "n.d.". */
  year?: string;
  /** A number of the list. */
  number?: number;
  /** A label of the list ("Knu84"), or a key of the file. */
  key?: string;
  /** Words of a title, of short titles in notes and of works without authors. */
  title?: string;
  /** Pages or another part, as written. */
  locator?: string;
  /** Only a work of the list with these names makes it a citation: "(Smith 12)". */
  isGuess?: boolean;
  /** Refers to the citation before it: "ibid." */
  isSame?: boolean;
}

/** An in-text citation as written in the document. */
export interface InTextPlace extends Span {
  /** As written: "(Smith & Jones, 2020a; Li, 2019)", "[3, 5–7]". */
  text: string;
  /** The sentence around it. */
  sentence: string;
  form: 'author-year' | 'number' | 'superscript' | 'parenthesis-number' | 'label' | 'key' | 'note' | 'author-page';
  items: CitedItem[];
}

/** A whole document: its text with places, the text of its references, its in-text citations. */
export interface Document {
  kind: DocumentKind;
  /** Blocks one after the other, parted by blank lines. */
  text: string;
  blocks: Block[];
  marks: Mark[];
  /** Only of what is printed on pages. */
  pages?: { width: number; height: number }[];
  lines?: PrintedLine[];
  /** The entries of the list of references, in order. */
  entries: ListedEntry[];
  /** The text of a list whose layout does not separate its entries. The parser splits it by its words. */
  unparted: Span[];
  /** Contents of files of references next to the text (.bib, .bbl). Their cited entries belong to the list. */
  bibliographies: { name: string; text: string }[];
  /** Keys that the list has although the text does not cite them; `*` for all of the files. */
  alsoListed?: string[];
  citations: InTextPlace[];
}

/** Why a file cannot be read as a document. */
export type DocumentFault =
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  | 'too-deep'
  | 'bomb'
  | 'encrypted'
  | 'scanned'
  | 'broken'
  | 'not-a-document';

/** A document, or the fault with a sentence for people. */
export type DocumentReading = { document: Document } | { fault: DocumentFault; message: string };
