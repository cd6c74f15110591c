import { parentPort, workerData } from 'node:worker_threads';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderOf, type Folder } from '@veracite/documents/folder';

/** Reads one document, then ends. An entry point of the build, started by `read-in-worker-thread.ts` with limits. */

const { file, bytes } = workerData as { file: string; bytes: Uint8Array };
parentPort?.postMessage(await readAndCheck({ bytes, ...nameAndFolder(file) }));

/** Returns the name of a file and access to its folder, from which LaTeX and Markdown include other files. Standard input has neither. */
function nameAndFolder(file: string): { name?: string; folder?: Folder } {
  return file === '-' ? {} : { name: path.basename(file), folder: folderOfFile(file) };
}

/** Reads files of the same folder on demand. */
function folderOfFile(file: string): Folder {
  const folder = path.dirname(file);
  const made = `${path.basename(file).replace(/\.[^.]*$/, '')}.bbl`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name === made || /\.bib$/i.test(name)) : [];
  const read = (name: string) => {
    const place = path.resolve(folder, name);
    return existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined;
  };
  return {
    names,
    text: (name, ...endings) =>
      folderOf(
        ['', ...endings].map((ending) => name + ending),
        read,
      ).text(name, ...endings),
  };
}
