import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { unpackPapers } from '@veracite/desk/unpack/unpack-papers';
import { glob } from 'tinyglobby';
import { UsageError } from '../exit';

/** The file of a paper, or one in an archive of papers. */
export interface PaperFile {
  /** Path below the folder. */
  name: string;
  /** Path from which files next to it are read. */
  file: string;
  bytes: Uint8Array;
  /** SHA-256 in hexadecimal. */
  digest: string;
}

const PAPERS = '**/*.{pdf,doc,docx,odt,rtf,tex,ltx,zip,tar,tar.gz,tgz,xml,nxml,tei,htm,html,md,markdown,txt}';
const SKIPPED = ['**/node_modules/**', '**/__MACOSX/**'];
/** Milliseconds for which a file that appears must be unchanged, because it may still be written. */
const SETTLED_MS = 1_000;

/** Finds the names of the files below a folder that may be papers, or of an archive. @param known names that are left out */
export async function paperNames(folder: string, known: ReadonlySet<string>): Promise<string[]> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new UsageError(`There is no folder "${folder}".`);
  if (found.isFile()) return known.size > 0 ? [] : [''];
  const names = await glob(PAPERS, { cwd: folder, ignore: SKIPPED, caseSensitiveMatch: false });
  const changedAt = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  const isReady = (name: string) => known.size === 0 || Date.now() - changedAt(name) >= SETTLED_MS;
  return names.filter((name) => !known.has(name) && isReady(name)).sort();
}

/** Reads the papers of a file: itself, or those of an archive that is neither a document nor a LaTeX project. */
export async function papersIn(folder: string, name: string): Promise<PaperFile[]> {
  const file = path.join(folder, name);
  const whole = await readFile(file);
  const shown = name || path.basename(folder);
  // Other files of a LaTeX document are read with its main file.
  if (/\.(?:tex|ltx)$/i.test(name) && !whole.includes('\\documentclass')) return [];
  const papers = unpackPapers({ bytes: whole, name: shown }).flatMap(({ name: own, bytes }) =>
    bytes && own !== shown ? paperOf(`${shown}/${own}`, path.join(path.dirname(file), path.basename(own)), bytes) : [],
  );
  return papers.length > 0 ? papers : [paperOf(shown, file, whole)];
}

const paperOf = (name: string, file: string, bytes: Uint8Array): PaperFile => ({
  name,
  file,
  bytes,
  digest: createHash('sha256').update(bytes).digest('hex'),
});
