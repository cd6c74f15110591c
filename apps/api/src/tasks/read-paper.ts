import { readPaper as paperIn, type PaperReading } from '@veracite/desk/read-paper';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { newEntryOf } from './document-answer';
import { entriesJson, type EntriesJson } from './read-list';

interface PaperFile {
  bytes: Uint8Array;
  name: string;
  /** Phrases that are counted in its text. */
  phrases: string[];
}

/** A paper as it is stored, besides its file. */
export type StoredReading = Omit<PaperReading, 'entries'> & { entries: EntriesJson };

/** Reads a paper: its title, its identifiers and its references. @returns a fault for a file that cannot be read */
export async function readPaper({ phrases, ...file }: PaperFile): Promise<StoredReading | { fault: string }> {
  const read = await readAndCheck(file);
  if ('fault' in read) return { fault: read.message };
  const paper = paperIn(read, phrases);
  return 'fault' in paper ? paper : { ...paper, entries: entriesJson(paper.entries.map(newEntryOf)) };
}
