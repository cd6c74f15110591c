import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderOf, type Folder } from '@veracite/documents/folder';
import { isFault } from '@veracite/documents/fault';
import { recognise } from '@veracite/documents/recognise';
import type { Reference } from '@veracite/model/reference';
import { parse } from '@veracite/parsing/parse';
import { readAndCheck, type DocumentFile, type ReadDocument } from '@veracite/verification/documents/read';
import { UsageError } from './exit';
import { bytesOf, decode } from './input';

/**
 * A whole document with what it takes in from the files beside it.
 * @throws UsageError when it cannot be read, with the reason
 */
export async function documentIn(file: string): Promise<ReadDocument> {
  return readOrRefuse({ bytes: await bytesOf(file), ...beside(file) });
}

/** The references of a file: of a document those of its list, of anything else all that are found in it. */
export async function referencesIn(file: string): Promise<Reference[]> {
  const bytes = await bytesOf(file);
  if (isDocument(bytes, file)) return (await readOrRefuse({ bytes, ...beside(file) })).report.references;
  const text = decode(bytes);
  if (file === '-' && !text.trim()) throw new UsageError('There is nothing on the standard input.');
  return parse(text);
}

/** Files that have references inside a text, or beside it. What is nothing but a list of them is read as one. */
function isDocument(bytes: Uint8Array, name: string): boolean {
  const found = recognise(bytes, name);
  if (isFault(found)) return found.fault === 'encrypted' || found.fault === 'bomb';
  if (!('text' in found)) return true;
  if (found.kind === 'latex') return /\\(?:documentclass|begin\s?\{document\})/.test(found.text);
  return found.kind === 'markdown' && /\[[^\]]{0,200}@|^(?:bibliography|references):/m.test(found.text);
}

async function readOrRefuse(file: DocumentFile): Promise<ReadDocument> {
  const read = await readAndCheck(file);
  if ('fault' in read) throw new UsageError(read.message);
  return read;
}

function beside(file: string): { name?: string; folder?: Folder } {
  return file === '-' ? {} : { name: path.basename(file), folder: folderBeside(file) };
}

/** The files around one on the disk, looked up when they are asked for. */
function folderBeside(file: string): Folder {
  const folder = path.dirname(file);
  const made = `${path.basename(file).replace(/\.[^.]*$/, '')}.bbl`;
  const read = (name: string) => {
    const place = path.resolve(folder, name);
    return existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined;
  };
  return {
    names: existsSync(path.join(folder, made)) ? [made] : [],
    text: (name, ...endings) =>
      folderOf(
        ['', ...endings].map((ending) => name + ending),
        read,
      ).text(name, ...endings),
  };
}
