import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StarterLine } from './line';

const FOLDER = path.join(__dirname, '../../data/starter');

export interface StarterFiles {
  /** Changes with any byte of any file. */
  version: string;
  lines: StarterLine[];
}

/** Reads the starter library: `libs/library/data/starter/<discipline>.jsonl`, one work a line. */
export async function readStarter(folder: string = FOLDER): Promise<StarterFiles> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const hash = createHash('sha256');
  const lines = texts.flatMap((text, at) => {
    hash.update(`${names[at]}\0${text}\0`);
    const discipline = (names[at] ?? '').replace('.jsonl', '');
    return text
      .split('\n')
      .flatMap((line) => (line.trim() ? [{ ...(JSON.parse(line) as StarterLine), discipline }] : []));
  });
  return { version: hash.digest('hex').slice(0, 12), lines };
}
