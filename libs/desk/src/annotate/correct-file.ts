import type { VerificationResult } from '@veracite/contracts/citations';
import { isFault } from '@veracite/documents/fault';
import { recognize } from '@veracite/documents/recognize';
import type { DocumentKind } from '@veracite/model/document';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { documentEntries } from '../document-entries';
import { correctDocument } from './correct-document';
import { correctText } from './correct-text';
import type { AnnotatedFile, AnnotateOptions } from './remark';
import { notCorrected } from '../../data/texts.json';

/** A file and the entries of its list as they were checked. */
interface FileToCorrect {
  bytes: Uint8Array;
  name: string;
  entries: readonly { raw: string; result?: VerificationResult }[];
}

/** A corrected copy of a file. */
export interface CorrectedFile extends Pick<AnnotatedFile, 'file'> {
  kind: DocumentKind;
}

/** The reason why a file is not corrected, with a sentence for people. */
interface CorrectFault {
  fault: 'unreadable' | keyof typeof notCorrected;
  message: string;
}

const fault = (reason: keyof typeof notCorrected): CorrectFault => ({ fault: reason, message: notCorrected[reason] });

/**
 * Corrects a copy of a file: a Word document or OpenDocument text with tracked changes and comments; a plain text, Markdown or LaTeX file with
 * its list in place. If corrections of some entries were accepted, only those are made. Returns a fault for a file that cannot be
 * corrected, that needs no correction, or that has another list than the one that was checked.
 */
export async function correctFile(
  { bytes, name, entries }: FileToCorrect,
  options: AnnotateOptions,
): Promise<CorrectedFile | CorrectFault> {
  const read = await readAndCheck({ bytes, name });
  if ('fault' in read) return { fault: 'unreadable', message: read.message };
  const recognized = recognize(bytes, name);
  const kind = isFault(recognized) ? undefined : recognized.kind;
  const listed = documentEntries(read.report);
  const isSame = listed.length === entries.length && listed.every(({ text }, index) => text === entries[index]?.raw);
  if (!isSame) return fault('other');
  const isAnyAccepted = entries.some(({ result }) => result?.accepted);
  const isMade = (position: number): boolean => !isAnyAccepted || entries[position]?.result?.accepted !== undefined;
  const results = entries.map(({ result }) => result);
  if (kind === 'docx' || kind === 'odt') {
    const done = await correctDocument(bytes, read, results, options, isMade);
    if ('fault' in done) return { fault: 'unreadable', message: done.message };
    return done.comments === 0 ? fault('nothing') : { file: done.file, kind };
  }
  const { references } = read.report;
  const isText = kind === 'text' || kind === 'markdown' || kind === 'latex';
  if (!isText || !references.every(({ format }) => format === 'text' || format === 'latex')) return fault('kind');
  const texts = references.map(({ raw, csl }, index) => ({
    raw,
    csl,
    ...(results[index] && { result: results[index] }),
  }));
  const { bytes: file, edits } = correctText(bytes, texts, isMade, read);
  return edits.length === 0 ? fault('nothing') : { file, kind };
}
