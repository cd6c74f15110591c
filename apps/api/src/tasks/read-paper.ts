import type { DocumentProblem, DocumentKind, FrontMatter } from '@veracite/model/document';
import type { Signal } from '@veracite/contracts/collections';
import { fingerprintOf } from '@veracite/desk/fingerprint';
import { textSignals } from '@veracite/desk/signals';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { documentEntries, newEntryOf } from './document-answer';
import { entriesJson, type EntriesJson } from './read-list';

/** What is stored of a paper besides its file. */
export interface PaperReading extends FrontMatter {
  kind: DocumentKind;
  entries: EntriesJson;
  problems: DocumentProblem[];
  /** Fingerprint of each entry, in hexadecimal. */
  fingerprints: string[];
  /** Signals of its text. */
  signals: Signal[];
}

interface PaperFile {
  bytes: Uint8Array;
  name: string;
  /** Phrases that are counted in its text. */
  phrases: string[];
}

const NO_LIST = 'No list of references was found in this file.';

/** Reads a paper: its title, its identifiers and its references. @returns a fault for a file that cannot be read */
export async function readPaper({ phrases, ...file }: PaperFile): Promise<PaperReading | { fault: string }> {
  const read = await readAndCheck(file);
  if ('fault' in read) return { fault: read.message };
  const entries = documentEntries(read.report);
  if (entries.length === 0) return { fault: NO_LIST };
  return {
    ...read.document.front,
    kind: read.document.kind,
    entries: entriesJson(entries.map(newEntryOf)),
    problems: read.report.problems,
    fingerprints: entries.map(({ reference }) => fingerprintOf(reference.csl, reference.raw).toString('hex')),
    signals: textSignals(read, phrases),
  };
}
