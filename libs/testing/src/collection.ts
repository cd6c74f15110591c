import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** First line of `data/README.md` in the collection of sets. A folder without it is another project's. */
const MARKER = '# Real data for measuring accuracy and speed';

/** Returns the collection of data sets: the folder that VERACITE_SHARED names, whatever it is; else `../shared` with its marker. */
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

/** Returns the folder of recorded replies of databases in the collection; undefined when there is none. */
export function recordedFolder(): string | undefined {
  const collection = collectionFolder();
  const folder = collection && path.join(collection, 'recorded');
  return folder && existsSync(folder) ? folder : undefined;
}
