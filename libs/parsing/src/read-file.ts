import type { InputFormat, Reference, Span } from '@veracite/model/reference';
import { divideBibtex } from './formats/bibtex/divide-bibtex';
import { scanBibtex } from './formats/bibtex/scan-bibtex';
import type { Entry, PlainEntry } from './formats/entry';
import { lostCommand } from './formats/latex/lost-command';
import { READERS } from './formats/readers';
import { toReference } from './formats/to-reference';
import { readOne } from './read-one';
import { looksLikeStart } from './split/reference-edges';
import { splitText } from './split/split-text';

/** Returns what was read from a source before, else reads it: for a file that is parsed again after each change. */
export type Remember = <T>(source: string, read: () => T) => T;

/** Parses a structured file. @returns undefined if the text is not in this format after all */
export function parseFile(
  text: string,
  format: keyof typeof READERS,
  now: Date,
  remember?: Remember,
): Reference[] | undefined {
  const references =
    (remember && format === 'bibtex' && referencesByPart(text, now, remember)) || wholeReferences(text, format, now);
  return references?.map((reference, i) => ({ ...reference, id: `r${i + 1}` }));
}

/** Represents the next part, before which an entry ends that is not closed. */
const NEXT_PART = '@end{}\n';

/** Reads only the parts of a BibTeX file that are new; undefined for a file that must be read as a whole. */
function referencesByPart(text: string, now: Date, remember: Remember): Reference[] | undefined {
  const parts = divideBibtex(text)?.map(({ start, end, before, after }, index, { length }) => {
    const span = { start: before.length, end: before.length + end - start };
    const source = before + text.slice(start, end) + (index < length - 1 ? NEXT_PART : '') + after;
    return { ...remember(`${span.start} ${span.end} ${source}`, () => readPart(source, span, now)), start };
  });
  const isAlike = parts?.every((part, index) => part.isAlike && (part.isApart || parts[index - 1]?.isBare !== false));
  if (!isAlike || !parts?.some(({ hasEntry }) => hasEntry)) return undefined;
  return parts.flatMap(({ references, start }) => references.map((each) => moved(each, start)));
}

/** Reads the part of a BibTeX file that is in a span of a source: its entries, and references in plain text after them. */
function readPart(source: string, { start: from, end: to }: Span, now: Date) {
  const part = source.slice(from, to);
  const isInside = ({ start }: Span) => start >= from && start < to;
  const entries = (READERS.bibtex(source) ?? []).filter(({ span }) => isInside(span)).map((each) => moved(each, -from));
  const { entries: scanned, declarations } = scanBibtex(source);
  const spans = [...scanned.map(({ span }) => span), ...declarations];
  const works = spans.filter((span) => !isComment(source, span)).sort((a, b) => a.start - b.start);
  const isBare =
    outside(source, { start: from, end: to }, works)
      .replace(/%[^\n]*/g, '')
      .trim() === '';
  const isApart = entries[0]?.span.start === 0 || !part.startsWith('@');
  const isEnded = to === source.length || spans.some(({ start }) => start === to);
  return {
    hasEntry: entries.length > 0,
    /** What does not end before the next part is read otherwise with it. */
    isAlike: isEnded && (isApart || isBare),
    /** Whether it has entries and strings only. */
    isBare,
    /** Whether it begins with a work. Another beginning is read together with the text before it. */
    isApart,
    references: inOrder([
      ...entries.map((entry) => referenceOf(entry, part, 'bibtex', now)),
      ...parseBetween(part, entries, now),
    ]),
  };
}

const isComment = (text: string, { start }: Span): boolean =>
  /^@\s*(?:comment|preamble)\b/i.test(text.slice(start, start + 20));

/** Returns what is in a span of a text and in none of others, which are in their order. */
function outside(text: string, { start, end }: Span, spans: readonly Span[]): string {
  const inside = spans.filter((span) => span.start >= start && span.start < end);
  return [{ start, end: start }, ...inside]
    .map((span, index, all) => text.slice(span.end, all[index + 1]?.start ?? end))
    .join('');
}

const moved = <T extends { span: Span }>(it: T, by: number): T => ({
  ...it,
  span: { start: it.span.start + by, end: it.span.end + by },
});

const inOrder = (references: Reference[]): Reference[] => references.sort((a, b) => a.span.start - b.span.start);

function wholeReferences(text: string, format: keyof typeof READERS, now: Date): Reference[] | undefined {
  const entries = READERS[format](text);
  // A BibTeX file may contain only macros and comments. In other formats no entries means that the format is wrong.
  if (!entries || (entries.length === 0 && format !== 'bibtex')) return undefined;
  const references = entries.map((entry) => referenceOf(entry, text, format, now));
  const isBibtex = format === 'bibtex' && entries.length > 0;
  return inOrder(isBibtex ? [...references, ...parseBetween(text, entries, now)] : references);
}

/** Converts an entry of a structured file, which has fields or plain text. */
export function referenceOf(entry: Entry | PlainEntry, text: string, format: InputFormat, now: Date): Reference {
  if ('csl' in entry) return toReference(entry, text, format, '', now);
  const { span, holes } = entry;
  const raw = text.slice(span.start, span.end);
  const reference = readOne(raw, span, '', now, { holes });
  const lost = format === 'latex' ? lostCommand(raw) : undefined;
  return { ...reference, format, ...(lost && { doubts: [lost, ...reference.doubts] }) };
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
