import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { UsageError } from '../exit';

/** The lines of a file, unpacked when its name ends in .gz, without ever holding the whole of it. */
export function linesOf(file: string): AsyncIterable<string> {
  if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
  return read(file);
}

/** Opened when the first line is asked for: readline drops the lines that come before. */
async function* read(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const plain = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  // A fault of the file is one of what is read from it.
  bytes.on('error', (error) => plain.destroy(error));
  yield* createInterface({ input: plain, crlfDelay: Infinity });
}
