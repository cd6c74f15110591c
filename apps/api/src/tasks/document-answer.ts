import type { DocumentAnswer, DocumentReference } from '@veracite/contracts/documents';
import { documentEntries, type DocumentEntry } from '@veracite/desk/document-entries';
import type { Document } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import type { NewEntry } from './read-list';

/** Returns an entry as it is stored. */
export const newEntryOf = ({ text, reference, isUnreadable, ...details }: DocumentEntry): NewEntry => ({
  text,
  reference,
  included: !isUnreadable,
  details,
});

/** Returns a document in its wire format, with the cost of checking its references. */
export function documentAnswer({ document, report }: ReadDocument): DocumentAnswer {
  const { citations, problems, questions, doubts } = report;
  const references = documentEntries(report).map(toDocumentReference);
  const files = filesOf(document, report.references);
  return {
    kind: document.kind,
    text: document.text,
    ...(document.pages && { pages: document.pages }),
    references,
    citations,
    problems,
    ...(questions.length > 0 && { questions }),
    ...(doubts.length > 0 && { doubts }),
    ...(files.length > 0 && { files }),
    unreadable: references.filter((reference) => reference.isUnreadable).length,
    cost: references.length,
  };
}

const toDocumentReference = ({ reference, ...entry }: DocumentEntry): DocumentReference => ({
  ...entry,
  doubts: reference.doubts.map(({ code, message }) => ({ code, message })),
});

/** Returns the BibTeX files that contain references of the list. */
function filesOf({ bibliographies }: Document, references: readonly Reference[]): { name: string; text: string }[] {
  const entries = references.filter(({ format }) => format === 'bibtex').map(({ raw }) => raw);
  return bibliographies.filter(({ text }) => entries.some((raw) => text.includes(raw)));
}
