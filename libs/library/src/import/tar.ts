type Bytes = AsyncIterable<Buffer>;

/** Blocks of POSIX tar (IEEE 1003.1, pax, "ustar Interchange Format"). */
const BLOCK = 512;
const SIZE = { at: 124, length: 12 };
const TYPE = 156;
const MAGIC = { at: 257, text: 'ustar' };
const FILES = ['0', '\0', ''];

export const isTar = (first: Buffer): boolean =>
  first.length >= BLOCK && first.toString('latin1', MAGIC.at, MAGIC.at + MAGIC.text.length) === MAGIC.text;

/** The files of an archive, each to be read to its end before the next is asked for. */
export async function* entriesOfTar(bytes: Bytes): AsyncGenerator<Bytes> {
  const reader = new Reader(bytes);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header.length < BLOCK || header[0] === 0) return;
    const size = sizeIn(header);
    const padding = (BLOCK - (size % BLOCK)) % BLOCK;
    const isFile = FILES.includes(header.toString('latin1', TYPE, TYPE + 1));
    const content = reader.part(size);
    if (isFile) yield content;
    // What the reader of the entry left, and what is no file.
    for await (const _rest of content) continue;
    await reader.exactly(padding);
  }
}

/** Octal digits, or for more than 8 GB a number in base 256 after a byte with its highest bit set (GNU tar). */
function sizeIn(header: Buffer): number {
  const field = header.subarray(SIZE.at, SIZE.at + SIZE.length);
  if (((field[0] ?? 0) & 0x80) !== 0) return Number(field.readBigUInt64BE(SIZE.length - 8));
  return Number.parseInt(field.toString('latin1').replace(/[\0 ]+/g, ''), 8) || 0;
}

class Reader {
  private readonly iterator: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(bytes: Bytes) {
    this.iterator = bytes[Symbol.asyncIterator]();
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const piece of this.part(count)) parts.push(piece);
    return Buffer.concat(parts);
  }

  /** Returns the next bytes in pieces; fewer if the archive is truncated. */
  part(count: number): AsyncIterableIterator<Buffer> {
    let left = count;
    const next = async (): Promise<IteratorResult<Buffer>> => {
      if (left === 0) return { done: true, value: undefined };
      if (this.rest.length === 0) {
        const more = await this.iterator.next();
        if (more.done) return { done: true, value: undefined };
        this.rest = more.value;
      }
      const piece = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(piece.length);
      left -= piece.length;
      return { done: false, value: piece };
    };
    const part: AsyncIterableIterator<Buffer> = { next, [Symbol.asyncIterator]: () => part };
    return part;
  }
}
