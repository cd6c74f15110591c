import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DataFile } from '@veracite/text/data-file';
import { textOfDataFile } from '@veracite/testing/data-files';

/**
 * Writes files whole or not at all: each first under a temporary name in the same folder, and renamed when all are written.
 * Existing files are unchanged when writing fails or the process is killed.
 */
export function writeWhole(files: readonly (readonly [file: string, content: string | Uint8Array])[]): void {
  const temporary = ([file]: readonly [string, ...unknown[]]): string => `${file}.${process.pid}.partial`;
  try {
    for (const file of files) {
      mkdirSync(path.dirname(file[0]), { recursive: true });
      writeFileSync(temporary(file), file[1]);
    }
    for (const file of files) renameSync(temporary(file), file[0]);
  } catch (error) {
    for (const file of files) rmSync(temporary(file), { force: true });
    throw error;
  }
}

/** Writes one data file whole. */
export function writeDataFile<File extends DataFile>(file: string, content: File): void {
  writeWhole([[file, textOfDataFile(content)]]);
}
