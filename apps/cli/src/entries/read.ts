import type { Reference, Span } from '@veracite/model/reference';
import { readEntryTexts, type EntryText } from '@veracite/parsing/entry-texts';
import { scanBibtex } from '@veracite/parsing/formats/bibtex/scan';
import { tellApart } from '@veracite/parsing/parse';
import { decodeText } from '@veracite/text/decode';
import { isDocument, referencesOf } from '../documents';
import { bytesOf, decode } from '../input';
import { placesIn, type Place } from './place';

/** A file as it was given. */
export interface EntryBytes {
  /** As named on the command line; `-` for the standard input. */
  name: string;
  bytes: Uint8Array;
}

/** A file with the entries that were found in it. */
export interface EntryFile<E = Entry> extends EntryBytes {
  entries: E[];
}

/** One entry of a file. */
export interface Entry extends Where {
  reference: Reference;
}

/** An entry of a list in plain text that is told apart from the others, and is read when its turn comes. */
export interface UnreadEntry extends Where {
  text: EntryText;
}

interface Where {
  file: string;
  /** Key of a BibTeX entry. */
  key?: string;
  /** Not known where the entry stands in no line: in a PDF or Word file. */
  place?: Place;
}

/** @throws UsageError when the file cannot be read */
export async function readEntries(name: string): Promise<EntryFile<Entry | UnreadEntry>> {
  const bytes = await bytesOf(name);
  const isWhole = isDocument(bytes, name);
  const texts = isWhole ? undefined : tellApart(decode(bytes));
  return texts?.length
    ? { name, bytes, entries: unreadEntriesOf(name, bytes, texts) }
    : entriesOf(name, bytes, await referencesOf(name, bytes), isWhole);
}

/** Reads the entries that are not read yet. They must follow each other as in their files. */
export function readAll(entries: readonly (Entry | UnreadEntry)[], now = new Date()): Entry[] {
  const unread = entries.filter((entry): entry is UnreadEntry => 'text' in entry);
  const files = [...new Set(unread.map(({ file }) => file))];
  const references = files.flatMap((name) => {
    const own = unread.filter(({ file }) => file === name);
    return readEntryTexts(
      own.map(({ text }) => text),
      now,
    ).map((reference, at) => [own[at], reference] as const);
  });
  const read = new Map<UnreadEntry | undefined, Reference>(references);
  return entries.flatMap((entry) => {
    if ('reference' in entry) return [entry];
    const { text: _text, ...where } = entry;
    const reference = read.get(entry);
    return reference ? [{ ...where, reference }] : [];
  });
}

function unreadEntriesOf(file: string, bytes: Uint8Array, texts: readonly EntryText[]): UnreadEntry[] {
  const { text, placeOf } = linesOf(bytes);
  return texts.map((entry) => ({ file, text: entry, ...placed(entry, text, placeOf, false) }));
}

/** @param isWhole whether it is a document, in whose bytes the places of its references mean nothing */
export function entriesOf(
  name: string,
  bytes: Uint8Array,
  references: readonly Reference[],
  isWhole = false,
): EntryFile {
  const { text, placeOf } = linesOf(bytes);
  const keys = new Map(
    references.some(({ format }) => format === 'bibtex') && !isWhole
      ? scanBibtex(text).entries.map(({ span, key }) => [span.start, key])
      : [],
  );
  const entries = references.map((reference): Entry => {
    const key = reference.format === 'bibtex' ? keys.get(reference.span.start) : undefined;
    return { file: name, reference, ...(key && { key }), ...placed(reference, text, placeOf, isWhole) };
  });
  return { name, bytes, entries };
}

function linesOf(bytes: Uint8Array) {
  const text = isText(bytes) ? decodeText(bytes) : '';
  return { text, placeOf: placesIn(text) };
}

/** Where an entry stands: where it was read, else where its words stand. */
function placed(
  { raw, span }: Pick<Reference, 'raw' | 'span'>,
  text: string,
  placeOf: (span: Span) => Place,
  isWhole: boolean,
): Pick<Where, 'place'> {
  const start = text.startsWith(raw, span.start) && !isWhole ? span.start : raw ? text.indexOf(raw) : -1;
  return start >= 0 ? { place: placeOf({ start, end: start + raw.length }) } : {};
}

/** Neither PDF nor an archive, in whose bytes no line can be pointed at. */
const isText = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return !head.startsWith('PK\u0003\u0004') && !head.includes('%PDF-');
};
