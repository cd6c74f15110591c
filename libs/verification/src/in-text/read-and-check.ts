import { readDocument } from '@veracite/documents/read-document';
import type { Folder } from '@veracite/documents/folder';
import type { DocumentFault } from '@veracite/model/document';
import { fromLatex } from '@veracite/parsing/formats/latex/to-text';
import { checkDocument, type DocumentReport } from './check-document';
import { readListFile } from './list-file';
import type { Document } from '@veracite/model/document';

/** A parsed document and its report. */
export interface ReadDocument {
  document: Document;
  report: DocumentReport;
}

interface DocumentFile {
  bytes: Uint8Array;
  /** File name; its extension distinguishes Markdown from plain text. */
  name?: string;
  /** Files that a LaTeX or Markdown file includes. */
  folder?: Folder;
}

const TOO_LARGE = {
  fault: 'too-large',
  message: 'This document has too many parts, or parts that are nested too deeply, to be read at once.',
} as const;

/** Parses a file as a document and links its citations, or returns a fault with a message for users. */
export async function readAndCheck(
  { bytes, name, folder }: DocumentFile,
  now = new Date(),
): Promise<ReadDocument | { fault: DocumentFault; message: string }> {
  try {
    const read = await readDocument(bytes, {
      plainOfLatex: fromLatex,
      ...(name !== undefined && { name }),
      ...(folder && { folder }),
    });
    if ('fault' in read) return read;
    const report = checkDocument(read.document, now);
    const list = report.references.length === 0 ? readListFile(read.document, bytes, now) : undefined;
    return list ?? { document: read.document, report };
  } catch (error) {
    // A function was called with too many arguments, or called itself too often.
    if (error instanceof RangeError) return TOO_LARGE;
    throw error;
  }
}
