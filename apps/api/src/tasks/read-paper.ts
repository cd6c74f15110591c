import type { DocumentProblem } from '@veracite/contracts/documents';
import { fingerprintOf } from '@veracite/desk/fingerprint';
import type { CslName } from '@veracite/model/csl';
import type { DocumentKind } from '@veracite/model/document';
import type { Identifiers } from '@veracite/model/identifiers';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { documentEntries, newEntryOf } from './document-answer';
import { entriesJson, type EntriesJson } from './read-list';

/** What is stored of a paper besides its file. */
export interface PaperReading {
  kind: DocumentKind;
  title?: string;
  authors: CslName[];
  identifiers: Identifiers;
  entries: EntriesJson;
  problems: DocumentProblem[];
  /** Fingerprint of each entry, in hexadecimal. */
  fingerprints: string[];
}

const NO_LIST = 'No list of references was found in this file.';

/** Reads a paper: its title, its identifiers and its references. @returns a fault for a file that cannot be read */
export async function readPaper(file: { bytes: Uint8Array; name: string }): Promise<PaperReading | { fault: string }> {
  const read = await readAndCheck(file);
  if ('fault' in read) return { fault: read.message };
  const entries = documentEntries(read.report);
  if (entries.length === 0) return { fault: NO_LIST };
  return {
    kind: read.document.kind,
    authors: [],
    identifiers: {},
    entries: entriesJson(entries.map(newEntryOf)),
    problems: read.report.problems,
    fingerprints: entries.map(({ reference }) => fingerprintOf(reference.csl, reference.raw).toString('hex')),
  };
}
