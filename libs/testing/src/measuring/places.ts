import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/** Where `npm run lab -- data fetch` puts the sets: below it `data/<folder>/<file>`, as in every place that holds them. */
export const FETCHED = path.join(ROOT, '.data/measuring');

/** Rows of our own making, a few of each set. */
export const SAMPLE = path.join(ROOT, 'libs/testing/data/sample');

/** First line of `data/README.md` in the collection of sets. A folder without it is another project's. */
const MARKER = '# Real data for measuring accuracy and speed';

/** The collection of the sets: the folder that VERACITE_SHARED names, whatever it is; else `../shared` with its marker. */
export function collectionFolder(env: NodeJS.ProcessEnv = process.env, root = ROOT): string | undefined {
  const named = env['VERACITE_SHARED'];
  if (named) return path.resolve(named);
  const sibling = path.resolve(root, '../shared');
  return isCollection(sibling) ? sibling : undefined;
}

function isCollection(folder: string): boolean {
  const marked = path.join(folder, 'data/README.md');
  return existsSync(marked) && readFileSync(marked, 'utf8').split(/\r?\n/, 1)[0] === MARKER;
}

/** The file of a set in a place, packed or, as the sample has it, not; undefined when it is not there. */
export function fileIn(place: string, name: string): string | undefined {
  const packed = path.join(place, 'data', name);
  const plain = path.join(place, 'data', name.replace(/\.gz$/, ''));
  return [packed, plain].find((file) => existsSync(file));
}

/** Recorded replies of databases in the collection; undefined when there are none. */
export function recordedFolder(): string | undefined {
  const collection = collectionFolder();
  const folder = collection && path.join(collection, 'recorded');
  return folder && existsSync(folder) ? folder : undefined;
}
