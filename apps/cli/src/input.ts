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
    if (code === 'ENOENT') throw new UsageError(`There is no file "${file}".`);
    if (code === 'EISDIR') throw new UsageError(`"${file}" is a folder, not a file.`);
    if (code === 'EACCES') throw new UsageError(`The file "${file}" cannot be read: permission denied.`);
    throw error;
  }
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
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
