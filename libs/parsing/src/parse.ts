import type { Reference } from '@veracite/model/reference';
import { detectFormat } from './formats/detect';
import { whyNotText } from './formats/file-kind';
import { bareIdentifier, splitOnCommas } from './formats/identifier-list';
import { readPastedTable } from './formats/pasted-table';
import { READERS } from './formats/readers';
import { toReference } from './formats/to-reference';
import { parseFile, referenceOf, type Remember } from './read-file';
import { readOne } from './read-one';
import { splitIntoEntries, readEntryTexts, type EntryText } from './entry-texts';
import type { ParsedText } from './parsed-text';
import { linesOf } from './split/lines';
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

/** Splits a plain-text list into entries without parsing them; undefined for structured files and tables. */
export function splitEntries(text: string): EntryText[] | undefined {
  if (whyNotText(text) !== undefined || detectFormat(text) !== 'text' || readPastedTable(text)) return undefined;
  return splitIntoEntries(text).entries;
}

function parseLines(text: string, now: Date): ParsedText {
  const lines = linesOf(text).filter((line) => !line.isBlank);
  const references = lines.map(({ text: raw, start, end }, i) => readOne(raw, { start, end }, `r${i + 1}`, now));
  return { format: 'text', layout: 'one-a-line', references, leftOut: [] };
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
    let index = line.start;
    for (const part of splitOnCommas(line.text)) {
      const start = text.indexOf(part, index);
      index = start + part.length;
      if (!bareIdentifier(part)) continue;
      references.push(readOne(part, { start, end: index }, `r${references.length + 1}`, now));
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
