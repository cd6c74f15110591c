import type {
  DocumentCitation,
  DocumentDoubt,
  DocumentKind,
  DocumentPlace,
  DocumentProblem,
} from '@veracite/model/document';
import type { Doubt } from '@veracite/model/reference';

/** Limits of an uploaded document. */
export const DOCUMENT_LIMITS = {
  /** Bytes of the file. */
  bytes: 30_000_000,
} as const;

/** A reference of a document's list. `text` is the text to check. */
export interface DocumentReference {
  text: string;
  /** The formatted reference when `text` is an entry of a file (BibTeX, XML). Italics are between asterisks. */
  shown?: string;
  /** Its position in the document; absent for a reference from a separate file. */
  place?: DocumentPlace;
  /** Its key in a file of references. */
  key?: string;
  /** Neither a title nor an identifier could be read. */
  isUnreadable?: true;
  doubts: Pick<Doubt, 'code' | 'message'>[];
}

/** A sentence next to the entry that it cites and the one that it fits. Positions count from 0. */
export interface ShiftExample {
  sentence: string;
  cited: { position: number; text: string };
  fits: { position: number; text: string };
}

/** Returns the pairs of shifted numbers with their texts. @param textOf returns the text of an entry */
export const shiftExamples = (
  pairs: NonNullable<DocumentProblem['pairs']>,
  citations: readonly { sentence: string }[],
  textOf: (position: number) => string | undefined,
): ShiftExample[] =>
  pairs.map(({ citation, cited, fits }) => ({
    sentence: citations[citation]?.sentence ?? '',
    cited: { position: cited, text: textOf(cited) ?? '' },
    fits: { position: fits, text: textOf(fits) ?? '' },
  }));

/** A parsed document. Nothing is checked, charged or stored. */
export interface DocumentAnswer {
  kind: DocumentKind;
  /** The document's text. Positions are offsets of it in UTF-16 units. */
  text: string;
  pages?: { width: number; height: number }[];
  references: DocumentReference[];
  citations: DocumentCitation[];
  problems: DocumentProblem[];
  /** Possible problems that may be reading errors, or words that are no citations. */
  questions?: DocumentProblem[];
  doubts?: DocumentDoubt[];
  /** BibTeX files that came with the text, whose entries can be corrected. */
  files?: { name: string; text: string }[];
  /** Number of references without a readable title or identifier. */
  unreadable: number;
  /** Credits that checking all references costs at most. */
  cost: number;
}
