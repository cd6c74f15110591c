import type { CslName } from './csl';
import type { Identifiers } from './identifiers';
import type { Span } from './reference';

/** The format of a document. */
export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'latex' | 'markdown' | 'html' | 'jats' | 'tei' | 'text';

/** A self-contained block of a document's text. */
export interface Block extends Span {
  kind: 'heading' | 'paragraph' | 'item' | 'note' | 'caption';
  /** Number or sign of a note, as the text refers to it. */
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

/** A printed line with its position in the document's text. */
export interface PrintedLine extends Span, Box {}

/** A work that a citation identifies by the key of its entry, or by a record that a reference manager embedded in the file. */
export interface KeyedItem {
  key: string;
  /** Pages or another part, as written: "12–14". */
  locator?: string;
  /** The embedded record as CSL-JSON. */
  record?: string;
}

/** Markup of a span of the document's text. */
export type Mark = Span &
  (
    | { kind: 'superscript' }
    | { kind: 'citation'; items: KeyedItem[] }
    /** The sign of a footnote or an endnote. */
    | { kind: 'note-sign'; label: string }
    /** Generated text, such as the list of references printed by a reference manager. */
    | { kind: 'list' }
  );

/** An entry of a list of references as input of the parser: plain text, or an entry in BibTeX, CSL-JSON, JATS or TEI. */
export interface ListedEntry {
  text: string;
  /** Its position in the document's text. Absent when it comes from a separate file. */
  span?: Span;
  /** Its number or label as printed, without brackets. */
  label?: string;
  /** Key that the text cites. */
  key?: string;
}

/** A work named by an in-text citation, parsed from its words. */
export interface CitedItem {
  /** Family names, or the name of an organization; empty if there is only a number or a key. */
  names: string[];
  /** First initial of the first person, if the text has it to distinguish authors of the same name. */
  initial?: string;
  etAl?: boolean;
  /** "2019", "2019a", "n.d.". */
  year?: string;
  /** Number of the entry in the list. */
  number?: number;
  /** Label of the entry in the list ("Knu84"), or its key in the file. */
  key?: string;
  /** Words of the title: short titles in notes, and works without authors. */
  title?: string;
  /** Pages or another part, as written. */
  locator?: string;
  /** True if it is a citation only when the list has a work with these names: "(Smith 12)". */
  isGuess?: boolean;
  /** Its words in the document, for a work in a note. */
  span?: Span;
  /** The note that cites the work in full: "op. cit., n. 12", "supra note 12", "(oben Fn. 12)". */
  note?: string;
  /** True if it refers to the previous citation: "ibid." */
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

/** What a document states about itself. */
export interface FrontMatter {
  title?: string;
  authors: CslName[];
  identifiers: Identifiers;
}

/** Something that was not read as it is written: a part of the list, or a file that is missing. */
export interface UnreadPart {
  kind: 'line-breaks' | 'line-numbers' | 'not-an-entry' | 'missing-file';
  /** Its position in the document's text, if it is there. */
  span?: Span;
  /** How many there are, the name of a file, and the words that are no entry. */
  values: { count?: number; name?: string; text?: string };
}

/** A document: its text with positions, its references and its in-text citations. */
export interface Document {
  kind: DocumentKind;
  /** The text of all blocks, separated by blank lines. */
  text: string;
  blocks: Block[];
  marks: Mark[];
  /** Only for documents with pages. */
  pages?: { width: number; height: number }[];
  lines?: PrintedLine[];
  /** The entries of the list of references, in order. */
  entries: ListedEntry[];
  /** The text of a list whose layout does not separate its entries. The parser splits it by its words. */
  unsplit: Span[];
  /** Contents of files of references next to the text (.bib, .bbl). Their cited entries belong to the list. */
  bibliographies: { name: string; text: string }[];
  /** Absent if everything was read. */
  unread?: UnreadPart[];
  /** Keys of the list that the text does not cite; `*` means all keys of the files. */
  alsoListed?: string[];
  front: FrontMatter;
  citations: InTextPlace[];
}

/** The reason why a file cannot be read as a document. */
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

/** A position in a document: offsets of its text and, for printed pages, the page (from 1) and the boxes of its lines. */
export type DocumentPlace = Span & { page?: number; boxes?: Box[] };

/** A citation in the text, and the indexes of the cited references, from 0. */
export interface DocumentCitation {
  text: string;
  sentence: string;
  place: DocumentPlace;
  refs: number[];
}

/** Kinds of mismatches between the text and the list. */
export const PROBLEM_KINDS = [
  'cited-not-listed',
  'listed-not-cited',
  'year-differs',
  'name-differs',
  'number-out-of-range',
  'order',
  'letters-mixed',
  'quoted-page',
  'numbers-shifted',
] as const;

/** A mismatch between the text and the list, with indexes from 0. */
export interface DocumentProblem {
  kind: (typeof PROBLEM_KINDS)[number];
  refs: number[];
  citations: number[];
  detail: string;
  /** Of shifted numbers: citations that clearly fit another entry than the cited one. */
  pairs?: { citation: number; cited: number; fits: number }[];
}

/** A possible reading error, reported once instead of a problem at every citation or entry, or something that was not read. */
export interface DocumentDoubt {
  kind: 'list-numbers' | 'list-entries' | 'citations' | UnreadPart['kind'];
  detail: string;
  /** Of something that was not read. */
  place?: DocumentPlace;
  values?: UnreadPart['values'];
}
