import type { DocumentPlace } from '@veracite/contracts/documents';
import type { DocumentFault, DocumentKind } from '@veracite/model/document';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Status } from '@veracite/model/verdict';
import { annotateJats, annotateTei } from './markup';
import { annotatePdf } from './pdf';
import { annotateWord } from './word';

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

/** Kinds of documents that can be annotated. */
export const ANNOTATED_KINDS = ['jats', 'tei', 'pdf', 'docx'] as const satisfies readonly DocumentKind[];

/**
 * Adds remarks to a file and leaves everything else of it as it is: comments in Word, highlights in PDF, processing
 * instructions in JATS and TEI. Returns a fault for a file that cannot be annotated, and does not throw.
 */
export async function annotate(
  file: Uint8Array,
  kind: DocumentKind,
  remarks: readonly Remark[],
  options: AnnotateOptions,
): Promise<AnnotatedFile | AnnotateFault> {
  switch (kind) {
    case 'jats':
      return annotateJats(file, remarks);
    case 'tei':
      return annotateTei(file, remarks);
    case 'pdf':
      return annotatePdf(file, remarks, options);
    case 'docx':
      return annotateWord(file, remarks, options);
    default:
      return { fault: 'kind', message: 'Files of this kind cannot be annotated.' };
  }
}
