import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { entriesOfTar, isTar } from './tar';
import { entriesOfZip, isZip } from './zip';

type Bytes = AsyncIterable<Buffer>;

/** The text of one file in pieces, to be read to its end before the next file is asked for. */
type Text = AsyncIterable<string>;

/**
 * The records of a file, of every file of an archive, or of all files below a folder in the order of their names. What begins
 * like gzip is unpacked, and what is laid out like tar or zip is read entry by entry, whatever its name.
 * @param texts cuts the text of one file into those of its records
 * @param onBytes called with the number of bytes read since the last call
 */
export async function* recordsIn(
  place: string,
  texts: (pieces: Text) => AsyncIterable<string>,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  for (const file of await filesBelow(place)) {
    for await (const bytes of bytesOf(file, onBytes)) for await (const text of textsOf(bytes)) yield* texts(text);
  }
}

/** Bytes of a file, or of all files below a folder; and a text that changes when one of them does. */
export async function sizeOf(place: string): Promise<{ bytes: number; state: string }> {
  let bytes = 0;
  let newest = 0;
  const files = await filesBelow(place);
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    bytes += size;
    newest = Math.max(newest, Math.round(mtimeMs));
  }
  return { bytes, state: `${files.length} ${bytes} ${newest}` };
}

async function filesBelow(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

async function* bytesOf(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<Bytes> {
  if (await isZip(file)) yield* entriesOfZip(file, (stored) => counted(stored, onBytes));
  else yield counted(createReadStream(file, { highWaterMark: 1 << 18 }), onBytes);
}

async function* counted(bytes: AsyncIterable<unknown>, onBytes?: (bytes: number) => void): Bytes {
  for await (const piece of bytes) {
    onBytes?.((piece as Buffer).length);
    yield piece as Buffer;
  }
}

async function* textsOf(bytes: Bytes): AsyncGenerator<Text> {
  const { first, all } = await peek(bytes);
  if (isGzip(first)) yield* textsOf(unzipped(all));
  else if (isTar(first)) for await (const entry of entriesOfTar(all)) yield* textsOf(entry);
  else yield decoded(all);
}

function unzipped(bytes: Bytes): Bytes {
  const unzip = createGunzip();
  // An error of the file ends the reader of the unpacked data with this error.
  pipeline(Readable.from(bytes), unzip, () => undefined);
  return unzip;
}

async function* decoded(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

const isGzip = (first: Buffer): boolean => first[0] === 0x1f && first[1] === 0x8b;

/** Enough of the beginning to recognize what a file is. */
const HEAD = 512;

async function peek(bytes: Bytes): Promise<{ first: Buffer; all: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let first: Buffer = Buffer.alloc(0);
  let ended = false;
  while (first.length < HEAD && !ended) {
    const next = await iterator.next();
    if (next.done) ended = true;
    else first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
  }
  return {
    first,
    all: (async function* () {
      if (first.length > 0) yield first;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    })(),
  };
}

/** The lines of a text that comes in pieces, without their ends. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\r(?!$)|\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
