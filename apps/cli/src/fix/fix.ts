import { isFault } from '@veracite/documents/fault';
import { recognize } from '@veracite/documents/recognize';
import { readDocument } from '../documents';
import type { CheckedEntry } from '../entries/checked-entry';
import type { Entry, EntryBytes } from '../entries/read-entries';
import { fixFile, type Fixed } from './fix-file';
import { fixOffice } from './fix-office';
import { planText } from './plan-text';

interface Fixing {
  /** Verifies changed entries. */
  verify: (entries: Entry[]) => Promise<CheckedEntry[]>;
  isDry: boolean;
}

/** Corrects a file as its kind permits, or says what can be done instead. @throws WriteError */
export async function fix(file: EntryBytes, checked: CheckedEntry[], { verify, isDry }: Fixing): Promise<Fixed> {
  const found = recognize(file.bytes, file.name);
  const kind = isFault(found) ? undefined : found.kind;
  if (kind === 'docx' || kind === 'odt') {
    const read = await readDocument(file.name, file.bytes);
    return { checked, messages: await fixOffice(file, read, checked, { isDry, at: new Date() }) };
  }
  const hasBibtex = checked.some(({ reference }) => reference.format === 'bibtex');
  if (hasBibtex && checked.every(({ place }) => place)) return fixFile(file, checked, verify, isDry);
  const isText = kind === 'text' || kind === 'markdown' || kind === 'latex';
  if (isText && checked.every(({ reference: { format } }) => format === 'text' || format === 'latex')) {
    const read = await readDocument(file.name, file.bytes);
    return fixFile(file, checked, verify, isDry, (bytes, entries, isWanted) =>
      planText(bytes, entries, isWanted, read),
    );
  }
  const instead = hasBibtex
    ? 'its entries are in another file. Run --fix on that file.'
    : 'files of this kind cannot be corrected. The output has the corrected citations.';
  return { checked, messages: [`${file.name}: unchanged, ${instead}`] };
}
