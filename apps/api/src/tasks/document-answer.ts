import type { DocumentAnswer, DocumentReference } from '@veracite/contracts/documents';
import { fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import { toAsterisks } from '@veracite/formatting/markup';
import { reference as written } from '@veracite/formatting/reference';
import type { Document } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import type { DocumentReport, ListedPlace } from '@veracite/verification/in-text/check-document';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import type { NewEntry } from './read-list';

/** A reference of a document as parsed, with its place and how it is shown. */
interface DocumentEntry extends ListedPlace {
  text: string;
  reference: Reference;
  isUnreadable?: true;
  /** The formatted reference, when its text is an entry of a file. Italics are between asterisks. */
  shown?: string;
}

/** Returns the references of a document as they were parsed, so that they are not parsed again from their text. */
export function documentEntries({ references, listed }: DocumentReport): DocumentEntry[] {
  return references.map((reference, at) => {
    const isShownAsWritten = reference.format === 'text' || isUnreadable(reference);
    const shown = isShownAsWritten ? undefined : toAsterisks(written(reference.csl, 'apa'));
    const line = reference.raw.replace(/\s+/g, ' ').trim();
    return {
      text: fitsOneCitation(line) ? line : shortened(line, shown),
      reference,
      ...(shown !== undefined && { shown }),
      ...listed[at],
      ...(isUnreadable(reference) && { isUnreadable: true }),
    };
  });
}

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

/** Returns the text to check. An entry that is too long, such as one with its abstract, is formatted as a citation. */
function shortened(line: string, shown: string | undefined): string {
  const short = shown?.replaceAll('*', '') ?? line;
  return fitsOneCitation(short) ? short : line.slice(0, LIMITS.lineMax - 1).trim();
}

const isUnreadable = ({ csl, identifiers }: Reference): boolean =>
  csl.title === undefined && Object.keys(identifiers).length === 0;

/** Returns the BibTeX files that contain references of the list. */
function filesOf({ bibliographies }: Document, references: readonly Reference[]): { name: string; text: string }[] {
  const entries = references.filter(({ format }) => format === 'bibtex').map(({ raw }) => raw);
  return bibliographies.filter(({ text }) => entries.some((raw) => text.includes(raw)));
}
