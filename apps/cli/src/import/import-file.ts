import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { LocalLibrary } from '@veracite/library/create';
import { openText } from '@veracite/library/import/open';
import { runImport, type ImportReport } from '@veracite/library/import/run';
import type { Format } from './format-names';
import { READERS } from './formats';

/** Imports one file, plain or gzipped; the same file, unchanged, is taken up where an earlier run was cut short. */
export async function importFile(
  library: LocalLibrary,
  file: string,
  format: Format,
  onProgress?: (report: ImportReport) => void,
): Promise<ImportReport> {
  const { size, mtimeMs } = await stat(file);
  const source = `${format} ${path.resolve(file)} ${size} ${Math.round(mtimeMs)}`;
  const collection = `${format} ${path.basename(file)}`;
  return runImport(library, { collection, source, onProgress }, READERS[format](openText(file)));
}
