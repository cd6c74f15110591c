import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LocalLibrary } from '@veracite/library/create';
import { recordsIn, sizeOf } from '@veracite/library/import/open';
import type { ImportProgress, ImportReport } from '@veracite/library/import/reading';
import { buildFile } from '../build-file';
import type { Format } from './format-names';
import { READERS } from './formats';
import { VENUE_REGISTERS } from '@veracite/connectors/venue-registers';

/** Progress of an import, with the share of the file that was read. */
export type FileProgress = Required<ImportProgress>;

/** Imports a file, folder or archive, resuming an interrupted import of the same files. */
export async function importFile(
  library: LocalLibrary,
  file: string,
  format: Format,
  { onProgress, whole }: { onProgress?(progress: FileProgress): void; whole?: string } = {},
): Promise<ImportReport> {
  const { bytes, state } = await sizeOf(file);
  const { texts, read, onlySays } = READERS[format];
  let bytesRead = 0;
  return library.import(
    {
      connection: { connectionString: process.env['DATABASE_URL'] },
      collection: `${format} ${path.basename(file)}`,
      source: `${format} ${path.resolve(file)} ${state}`,
      format,
      read,
      onlySays,
      ...(whole && { completeCorpus: { of: format, until: whole, venues: venuesOfCopy(format, whole) } }),
      start: (workerData) => new Worker(buildFile('import-thread.mjs'), { workerData }),
      onProgress: (progress) => onProgress?.({ share: bytes > 0 ? bytesRead / bytes : 1, ...progress }),
    },
    recordsIn(file, texts, (more) => (bytesRead += more)),
  );
}

/**
 * Returns the venues and years of which a complete copy of a register has all papers; undefined for a database, which has what
 * its records say.
 * @param until ISO 8601: the day of the copy
 */
export function venuesOfCopy(format: Format, until: string): { [venue: string]: string } | undefined {
  const register = VENUE_REGISTERS.find((register) => register.of === format && !register.until);
  const years = Object.entries(register?.venues ?? {});
  return register && Object.fromEntries(years.map(([venue, from]) => [venue, `${from}${until.slice(0, 4)}`]));
}
