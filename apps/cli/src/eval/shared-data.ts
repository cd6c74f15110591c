import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Folder of the measuring data: VERACITE_SHARED, else `../shared` beside the checkout; undefined when there is none. */
export function sharedFolder(): string | undefined {
  const folder = process.env['VERACITE_SHARED'] ?? path.resolve('../shared');
  return existsSync(path.join(folder, 'data')) ? folder : undefined;
}

/** Rows of a gzip'd file of JSON lines below `data/`. */
export function readRows<T>(folder: string, file: string): T[] {
  const text = gunzipSync(readFileSync(path.join(folder, 'data', file))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Some rows list several ISBNs where CSL-JSON has one text: the first is kept. */
export function withOneIsbn<T extends { ISBN?: unknown }>(item: T): T & { ISBN?: string } {
  const { ISBN: isbn, ...rest } = item;
  const first: unknown = Array.isArray(isbn) ? isbn[0] : isbn;
  return { ...rest, ...(typeof first === 'string' && { ISBN: first }) } as T & { ISBN?: string };
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo): the same half for the same text on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
