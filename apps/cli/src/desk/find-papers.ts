import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFault } from '@veracite/documents/fault';
import { recognize } from '@veracite/documents/recognize';
import { openArchive } from '@veracite/documents/zip/open-archive';
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

const PAPER = /\.(?:pdf|docx?|odt|rtf|tex|ltx|zip|xml|nxml|tei|html?|md|markdown|txt)$/i;
const SKIPPED = /(?:^|[\\/])(?:node_modules|__MACOSX|\.[^\\/]*)(?:[\\/]|$)/;
/** Milliseconds for which a file that appears must be unchanged, because it may still be written. */
const SETTLED_MS = 1_000;

/** Finds the names of the files below a folder that may be papers, or of a zip. @param known names that are left out */
export async function paperNames(folder: string, known: ReadonlySet<string>): Promise<string[]> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new UsageError(`There is no folder "${folder}".`);
  if (found.isFile()) return known.size > 0 ? [] : [''];
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => PAPER.test(name) && !SKIPPED.test(name) && !known.has(name),
  );
  const isReady = await Promise.all(
    names.map(async (name) => {
      const one = await stat(path.join(folder, name));
      return one.isFile() && (known.size === 0 || Date.now() - one.mtimeMs >= SETTLED_MS);
    }),
  );
  return names.filter((_name, at) => isReady[at]).sort();
}

/** Reads the papers of a file: itself, or those of a zip that is neither a document nor a LaTeX project. */
export async function papersIn(folder: string, name: string): Promise<PaperFile[]> {
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  const shown = name || path.basename(folder);
  // Other files of a LaTeX document are read with its main file.
  if (/\.(?:tex|ltx)$/i.test(name) && !bytes.includes('\\documentclass')) return [];
  const archive = /\.zip$/i.test(shown) && !isProject(bytes) ? openArchive(bytes) : undefined;
  if (!archive || isFault(archive)) return [paperOf(shown, file, bytes)];
  return archive.names
    .filter((inner) => PAPER.test(inner) && !SKIPPED.test(inner))
    .flatMap((inner) => {
      const content = archive.read(inner);
      return content
        ? [paperOf(`${shown}/${inner}`, path.join(path.dirname(file), path.basename(inner)), content)]
        : [];
    });
}

/** Tests for the archive of one paper: a LaTeX project, or Markdown without another document. */
function isProject(bytes: Uint8Array): boolean {
  const read = recognize(bytes);
  if (isFault(read)) return false;
  if (read.kind !== 'project') return true;
  return (
    /\.(?:tex|ltx)$/i.test(read.main) ||
    !read.archive.names.some((name) => /\.(?:pdf|docx|odt|n?xml|html?)$/i.test(name))
  );
}

const paperOf = (name: string, file: string, bytes: Uint8Array): PaperFile => ({
  name,
  file,
  bytes,
  digest: createHash('sha256').update(bytes).digest('hex'),
});
