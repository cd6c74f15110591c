import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

/** The text of a file in pieces as they are read; what begins like gzip is unpacked, whatever its name. */
export async function* openText(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const stream = (await isGzip(file)) ? bytes.pipe(createGunzip()) : bytes;
  bytes.on('error', (error) => stream.destroy(error));
  stream.setEncoding('utf8');
  for await (const piece of stream) yield piece as string;
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
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
