import { createHash } from 'node:crypto';
import { measuringData, textOfFile } from '../../sets/data';

/** Returns the path of a data set file (docs/data.md). */
export function sharedFile(name: string): string {
  return measuringData([name]).file(name);
}

export function rows<T>(file: string): T[] {
  return textOfFile(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** Hashes an id to a number: even ones are for development, odd ones are reported. */
export const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

export const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
