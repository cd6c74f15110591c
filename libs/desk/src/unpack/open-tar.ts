import type { Archive } from '@veracite/documents/zip/open-archive';

const BLOCK = 512;
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const utf8 = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** A tar archive with the names of its links and devices, which have no content of their own. */
export interface TarArchive extends Archive {
  links: string[];
}

/** Types of entries: a file, by two names, and a folder. */
const [FILES, FOLDER] = [['0', ''], '5'];

/**
 * Opens a tar archive in the formats of POSIX (ustar, pax) and GNU.
 * @returns undefined for a file that is no tar archive
 */
export function openTar(bytes: Uint8Array): TarArchive | undefined {
  if (latin1(bytes.subarray(257, 262)) !== 'ustar') return undefined;
  const files = new Map<string, Uint8Array>();
  const links: string[] = [];
  let longName: string | undefined;
  for (let offset = 0; offset + BLOCK <= bytes.length && bytes[offset] !== 0;) {
    const text = (from: number, length: number) => textOf(bytes.subarray(offset + from, offset + from + length));
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    if (!(size >= 0)) break;
    const content = bytes.subarray(offset + BLOCK, offset + BLOCK + size);
    const type = text(156, 1);
    if (type === 'L') longName = textOf(content);
    else if (type === 'x') longName = paxPath(content) ?? longName;
    else {
      const prefix = text(345, 155);
      const name = longName ?? (prefix ? `${prefix}/${text(0, 100)}` : text(0, 100));
      if (!FILES.includes(type)) links.push(...(type === FOLDER || type === 'g' ? [] : [name]));
      else if (content.length === size) files.set(name.replace(/^\.\//, ''), content);
      longName = undefined;
    }
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return { names: [...files.keys()], links, read: (name) => files.get(name) };
}

/** Returns a text up to its first NUL. */
function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return utf8(end === -1 ? bytes : bytes.subarray(0, end));
}

/** Returns the path of an extended header, whose lines are `length key=value`. */
const paxPath = (bytes: Uint8Array): string | undefined => /(?:^|\n)\d+ path=([^\n]+)\n/.exec(utf8(bytes))?.[1];
