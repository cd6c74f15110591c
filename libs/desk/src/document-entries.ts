import { fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import { toAsterisks } from '@veracite/formatting/markup';
import { reference as written } from '@veracite/formatting/reference';
import type { Reference } from '@veracite/model/reference';
import type { DocumentReport, ListedPlace } from '@veracite/verification/in-text/check-document';

/** A reference of a document as parsed, with its place and how it is shown. */
export interface DocumentEntry extends ListedPlace {
  text: string;
  reference: Reference;
  isUnreadable?: true;
  /** The formatted reference, when its text is an entry of a file. Italics are between asterisks. */
  shown?: string;
}

/** Returns the references of a document as they were parsed, so that they are not parsed again from their text. */
export function documentEntries({ references, listed }: DocumentReport): DocumentEntry[] {
  return references.map((reference, index) => {
    const isShownAsWritten = reference.format === 'text' || isUnreadable(reference);
    const shown = isShownAsWritten ? undefined : toAsterisks(written(reference.csl, 'apa'));
    const line = reference.raw.replace(/\s+/g, ' ').trim();
    return {
      text: fitsOneCitation(line) ? line : shortened(line, shown),
      reference,
      ...(shown !== undefined && { shown }),
      ...listed[index],
      ...(isUnreadable(reference) && { isUnreadable: true }),
    };
  });
}

/** Returns the text to check. An entry that is too long, such as one with its abstract, is formatted as a citation. */
function shortened(line: string, shown: string | undefined): string {
  const short = shown?.replaceAll('*', '') ?? line;
  return fitsOneCitation(short) ? short : line.slice(0, LIMITS.lineMax - 1).trim();
}

const isUnreadable = ({ csl, identifiers }: Reference): boolean =>
  csl.title === undefined && Object.keys(identifiers).length === 0;
