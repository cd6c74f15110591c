import type { Reference, Span } from '@veracite/model/reference';
import { readEntryTexts, type EntryText } from '@veracite/parsing/entry-texts';
import { keyOf } from '@veracite/parsing/formats/bibtex/scan-bibtex';
import { splitEntries } from '@veracite/parsing/parse';
import { decodeText } from '@veracite/text/decode';
import { documentReferences, listReferences } from '../documents';
import { readBytes, decode } from '../input';

export interface EntryBytes {
  /** Name from the command line; `-` for standard input. */
  name: string;
  bytes: Uint8Array;
}

export interface EntryFile<E = Entry> extends EntryBytes {
  entries: E[];
}

export interface Entry extends Where {
  reference: Reference;
}

/** An entry of a plain-text list that is not parsed yet. */
export interface UnparsedEntry extends Where {
  text: EntryText;
}

interface Where {
  file: string;
  /** BibTeX key. */
  key?: string;
  /** Absent for entries that have no line, as in PDF and Word files. */
  place?: Place;
}

/** Finds the entries of a file; those of plain-text lists are not parsed yet. @throws UsageError */
export async function readEntries(name: string): Promise<EntryFile<Entry | UnparsedEntry>> {
  const bytes = await readBytes(name);
  const references = await documentReferences(name, bytes);
  if (references) return entriesOf(name, bytes, references, true);
  const texts = splitEntries(decode(bytes));
  return texts?.length
    ? { name, bytes, entries: unparsedEntriesOf(name, bytes, texts) }
    : entriesOf(name, bytes, listReferences(name, bytes));
}

/** Parses the entries that are not parsed yet. They must be in the order of their files. */
export function parseEntries(entries: readonly (Entry | UnparsedEntry)[]): Entry[] {
  const unread = entries.filter((entry): entry is UnparsedEntry => 'text' in entry);
  const files = [...new Set(unread.map(({ file }) => file))];
  const references = files.flatMap((name) => {
    const ofFile = unread.filter(({ file }) => file === name);
    return readEntryTexts(
      ofFile.map(({ text }) => text),
      new Date(),
    ).map((reference, index) => [ofFile[index], reference] as const);
  });
  const read = new Map<UnparsedEntry | undefined, Reference>(references);
  return entries.flatMap((entry) => {
    if ('reference' in entry) return [entry];
    const { text: _text, ...where } = entry;
    const reference = read.get(entry);
    return reference ? [{ ...where, reference }] : [];
  });
}

function unparsedEntriesOf(file: string, bytes: Uint8Array, texts: readonly EntryText[]): UnparsedEntry[] {
  const text = textOf(bytes);
  const placeOf = positionFinder(text);
  return texts.map((entry) => ({ file, text: entry, ...placed(entry, text, placeOf, false) }));
}

/** @param isWhole whether the file is a document; the spans of its references are not positions in its bytes */
export function entriesOf(
  name: string,
  bytes: Uint8Array,
  references: readonly Reference[],
  isWhole = false,
  text = textOf(bytes),
): EntryFile {
  const placeOf = positionFinder(text);
  const entries = references.map((reference): Entry => {
    const key = reference.format === 'bibtex' && !isWhole ? keyOf(reference.raw) : '';
    return { file: name, reference, ...(key && { key }), ...placed(reference, text, placeOf, isWhole) };
  });
  return { name, bytes, entries };
}

const textOf = (bytes: Uint8Array): string => (isText(bytes) ? decodeText(bytes) : '');

/** Finds the position of an entry: its span, or the first occurrence of its text or, without line numbers, of its first line. */
function placed(
  { raw, span }: Pick<Reference, 'raw' | 'span'>,
  text: string,
  placeOf: (span: Span) => Place,
  isWhole: boolean,
): Pick<Where, 'place'> {
  if (text.startsWith(raw, span.start) && !isWhole)
    return { place: placeOf({ start: span.start, end: span.start + raw.length }) };
  for (const words of [raw, raw.slice(0, raw.search(/\n|$/))]) {
    const start = words ? text.indexOf(words) : -1;
    if (start >= 0) return { place: placeOf({ start, end: start + words.length }) };
  }
  return {};
}

/** Tests for a file with lines: neither PDF nor an archive. */
const isText = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return !head.startsWith('PK\u0003\u0004') && !head.includes('%PDF-');
};

/** The position of an entry in its file: lines and columns from 1, columns in UTF-16 units, the end after the last character. */
export interface Place {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Returns a function that finds positions in a text. Lines end with LF, CR LF, or CR. */
function positionFinder(text: string): (span: Span) => Place {
  const starts = [0];
  for (let index = 0; index < text.length; index += 1)
    if (text[index] === '\n' || (text[index] === '\r' && text[index + 1] !== '\n')) starts.push(index + 1);
  const positionAt = (offset: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
  return ({ start, end }) => {
    const [first, last] = [positionAt(start), positionAt(end)];
    return { ...first, endLine: last.line, endColumn: last.column };
  };
}
