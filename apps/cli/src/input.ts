import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { whyNotText } from '@veracite/parsing/formats/file-kind';
import { decodeText, latin1Head, utf16Of } from '@veracite/text/decode';
import { UsageError, WriteError } from './exit';

/** Reads a text file, or standard input for `-`. @throws UsageError when it is empty or not a text */
export async function readInput(file: string): Promise<string> {
  const text = decode(await readBytes(file));
  if (file === '-' && !text.trim()) throw new UsageError('Standard input is empty.');
  return text;
}

/** Reads the bytes of a file, or of standard input for `-`. @throws UsageError */
export async function readBytes(file: string): Promise<Uint8Array> {
  if (file === '-') return buffer(process.stdin);
  try {
    return await readFile(file);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENAMETOOLONG') throw noFile('There is no file', file);
    if (code === 'EISDIR') throw new UsageError(`"${file}" is a folder, not a file.`);
    if (code === 'EACCES') throw new UsageError(`The file "${file}" cannot be read: permission denied.`);
    throw error;
  }
}

const FILE_NAME = /\.[a-z]\w{0,7}$/i;
/** A space, a DOI, or punctuation at the end, as references have. */
const REFERENCE = /\s|^(?:https?:\/\/|doi:|10\.\d)|[.,:;)]$/i;
/** Characters of a name in a message. */
const SHOWN_MAX = 80;

/** Returns the error that no file has a name. If the name looks like a reference, it says how text is passed. */
export function noFile(sentence: string, name: string): UsageError {
  const shown = name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name;
  const isText = REFERENCE.test(name) && !FILE_NAME.test(name);
  const hint = isText ? ' To check a text, pipe it, with - for the file (echo "…" | veracite verify -).' : '';
  return new UsageError(`${sentence} "${shown}".${hint}`);
}

/** Decodes the bytes of a text file. @throws UsageError naming the kind of another file */
export function decode(bytes: Uint8Array): string {
  const problem = utf16Of(bytes) ? undefined : whyNotText(latin1Head(bytes));
  if (problem) throw new UsageError(problem);
  return decodeText(bytes);
}

/** Writes a file that the user named. @param flag `wx` fails if the file exists @throws WriteError */
export async function writeOutput(file: string, content: string | Uint8Array, flag: 'w' | 'wx' = 'w'): Promise<void> {
  try {
    await writeFile(file, content, { flag });
  } catch (error) {
    throw new WriteError(file, error);
  }
}

/** Returns the code of a system error. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error';
