import type { Reference } from '@veracite/model/reference';
import { scanBibtex } from '@veracite/parsing/formats/bibtex/scan';
import { decodeText } from '@veracite/text/decode';
import { isDocument, referencesOf } from '../documents';
import { bytesOf } from '../input';
import { placesIn, type Place } from './place';

/** A file with the entries that were read in it. */
export interface EntryFile {
  /** As named on the command line; `-` for the standard input. */
  name: string;
  bytes: Uint8Array;
  entries: Entry[];
}

/** One entry of a file. */
export interface Entry {
  file: string;
  reference: Reference;
  /** Key of a BibTeX entry. */
  key?: string;
  /** Not known where the entry stands in no line: in a PDF or Word file. */
  place?: Place;
}

/** @throws UsageError when the file cannot be read */
export async function readEntries(name: string): Promise<EntryFile> {
  const bytes = await bytesOf(name);
  return entriesOf(name, bytes, await referencesOf(name, bytes), isDocument(bytes, name));
}

/** @param isWhole whether it is a document, in whose bytes the places of its references mean nothing */
export function entriesOf(
  name: string,
  bytes: Uint8Array,
  references: readonly Reference[],
  isWhole = false,
): EntryFile {
  const text = isText(bytes) ? decodeText(bytes) : '';
  const placeOf = placesIn(text);
  const keys = new Map(
    references.some(({ format }) => format === 'bibtex') && !isWhole
      ? scanBibtex(text).entries.map(({ span, key }) => [span.start, key])
      : [],
  );
  const entries = references.map((reference): Entry => {
    const { raw, span } = reference;
    const start = text.startsWith(raw, span.start) && !isWhole ? span.start : raw ? text.indexOf(raw) : -1;
    const key = reference.format === 'bibtex' ? keys.get(span.start) : undefined;
    return {
      file: name,
      reference,
      ...(key && { key }),
      ...(start >= 0 && { place: placeOf({ start, end: start + raw.length }) }),
    };
  });
  return { name, bytes, entries };
}

/** Neither PDF nor an archive, in whose bytes no line can be pointed at. */
const isText = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return !head.startsWith('PK\u0003\u0004') && !head.includes('%PDF-');
};
