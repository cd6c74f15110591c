import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Folder of the labelled sets: VERACITE_SHARED, else `../shared` beside the checkout; undefined when there is none. */
export function sharedFolder(): string | undefined {
  const folder = process.env['VERACITE_SHARED'] ?? path.resolve('../shared');
  return existsSync(path.join(folder, 'data')) ? folder : undefined;
}

/** Rows of a gzip'd JSON-lines file below the shared folder's `data`. */
export function* readRows<T>(name: string): Generator<T> {
  const folder = sharedFolder();
  if (!folder) throw new Error('No labelled sets: set VERACITE_SHARED to the folder that holds them.');
  const text = gunzipSync(readFileSync(path.join(folder, 'data', name))).toString('utf8');
  for (const line of text.split('\n')) if (line) yield JSON.parse(line) as T;
}

/** Rows of a gzip'd tab-separated file with a heading. */
export function readTable(name: string): Record<string, string>[] {
  const folder = sharedFolder();
  if (!folder) throw new Error('No labelled sets: set VERACITE_SHARED to the folder that holds them.');
  const [head = '', ...lines] = gunzipSync(readFileSync(path.join(folder, 'data', name)))
    .toString('utf8')
    .split('\n');
  const keys = head.split('\t');
  return lines
    .filter(Boolean)
    .map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [keys[i] ?? '', cell])));
}
