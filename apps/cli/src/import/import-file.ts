import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LocalLibrary } from '@veracite/library/create';
import { recordsIn, sizeOf } from '@veracite/library/import/open';
import type { ImportProgress, ImportReport } from '@veracite/library/import/reading';
import { besideMain } from '../beside-main';
import type { Format } from './format-names';
import { READERS } from './formats';

/** How far an import is, with the share of the file that is read. */
export type FileProgress = Required<ImportProgress>;

/**
 * Imports a file, a folder or an archive, plain or gzipped; the same, unchanged, is taken up where an earlier run was cut
 * short. DATABASE_URL says by what address the import's threads reach the library.
 */
export async function importFile(
  library: LocalLibrary,
  file: string,
  format: Format,
  { onProgress, whole }: { onProgress?(progress: FileProgress): void; whole?: string } = {},
): Promise<ImportReport> {
  const { bytes, state } = await sizeOf(file);
  const { texts, read, onlySays } = READERS[format];
  let come = 0;
  return library.import(
    {
      connection: { connectionString: process.env['DATABASE_URL'] },
      collection: `${format} ${path.basename(file)}`,
      source: `${format} ${path.resolve(file)} ${state}`,
      format,
      read,
      onlySays,
      ...(whole && { completeCorpus: { of: format, until: whole } }),
      start: (told) => new Worker(besideMain('import-thread.mjs'), { workerData: told }),
      onProgress: (progress) => onProgress?.({ share: bytes > 0 ? come / bytes : 1, ...progress }),
    },
    recordsIn(file, texts, (more) => (come += more)),
  );
}
