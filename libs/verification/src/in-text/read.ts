import { readDocument } from '@veracite/documents/read-document';
import type { Folder } from '@veracite/documents/folder';
import type { DocumentFault } from '@veracite/model/document';
import { fromLatex } from '@veracite/parsing/formats/latex/to-text';
import { checkDocument, type DocumentReport } from './check';
import type { Document } from '@veracite/model/document';

/** A whole document and what is said of it. */
export interface ReadDocument {
  document: Document;
  report: DocumentReport;
}

export interface DocumentFile {
  bytes: Uint8Array;
  /** Its name, which tells Markdown from plain text. */
  name?: string;
  /** Files beside it that a LaTeX or a Markdown file takes in. */
  folder?: Folder;
}

/** Reads a file as a document and links its citations; a fault has its name and a sentence for people. */
export async function readAndCheck(
  { bytes, name, folder }: DocumentFile,
  now = new Date(),
): Promise<ReadDocument | { fault: DocumentFault; message: string }> {
  const read = await readDocument(bytes, {
    plainOfLatex: fromLatex,
    ...(name !== undefined && { name }),
    ...(folder && { folder }),
  });
  return 'fault' in read ? read : { document: read.document, report: checkDocument(read.document, now) };
}
