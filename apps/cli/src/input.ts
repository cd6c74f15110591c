import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { whyNotText } from '@veracite/parsing/formats/file-kind';
import { UsageError } from './exit';

/** The text of a file, or of the standard input for `-`, which must have some. A file that is no text is refused by its kind. */
export async function readInput(file: string): Promise<string> {
  const text = decode(await bytesOf(file));
  if (file === '-' && !text.trim()) throw new UsageError('There is nothing on the standard input.');
  return text;
}

async function bytesOf(file: string): Promise<Uint8Array> {
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
 * UTF-8 or UTF-16 by the byte order mark, UTF-16 also by its noughts; without either UTF-8, and where the bytes are none,
 * Windows-1252, in which reference managers of old wrote.
 * @throws UsageError when the bytes are no text, with the kind of file they are
 */
export function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const problem = whyNotText(Buffer.from(bytes.subarray(0, HEAD)).toString('latin1'));
  if (problem) throw new UsageError(problem);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return windows1252(bytes);
  }
}

/** Bytes that are looked at to tell what a file is. */
const HEAD = 4000;

/** By its mark; without one, every other byte of most letters is nought, and none of the others are. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, HEAD);
  const noughts = [0, 0];
  for (let i = 0; i < head.length; i += 1) if (head[i] === 0) noughts[i % 2] = (noughts[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  if (even === 0 && odd > head.length * 0.3) return 'utf-16le';
  return odd === 0 && even > head.length * 0.3 ? 'utf-16be' : undefined;
}

/** What Windows-1252 has at 0x80 to 0x9F, by the WHATWG Encoding Standard; elsewhere it is Latin 1. */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand, since TextDecoder of Node 20 takes Windows-1252 for Latin 1. */
function windows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1');
  return latin1.replace(/[\u0080-\u009f]/g, (char) => UPPER_CONTROLS.charAt(char.charCodeAt(0) - 0x80));
}
