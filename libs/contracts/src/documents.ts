import type { Box, DocumentKind } from '@veracite/model/document';
import type { Doubt, Span } from '@veracite/model/reference';

/** Limits of a document that is sent. */
export const DOCUMENT_LIMITS = {
  /** Bytes of the file. */
  bytes: 30_000_000,
} as const;

/** A reference of a document's list. `text` is what a check is asked for. */
export interface DocumentReference {
  text: string;
  doubts: Pick<Doubt, 'code' | 'message'>[];
}

/** A citation in the text, and the positions of the references it means, from 0. */
export interface DocumentCitation {
  text: string;
  sentence: string;
  place: Span & { page?: number; boxes?: Box[] };
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

/** What a document was read as; nothing is checked, charged or kept. */
export interface DocumentAnswer {
  kind: DocumentKind;
  /** The document's text, in which places are offsets in UTF-16 units. */
  text: string;
  pages?: { width: number; height: number }[];
  references: DocumentReference[];
  citations: DocumentCitation[];
  problems: DocumentProblem[];
  /** References of which neither title nor identifier could be read. */
  unreadable: number;
  /** Credits that checking all references costs. */
  cost: number;
}
