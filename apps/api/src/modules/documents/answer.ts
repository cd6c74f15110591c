import type { DocumentAnswer, DocumentReference } from '@veracite/contracts/documents';
import { fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import { toAsterisks } from '@veracite/formatting/markup';
import { reference as written } from '@veracite/formatting/reference';
import type { Document } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import type { ListedPlace } from '@veracite/verification/in-text/check-document';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';

/** Returns a document in its wire format, with the cost of checking its references. */
export function answerOf({ document, report }: ReadDocument): DocumentAnswer {
  const { citations, problems, doubts, listed } = report;
  const references = report.references.map((reference, at) => referenceOf(reference, listed[at] ?? {}));
  const files = filesOf(document, report.references);
  return {
    kind: document.kind,
    text: document.text,
    ...(document.pages && { pages: document.pages }),
    references,
    citations,
    problems,
    ...(doubts.length > 0 && { doubts }),
    ...(files.length > 0 && { files }),
    unreadable: references.filter(({ isUnreadable }) => isUnreadable).length,
    cost: references.length,
  };
}

function referenceOf(reference: Reference, { place, key }: ListedPlace): DocumentReference {
  const { raw, doubts, format } = reference;
  const line = raw.replace(/\s+/g, ' ').trim();
  const shown = format === 'text' || isUnreadable(reference) ? undefined : toAsterisks(written(reference.csl, 'apa'));
  return {
    text: fitsOneCitation(line) ? line : shortened(line, shown),
    ...(shown !== undefined && { shown }),
    ...(place && { place }),
    ...(key !== undefined && { key }),
    ...(isUnreadable(reference) && { isUnreadable: true }),
    doubts: doubts.map(({ code, message }) => ({ code, message })),
  };
}

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
