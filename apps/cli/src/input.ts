import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UsageError } from './exit';

/** The text of a file, or of the standard input for `-`. */
export async function readInput(file: string): Promise<string> {
  if (file === '-') return decode(await buffer(process.stdin));
  try {
    return decode(await readFile(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new UsageError(`There is no file "${file}".`);
    if (code === 'EISDIR') throw new UsageError(`"${file}" is a folder, not a file.`);
    if (code === 'EACCES') throw new UsageError(`The file "${file}" may not be read by this user.`);
    throw error;
  }
}

/**
 * UTF-8 or UTF-16 by the byte order mark; without a mark UTF-8, and where the bytes are none,
 * Windows-1252, in which reference managers of old wrote.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return windows1252(bytes);
  }
}

/** What Windows-1252 has at 0x80 to 0x9F, by the WHATWG Encoding Standard; elsewhere it is Latin 1. */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand, since TextDecoder of Node 20 takes Windows-1252 for Latin 1. */
function windows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1');
  return latin1.replace(/[\u0080-\u009f]/g, (char) => UPPER_CONTROLS.charAt(char.charCodeAt(0) - 0x80));
}
