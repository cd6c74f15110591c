import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOfDataFile, type DataFile } from '@veracite/text/data-file';

/**
 * Writes files whole or not at all: each under another name beside its place, and only when all are written they take their places.
 * What stood there stays as it was when the writing fails or the process is killed.
 */
export function writeWhole(files: readonly (readonly [file: string, content: string | Uint8Array])[]): void {
  const beside = ([file]: readonly [string, ...unknown[]]): string => `${file}.${process.pid}.partial`;
  try {
    for (const one of files) {
      mkdirSync(path.dirname(one[0]), { recursive: true });
      writeFileSync(beside(one), one[1]);
    }
    for (const one of files) renameSync(beside(one), one[0]);
  } catch (error) {
    for (const one of files) rmSync(beside(one), { force: true });
    throw error;
  }
}

/** Writes one data file whole. */
export function writeDataFile<File extends DataFile>(file: string, content: File): void {
  writeWhole([[file, textOfDataFile(content)]]);
}
