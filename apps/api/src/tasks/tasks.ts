/** Tasks of worker threads (`platform/threads`). Their arguments and results are copied. */
import type { DocumentProblem } from '@veracite/model/document';
import type { FoundWork } from '@veracite/contracts/find';
import { documentEntries } from '@veracite/desk/document-entries';
import { wordDocument } from '@veracite/formatting/export/word';
import type { Span } from '@veracite/model/reference';
import { parseText as readText } from '@veracite/parsing/parse';
import type { ParsedText } from '@veracite/parsing/parsed-text';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import type { Ranked } from '@veracite/verification/finder/chances';
import { documentAnswer, newEntryOf } from './document-answer';
import { foundWork } from './found-work';
import { parseAnswer } from './parse-answer';
import { entriesJson, type EntriesJson } from './read-list';

export { signCertificate } from '@veracite/certificate/certificate';
export { annotate } from '@veracite/desk/annotate/annotate';
export { correctFile } from '@veracite/desk/annotate/correct-file';
export { writeCollection } from '@veracite/desk/export/table';
export { readIgnoreList } from '@veracite/desk/ignore-list';
export { unpackPapers } from '@veracite/desk/unpack/unpack-papers';
export { exportWorks } from '@veracite/formatting/export/formats';
export { pageSignalsOf } from '@veracite/reputation/web/page-signals';
export { analyze } from '@veracite/verification/bibliography/analyze';
export { readInText } from '@veracite/verification/bibliography/in-text/read-in-text';
export { weigh } from '@veracite/verification/finder/weigh';
export { nearestPassages } from '@veracite/verification/fit/nearest-passage';
export { readList } from './read-list';
export { readPaper } from './read-paper';
export { writeWorks } from './write-works';

/** Parses a pasted list or file; with `spans` only their references are copied back. */
export function parseText(text: string, spans?: Span[]): ParsedText {
  const parsed = readText(text);
  if (!spans) return parsed;
  const wanted = new Set(spans.map(({ start, end }) => `${start}-${end}`));
  return { ...parsed, references: parsed.references.filter(({ span }) => wanted.has(`${span.start}-${span.end}`)) };
}

/** Parses a text and returns a `ParseAnswer` as JSON. */
export const parseToJson = (text: string): Uint8Array => toJson(parseAnswer(text, readText(text)));

interface DocumentTask {
  bytes: Uint8Array;
  name: string;
}

interface DocumentReading {
  /** A `DocumentAnswer` as JSON. */
  answer: Uint8Array;
  entries: EntriesJson;
  problems: DocumentProblem[];
}

/** Reads a document. @returns its references and problems, or a fault with a message for users */
export async function readFile(file: DocumentTask): Promise<DocumentReading | { fault: string; message: string }> {
  const read = await readAndCheck(file);
  if ('fault' in read) return read;
  if (read.report.references.length + read.report.citations.length === 0) return NOTHING_READ;
  const answer = toJson(documentAnswer(read));
  if (answer.length > MAX_ANSWER) return TOO_LARGE;
  const entries = entriesJson(documentEntries(read.report).map(newEntryOf));
  return { answer, entries, problems: read.report.problems };
}

/** Length of the longest answer in bytes. A text of citations alone multiplies, as each has its sentence. */
const MAX_ANSWER = 50_000_000;
const NOTHING_READ = {
  fault: 'empty',
  message: 'No references were found in this file. If it has some, paste them as text.',
};
const TOO_LARGE = { fault: 'too-large', message: 'This document has more citations than can be shown at once.' };

const toJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** Writes a report as a Word document. Lines without a value are headings. */
export const writeReport = (report: string): Uint8Array =>
  wordDocument(
    report
      .split('\n')
      .filter(Boolean)
      .map((text, index) => ({
        runs: [{ text, bold: !/^- |: /.test(text) }],
        set: index === 0 ? ('heading' as const) : ('plain' as const),
      })),
  );

/** Formats found works for the wire. @param names display names by connector id */
export const writeFound = (ranked: Ranked[], names: Record<string, string>): FoundWork[] =>
  ranked.map((work) => foundWork(work, (connector) => names[connector] ?? connector));
