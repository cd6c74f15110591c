import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { reportLine, type ListedEntry } from '@veracite/verification/certificate/report';
import type { Transcript } from '@veracite/verification/certificate/transcript';

/** An entry of a report as it is kept. */
export interface SealedRow {
  listed: ListedEntry;
  /** Its line, packed: a tenth of its length. */
  entry: Buffer;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export async function sealedRow(transcript: Transcript): Promise<SealedRow> {
  const { line, listed } = reportLine(transcript);
  return { listed, entry: await pack(line) };
}

/** The line of an entry, byte for byte as it was. */
export const lineOf = async ({ entry }: Pick<SealedRow, 'entry'>): Promise<string> => (await unpack(entry)).toString();
