import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';

type Bytes = AsyncIterable<Buffer>;

const SIGNATURE = 'PK\u0003\u0004';
const DEFLATED = 8;

/** An archive that cannot be read to its end; `code` is the one that zlib gives to bad data. */
class BrokenZip extends Error {
  readonly code = 'Z_DATA_ERROR';
}

export async function isZip(file: string): Promise<boolean> {
  for await (const first of createReadStream(file, { end: SIGNATURE.length - 1, encoding: 'latin1' }))
    return first === SIGNATURE;
  return false;
}

/**
 * The files of an archive, each to be read to its end before the next is asked for. Hidden files are skipped, as in folders.
 * @param stored given what is read of the disk, hands it on
 * @throws an Error with a `code` that begins with `Z_` for an archive that is damaged, truncated or encrypted
 */
export async function* entriesOfZip(
  file: string,
  stored: (bytes: AsyncIterable<unknown>) => Bytes,
): AsyncGenerator<Bytes> {
  try {
    const archive = await openPromise(file, { lazyEntries: true, autoClose: false });
    try {
      for await (const entry of archive.eachEntry()) {
        const { fileName, compressedSize, compressionMethod } = entry;
        if (path.posix.basename(fileName).startsWith('.') || compressedSize === 0) continue;
        if (!entry.canDecodeFileData()) throw new BrokenZip(`${fileName} is encrypted or packed in an unknown way`);
        const { fileDataStart: start } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
        const end = start + compressedSize - 1;
        const bytes = stored(createReadStream(file, { start, end, highWaterMark: 1 << 18 }));
        yield checked(entry, compressionMethod === DEFLATED ? inflated(bytes) : bytes);
      }
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof Error && !('code' in error) ? new BrokenZip(error.message) : error;
  }
}

function inflated(bytes: Bytes): Bytes {
  const inflate = createInflateRaw();
  // An error of the file ends the reader of the unpacked data with this error.
  pipeline(Readable.from(bytes), inflate, () => undefined);
  return inflate;
}

/** Passes bytes on. At the end their number and checksum must be those of the archive. */
async function* checked({ fileName, crc32: expected, uncompressedSize }: Entry, bytes: Bytes): Bytes {
  let sum = 0;
  let count = 0;
  for await (const piece of bytes) {
    sum = crc32(piece, sum);
    count += piece.length;
    yield piece;
  }
  if (count !== uncompressedSize || sum !== expected) throw new BrokenZip(`${fileName} is damaged`);
}
