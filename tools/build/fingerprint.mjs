import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const IGNORED = new Set(['node_modules', 'dist']);

/** Returns every file below a folder that can change a build; specs cannot. */
function sourceFiles(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return /\.(?:spec|e2e)\.[cm]?tsx?$/.test(place) ? [] : [place];
  return fs
    .readdirSync(place)
    .sort()
    .filter((name) => !IGNORED.has(name) && !name.startsWith('.'))
    .flatMap((name) => sourceFiles(path.join(place, name)));
}

/**
 * Returns a hash of the files and their paths (bundles contain the paths of their sources).
 * @param places absolute paths of files and folders
 */
export function fingerprint(places) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of places.flatMap(sourceFiles)) hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}
