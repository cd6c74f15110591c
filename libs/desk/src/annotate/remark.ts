import type { DocumentPlace } from '@veracite/contracts/documents';
import type { DocumentFault } from '@veracite/model/document';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Status } from '@veracite/model/verdict';

/** What a file is to state about one reference. */
export interface Remark {
  /** Position of the entry in the check. */
  position: number;
  /** The reference as it was checked. */
  raw: string;
  /** Its key in the file, such as the id of a `ref`. */
  key?: string;
  place?: DocumentPlace;
  status: Status;
  /** A few words, such as the name of the status. */
  label: string;
  /** Text for people, with line breaks between paragraphs. */
  comment: string;
  /** Of the work that was found. */
  identifiers: Identifiers;
}

export interface AnnotateOptions {
  /** Author of the comments. */
  author: string;
  /** Time of the comments. */
  at: Date;
}

/** The annotated file, and the positions of the remarks that have no place in it. */
export interface AnnotatedFile {
  file: Uint8Array;
  unplaced: number[];
}

/** The reason why a file is not annotated, with a sentence for people. */
export interface AnnotateFault {
  fault: DocumentFault | 'kind';
  message: string;
}
