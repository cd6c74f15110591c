import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { whyNotText } from '@veracite/parsing/formats/file-kind';
import { decodeText, latin1Head, utf16Of } from '@veracite/text/decode';
import { UsageError } from './exit';

/** The text of a file, or of the standard input for `-`, which must have some. A file that is no text is refused by its kind. */
export async function readInput(file: string): Promise<string> {
  const text = decode(await bytesOf(file));
  if (file === '-' && !text.trim()) throw new UsageError('There is nothing on the standard input.');
  return text;
}

/** The bytes of a file, or of the standard input for `-`. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  if (file === '-') return buffer(process.stdin);
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new UsageError(`There is no file "${file}".`);
    if (code === 'EISDIR') throw new UsageError(`"${file}" is a folder, not a file.`);
    if (code === 'EACCES') throw new UsageError(`The file "${file}" may not be read by this user.`);
    throw error;
  }
}

/**
 * The text of a file's bytes.
 * @throws UsageError when the bytes are no text, with the kind of file they are
 */
export function decode(bytes: Uint8Array): string {
  const problem = utf16Of(bytes) ? undefined : whyNotText(latin1Head(bytes));
  if (problem) throw new UsageError(problem);
  return decodeText(bytes);
}
