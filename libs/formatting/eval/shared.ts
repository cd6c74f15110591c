import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Where the evaluation data lie, or undefined when this machine has none. */
export function sharedFile(name: string): string | undefined {
  const root = process.env['VERACITE_SHARED'] ?? path.resolve('..', 'shared');
  const file = path.join(root, 'data', name);
  if (existsSync(file)) return file;
  console.log(`skipped: ${file} is not on this machine`);
  return undefined;
}

export function rows<T>(file: string): T[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** Even numbers are for development, odd ones are reported. */
export const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

export const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
