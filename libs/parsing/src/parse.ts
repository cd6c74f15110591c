import type { InputFormat, Reference } from '@veracite/model/reference';
import { detectFormat } from './formats/detect';
import type { Entry, PlainEntry, Remember } from './formats/entry';
import { whyNotText } from './formats/file-kind';
import { bareIdentifier, splitOnCommas } from './formats/identifier-list';
import { independentParts } from './formats/bibtex/independent-parts';
import { lostCommand } from './formats/latex/lost-command';
import { readPastedTable } from './formats/pasted-table';
import { READERS } from './formats/readers';
import { toReference } from './formats/to-reference';
import { readOne } from './read-one';
import { splitIntoEntries, readEntryTexts, type EntryText } from './entry-texts';
import type { ParsedText } from './parsed-text';
import { linesOf } from './split/lines';
import { looksLikeStart } from './split/reference-edges';
import { splitText } from './split/split-text';

interface ParseOptions {
  /** The current date, used to detect years in the future. */
  now?: Date;
  /** Treats every line that is not blank as an entry. */
  layout?: 'one-a-line';
  /** Keeps what was read, for a BibTeX file that is parsed again. */
  remember?: Remember;
}

/** Parses a pasted list or file. Never throws: an entry that cannot be parsed has `raw` and a doubt. */
export function parse(text: string, options: ParseOptions = {}): Reference[] {
  return parseText(text, options).references;
}

/** Parses like `parse`, and also returns the format, the layout and the spans that belong to no entry. */
export function parseText(text: string, options: ParseOptions = {}): ParsedText {
  const now = options.now ?? new Date();
  const problem = whyNotText(text);
  if (problem) return { format: 'text', references: [], leftOut: [], problem };
  if (options.layout === 'one-a-line') return parseLines(text, now);
  const format = detectFormat(text);
  if (format === 'text') return parseList(text, now);
  const references =
    format === 'identifier-list' ? parseIdentifiers(text, now) : parseFile(text, format, now, options.remember);
  return references ? { format, references, leftOut: [] } : parseList(text, now);
}

/** Splits a plain-text list into entries without parsing them; undefined for structured files. */
export function splitEntries(text: string): EntryText[] | undefined {
  if (whyNotText(text) !== undefined || detectFormat(text) !== 'text') return undefined;
  return splitIntoEntries(text).entries;
}

/** Parses a structured file. @returns undefined if the text is not in this format after all */
function parseFile(
  text: string,
  format: keyof typeof READERS,
  now: Date,
  remember?: Remember,
): Reference[] | undefined {
  const references =
    (remember && format === 'bibtex' && referencesByPart(text, now, remember)) ||
    wholeReferences(text, format, now, remember);
  return references?.map((reference, i) => ({ ...reference, id: `r${i + 1}` }));
}

/** Reads only the parts of a BibTeX file that are new; undefined for a file that must be read as a whole. */
function referencesByPart(text: string, now: Date, remember: Remember): Reference[] | undefined {
  const read = independentParts(text)?.map(({ start, end }) => {
    const part = text.slice(start, end);
    return { ...remember(part, () => readPart(part, now)), start };
  });
  if (!read?.every(({ isAlike }) => isAlike) || !read.some(({ hasEntry }) => hasEntry)) return undefined;
  return read.flatMap(({ references, start }) =>
    references.map((each) => ({ ...each, span: { start: start + each.span.start, end: start + each.span.end } })),
  );
}

/** Reads a part of a BibTeX file: its entries, and references in plain text after them. */
function readPart(text: string, now: Date) {
  const entries = READERS.bibtex(text) ?? [];
  const read = entries.map((entry) => referenceOf(entry, text, 'bibtex', now));
  const hasEntry = entries[0] !== undefined;
  const isClosed = !entries.some((entry) => 'isBroken' in entry && entry.isBroken);
  return {
    hasEntry,
    /** An entry that is not closed may continue in the next part, and what begins like one and is none belongs to the part before. */
    isAlike: isClosed && (entries[0]?.span.start === 0 || (!hasEntry && !/^@(?!comment|preamble)/i.test(text))),
    references: inOrder([...read, ...parseBetween(text, entries, now)]),
  };
}

const inOrder = (references: Reference[]): Reference[] => references.sort((a, b) => a.span.start - b.span.start);

function wholeReferences(
  text: string,
  format: keyof typeof READERS,
  now: Date,
  remember?: Remember,
): Reference[] | undefined {
  const entries = READERS[format](text, remember);
  // A BibTeX file may contain only macros and comments. In other formats no entries means that the format is wrong.
  if (!entries || (entries.length === 0 && format !== 'bibtex')) return undefined;
  const references = entries.map((entry) => {
    const read = () => referenceOf(entry, text, format, now);
    const source = 'source' in entry ? entry.source : undefined;
    return remember && source !== undefined ? { ...remember(source, read), span: entry.span } : read();
  });
  const isBibtex = format === 'bibtex' && entries.length > 0;
  return inOrder(isBibtex ? [...references, ...parseBetween(text, entries, now)] : references);
}

/** Converts an entry of a structured file, which has fields or plain text. */
function referenceOf(entry: Entry | PlainEntry, text: string, format: InputFormat, now: Date): Reference {
  if ('csl' in entry) return toReference(entry, text, format, '', now);
  const { span, holes } = entry;
  const raw = text.slice(span.start, span.end);
  const reference = readOne(raw, span, '', now, { holes });
  const lost = format === 'latex' ? lostCommand(raw) : undefined;
  return { ...reference, format, ...(lost && { doubts: [lost, ...reference.doubts] }) };
}

function parseLines(text: string, now: Date): ParsedText {
  const lines = linesOf(text).filter((line) => !line.isBlank);
  const references = lines.map(({ text: raw, start, end }, i) => readOne(raw, { start, end }, `r${i + 1}`, now));
  return { format: 'text', layout: 'one-a-line', references, leftOut: [] };
}

/** Parses references in plain text between the entries of a BibTeX file. Other text there is a comment. */
function parseBetween(text: string, entries: readonly (Entry | PlainEntry)[], now: Date): Reference[] {
  const ends = [...entries.map(({ span }) => span), { start: text.length, end: text.length }];
  return ends.flatMap(({ start: until }, i) => {
    const from = ends[i - 1]?.end ?? 0;
    if (text.slice(from, until).trim() === '') return [];
    return splitText(text.slice(from, until)).parts.flatMap((part) => {
      const span = { start: from + part.start + part.lead, end: from + part.end };
      const raw = text.slice(span.start, span.end);
      const isReference = looksLikeStart(raw) && /(?:1[5-9]|20)\d{2}/.test(raw) && !/[{}=]|^%/.test(raw);
      return isReference ? [readOne(raw, span, '', now)] : [];
    });
  });
}

/** Parses one citation in any format. Of several references it returns the first or all text, with a doubt. */
export function parseOne(text: string, options: ParseOptions = {}): Reference {
  const now = options.now ?? new Date();
  const start = text.length - text.trimStart().length;
  const span = { start, end: Math.max(start, text.trimEnd().length) };
  const format = detectFormat(text);
  if (format !== 'text' && format !== 'identifier-list') {
    const entries = READERS[format](text);
    const first = entries?.[0];
    if (entries && first) {
      const whole = 'csl' in first && entries.length === 1 ? { ...first, span } : first;
      const reference = { ...referenceOf(whole, text, format, now), id: 'r1' };
      return entries.length > 1 ? severalReferences(reference) : reference;
    }
  }
  const reference = readOne(text.slice(span.start, span.end), span, 'r1', now);
  return isSeveral(text) ? severalReferences(reference) : reference;
}

/** Returns true for several parts that have a year or an identifier and begin like a reference. */
function isSeveral(text: string): boolean {
  if (!text.trim().includes('\n')) return false;
  const { parts } = splitText(text);
  return (
    parts.filter((part) => !part.isDoubtful).length > 1 &&
    parts.filter((part) => /(?:1[5-9]|20)\d{2}|10\.\d{4}/.test(text.slice(part.start, part.end))).length > 1
  );
}

function severalReferences(reference: Reference): Reference {
  const message = 'There seem to be several references here; put each on a line of its own.';
  return { ...reference, doubts: [...reference.doubts, { code: 'several-references', message }] };
}

function parseIdentifiers(text: string, now: Date): Reference[] {
  const references: Reference[] = [];
  for (const line of linesOf(text)) {
    let at = line.start;
    for (const part of splitOnCommas(line.text)) {
      const start = text.indexOf(part, at);
      at = start + part.length;
      if (!bareIdentifier(part)) continue;
      references.push(readOne(part, { start, end: at }, `r${references.length + 1}`, now));
    }
  }
  return references;
}

function parseList(given: string, now: Date): ParsedText {
  const rows = readPastedTable(given);
  if (rows)
    return {
      format: 'text',
      references: rows.map((entry, i) => toReference(entry, given, 'text', `r${i + 1}`, now)),
      leftOut: [],
    };
  const { entries, ...list } = splitIntoEntries(given);
  return { format: 'text', ...list, references: readEntryTexts(entries, now) };
}
