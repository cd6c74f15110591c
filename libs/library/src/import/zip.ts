import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

type Bytes = AsyncIterable<Buffer>;

/** Signatures, sizes and offsets of zip (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = { signature: 'PK\u0003\u0004', size: 30, nameLength: 26, extraLength: 28 };
const ENTRY = {
  ...{ signature: 'PK\u0001\u0002', size: 46, flags: 8, method: 10, crc: 16, packed: 20, unpacked: 24 },
  ...{ nameLength: 28, extraLength: 30, commentLength: 32, offset: 42 },
};
const END = { signature: 'PK\u0005\u0006', size: 22, entries: 10, length: 12, offset: 16 };
const COMMENT_MAX = 0xffff;
/** Placeholder of a number that zip64 stores elsewhere. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1;
const METHODS = { stored: 0, deflated: 8 };

/** An archive that cannot be read to its end; `code` is the one that zlib gives to bad data. */
class BrokenZip extends Error {
  readonly code = 'Z_DATA_ERROR';
}

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
}

export async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    return hasSignature(await bytesAt(handle, 0, LOCAL.size), 0, LOCAL.signature);
  } finally {
    await handle.close();
  }
}

/**
 * The files of an archive, each to be read to its end before the next is asked for: by the directory at the archive's end, since
 * the header before an entry may lack its size. Hidden files are skipped, as in folders.
 * @param stored given what is read of the disk, hands it on
 * @throws an Error with a `code` that begins with `Z_` for an archive that is damaged, truncated, encrypted or of 4 GB and more
 */
export async function* entriesOfZip(
  file: string,
  stored: (bytes: AsyncIterable<unknown>) => Bytes,
): AsyncGenerator<Bytes> {
  const handle = await open(file);
  try {
    for (const entry of await directory(handle)) {
      if (entry.name.endsWith('/') || path.posix.basename(entry.name).startsWith('.') || entry.packed === 0) continue;
      const head = await bytesAt(handle, entry.offset, LOCAL.size);
      if (!hasSignature(head, 0, LOCAL.signature)) throw new BrokenZip('an entry is not where the archive says');
      const start =
        entry.offset + LOCAL.size + head.readUInt16LE(LOCAL.nameLength) + head.readUInt16LE(LOCAL.extraLength);
      const bytes = stored(createReadStream(file, { start, end: start + entry.packed - 1, highWaterMark: 1 << 18 }));
      yield checked(entry, entry.method === METHODS.stored ? bytes : inflated(bytes));
    }
  } finally {
    await handle.close();
  }
}

async function directory(handle: FileHandle): Promise<Entry[]> {
  const { size } = await handle.stat();
  const from = Math.max(0, size - END.size - COMMENT_MAX);
  const tail = await bytesAt(handle, from, size - from);
  const end = tail.lastIndexOf(END.signature, undefined, 'latin1');
  if (end < 0 || end + END.size > tail.length) throw new BrokenZip('the archive has no directory');
  const offset = tail.readUInt32LE(end + END.offset);
  if (offset === ELSEWHERE) throw new BrokenZip('the archive has 4 GB or more');
  const list = await bytesAt(handle, offset, tail.readUInt32LE(end + END.length));
  const entries: Entry[] = [];
  let at = 0;
  for (let left = tail.readUInt16LE(end + END.entries); left > 0; left -= 1) {
    if (!hasSignature(list, at, ENTRY.signature) || at + ENTRY.size > list.length)
      throw new BrokenZip('the directory of the archive is damaged');
    const number = (field: 'crc' | 'offset' | 'packed' | 'unpacked') => list.readUInt32LE(at + ENTRY[field]);
    const short = (field: 'flags' | 'method' | `${'comment' | 'extra' | 'name'}Length`) =>
      list.readUInt16LE(at + ENTRY[field]);
    const nameEnd = at + ENTRY.size + short('nameLength');
    const entry = {
      name: list.toString('utf8', at + ENTRY.size, nameEnd),
      method: short('method'),
      ...{ crc: number('crc'), packed: number('packed'), unpacked: number('unpacked'), offset: number('offset') },
    };
    if (short('flags') & ENCRYPTED || !Object.values(METHODS).includes(entry.method))
      throw new BrokenZip(`${entry.name} is encrypted, or packed in another way than by deflating`);
    if ([entry.packed, entry.unpacked, entry.offset].includes(ELSEWHERE))
      throw new BrokenZip(`${entry.name} has 4 GB or more`);
    entries.push(entry);
    at = nameEnd + short('extraLength') + short('commentLength');
  }
  return entries;
}

function inflated(bytes: Bytes): Bytes {
  const inflate = createInflateRaw();
  // An error of the file ends the reader of the unpacked data with this error.
  pipeline(Readable.from(bytes), inflate, () => undefined);
  return inflate;
}

/** Passes bytes on. At the end their number and checksum must be those of the archive. */
async function* checked({ name, crc, unpacked }: Entry, bytes: Bytes): Bytes {
  let sum = 0;
  let count = 0;
  for await (const piece of bytes) {
    sum = crc32(piece, sum);
    count += piece.length;
    yield piece;
  }
  if (count !== unpacked || sum !== crc) throw new BrokenZip(`${name} is damaged`);
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const hasSignature = (bytes: Buffer, at: number, signature: string): boolean =>
  bytes.toString('latin1', at, at + signature.length) === signature;
