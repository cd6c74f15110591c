import { isFault } from '@veracite/documents/fault';
import { headingKind } from '@veracite/documents/list/headings';
import { recognize } from '@veracite/documents/recognize';
import type { DocumentDoubt } from '@veracite/model/document';
import type { Reference } from '@veracite/model/reference';
import { parse, parseText } from '@veracite/parsing/parse';
import { unreadSentence } from '@veracite/verification/in-text/unread-parts';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { UsageError } from './exit';
import { readBytes, decode } from './input';
import { readInWorkerThread } from './read-in-worker-thread';

/**
 * Reads a file as a document, including the files of its folder that it includes. The references are the same as those
 * of `readReferences`: of a file that is only a list, they are those of the list.
 * @param content its bytes, if they were read already
 * @throws UsageError with the reason when it cannot be read
 */
export async function readDocument(file: string, content?: Uint8Array): Promise<ReadDocument> {
  const bytes = content ?? (await readBytes(file));
  const read = await readInWorkerThread(file, bytes);
  if (isKnownDocument(bytes, file) || citesItsList(read)) return read;
  const text = decode(bytes);
  const { references, leftOut, text: arranged = text } = parseText(text);
  if (references.length === 0 || (isMarkdown(bytes, file) && !isList(references))) return read;
  const listed = references.map(() => ({}));
  const prose = leftOut.filter(({ kind }) => kind === 'prose').map(({ start, end }) => arranged.slice(start, end));
  const doubts = [
    ...read.report.doubts.filter(({ kind }) => kind === 'line-numbers'),
    ...prose.map((words): DocumentDoubt => {
      const part = { kind: 'not-an-entry', values: { text: words.trim() } } as const;
      return { ...part, detail: unreadSentence(part) };
    }),
  ];
  return { ...read, report: { references, listed, citations: [], problems: [], questions: [], doubts } };
}

/** Reads the references of a file: the list of references of a document, or all references in a file of another kind. */
export async function readReferences(file: string): Promise<Reference[]> {
  const bytes = await readBytes(file);
  return (await documentReferences(file, bytes)) ?? listReferences(file, bytes);
}

/** Reads the references of a document, and says on standard error what was not read. @returns undefined for a file that is only a list of references */
export async function documentReferences(file: string, bytes: Uint8Array): Promise<Reference[] | undefined> {
  const isKnown = isKnownDocument(bytes, file);
  if (!isKnown && !mayBeDocument(bytes, file)) return undefined;
  const read = await readInWorkerThread(file, bytes);
  if (isKnown || citesItsList(read)) {
    for (const { detail, values } of read.report.doubts) if (values) process.stderr.write(`${file}: ${detail}\n`);
    return read.report.references;
  }
  return isMarkdown(bytes, file) && !isList(parse(decode(bytes))) ? read.report.references : undefined;
}

/** Parses the references of a file that is only a list. */
export function listReferences(file: string, bytes: Uint8Array): Reference[] {
  const text = decode(bytes);
  if (file === '-' && !text.trim()) throw new UsageError('Standard input is empty.');
  return parse(text);
}

const citesItsList = ({ report: { references, citations } }: ReadDocument): boolean =>
  references.length > 0 && citations.length > 0;

/** Tests whether the kind of a file is one of documents. Files of other kinds are documents if they cite their list. */
function isKnownDocument(bytes: Uint8Array, name: string): boolean {
  const found = recognize(bytes, name);
  if (isFault(found)) return found.fault === 'encrypted' || found.fault === 'bomb';
  if (!('text' in found)) return true;
  if (found.kind === 'latex') return /\\(?:documentclass|begin\s?\{document\})/.test(found.text);
  return found.kind === 'markdown' && /^(?:bibliography|references):/m.test(found.text);
}

/** Tests whether a file is Markdown with keys, or with user names: "Doe, T. [@timdoe]. (2021)." */
function isMarkdown(bytes: Uint8Array, name: string): boolean {
  const found = recognize(bytes, name);
  return !isFault(found) && found.kind === 'markdown' && /\[[^\]]{0,200}@/.test(found.text);
}

/** Tests whether most references of a text are complete, as those of a list are and sentences that cite are not. */
const isList = (references: readonly Reference[]): boolean =>
  references.filter(({ csl }) => csl.title && csl.author && csl.issued).length > references.length / 2;

/** Tests whether a file has a structure, or a text above the heading of a list. */
function mayBeDocument(bytes: Uint8Array, name: string): boolean {
  const found = recognize(bytes, name);
  if (isFault(found) || !('text' in found)) return false;
  if (found.kind !== 'text') return true;
  const lines = found.text.trimStart().split(/\r\n?|\n/);
  return lines.some((line, index) => index > 0 && headingKind(line) === 'list');
}
