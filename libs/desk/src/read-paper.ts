import type { Signal } from '@veracite/contracts/collections';
import type { DocumentKind, DocumentProblem, FrontMatter } from '@veracite/model/document';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { documentEntries, type DocumentEntry } from './document-entries';
import { fingerprintOf } from './fingerprint';
import { textSignals } from './signals';

/** What is stored of a paper besides its file. */
export interface PaperReading extends FrontMatter {
  kind: DocumentKind;
  /** Unreadable ones are not checked. */
  entries: DocumentEntry[];
  problems: DocumentProblem[];
  /** Fingerprint of each entry, in hexadecimal. */
  fingerprints: string[];
  /** Signals of its text. */
  signals: Signal[];
}

const NO_LIST = 'No list of references was found in this file.';

/**
 * Returns what is stored of a paper, or a fault when it has no references.
 * @param phrases phrases that are counted in its text
 */
export function readPaper(read: ReadDocument, phrases: readonly string[]): PaperReading | { fault: string } {
  const { document, report } = read;
  const entries = documentEntries(report);
  if (entries.length === 0) return { fault: NO_LIST };
  return {
    ...document.front,
    kind: document.kind,
    entries,
    problems: report.problems,
    fingerprints: entries.map(({ reference }) => fingerprintOf(reference.csl, reference.raw).toString('hex')),
    signals: textSignals(read, phrases),
  };
}
