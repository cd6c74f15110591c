import type { Box, DocumentKind } from '@veracite/model/document';
import type { Doubt, Span } from '@veracite/model/reference';

/** Limits of a document that is sent. */
export const DOCUMENT_LIMITS = {
  /** Bytes of the file. */
  bytes: 30_000_000,
} as const;

/** Where something stands: offsets of the document's text; of printed pages also the page, from 1, and the stretches of its lines. */
export type DocumentPlace = Span & { page?: number; boxes?: Box[] };

/** A reference of a document's list. `text` is what a check is asked for. */
export interface DocumentReference {
  text: string;
  /** As people read it, where `text` is an entry of a file (BibTeX, XML). Italics between asterisks. */
  shown?: string;
  /** Where it is printed in the document; absent when it comes from a file beside the text. */
  place?: DocumentPlace;
  /** Of an entry of a file of references: its key there. */
  key?: string;
  /** Neither a title nor an identifier could be read. */
  isUnreadable?: true;
  doubts: Pick<Doubt, 'code' | 'message'>[];
}

/** A citation in the text, and the positions of the references it means, from 0. */
export interface DocumentCitation {
  text: string;
  sentence: string;
  place: DocumentPlace;
  refs: number[];
}

/** What is wrong between the text and the list; positions from 0. */
export interface DocumentProblem {
  kind:
    | 'cited-not-listed'
    | 'listed-not-cited'
    | 'year-differs'
    | 'name-differs'
    | 'number-out-of-range'
    | 'order'
    | 'letters-mixed'
    | 'quoted-page';
  refs: number[];
  citations: number[];
  detail: string;
}

/** What may be a fault of the reading and none of the document, said once in place of many problems. */
export interface DocumentDoubt {
  kind: 'list-numbers' | 'list-entries' | 'citations';
  detail: string;
}

/** What a document was read as; nothing is checked, charged or kept. */
export interface DocumentAnswer {
  kind: DocumentKind;
  /** The document's text, in which places are offsets in UTF-16 units. */
  text: string;
  pages?: { width: number; height: number }[];
  references: DocumentReference[];
  citations: DocumentCitation[];
  problems: DocumentProblem[];
  doubts?: DocumentDoubt[];
  /** Files of BibTeX that came with the text, to be put right entry by entry. */
  files?: { name: string; text: string }[];
  /** References of which neither title nor identifier could be read. */
  unreadable: number;
  /** Credits that checking all references costs. */
  cost: number;
}
