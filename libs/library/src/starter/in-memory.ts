import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyTableOf, type KeyTable } from '../memory/key-table';
import { libraryOf } from '../memory/library';
import { shelfOf } from '../memory/shelf';
import type { Library } from '../port';
import { FOLDER, lineOf, starterTexts, type StarterTexts } from './files';
import { workOfLine } from './line';

/** The starter library in memory. Keys stored next to its files are read; making them takes a second. */
export async function starterInMemory(folder: string = FOLDER): Promise<Library> {
  const texts = await starterTexts(folder);
  const table = (await keptKeys(folder, texts.version)) ?? keysOf(texts);
  return libraryOf(
    shelfOf(texts.lines.length, (number) => workAt(texts, number)),
    table,
  );
}

/** Stores the keys next to the files, for a packaged copy that does not change. */
export async function keepStarterKeys(folder: string): Promise<void> {
  const texts = await starterTexts(folder);
  const { buffer, byteOffset, byteLength } = keysOf(texts);
  await writeFile(keysFile(folder, texts.version), Buffer.from(buffer, byteOffset, byteLength));
}

const keysOf = (texts: StarterTexts): KeyTable => keyTableOf(texts.lines.map((_, number) => workAt(texts, number)));

const workAt = ({ lines }: StarterTexts, number: number) =>
  workOfLine(lineOf(lines[number] as StarterTexts['lines'][number]));

/** Returns undefined for keys of other works or of another byte order. */
async function keptKeys(folder: string, version: string): Promise<KeyTable | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(keysFile(folder, version));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return new BigUint64Array(new Uint8Array(bytes).buffer);
}

/** Numbers are in the byte order of the processor. */
const ENDS = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 'le' : 'be';

const keysFile = (folder: string, version: string): string => path.join(folder, `keys-${version}-${ENDS}.bin`);
