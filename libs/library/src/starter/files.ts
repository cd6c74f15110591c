import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StarterLine } from './line';

export const FOLDER = path.join(__dirname, '../../data/starter');

/** A line that is parsed when its work is asked for. It stays in bytes, of which a process keeps half as many as of a string. */
interface UnparsedLine {
  file: Buffer;
  start: number;
  end: number;
  discipline: string;
}

/** The unparsed lines of the files. */
export interface StarterTexts {
  /** Changes with any byte of any file. */
  version: string;
  lines: UnparsedLine[];
}

/** Reads the starter library: `libs/library/data/starter/<discipline>.jsonl`, one work a line. */
export async function starterTexts(folder: string = FOLDER): Promise<StarterTexts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const hash = createHash('sha256');
  const lines = files.flatMap((file, index) => {
    const name = names[index] ?? '';
    hash.update(`${name}\0`).update(file).update('\0');
    return linesOf(file, name.replace('.jsonl', ''));
  });
  return { version: hash.digest('hex').slice(0, 12), lines };
}

function linesOf(file: Buffer, discipline: string): UnparsedLine[] {
  const lines: UnparsedLine[] = [];
  for (let start = 0, end = 0; start < file.length; start = end + 1) {
    end = file.indexOf('\n', start);
    if (end < 0) end = file.length;
    if (end > start) lines.push({ file, start, end, discipline });
  }
  return lines;
}

export const lineOf = ({ file, start, end, discipline }: UnparsedLine): StarterLine => ({
  ...(JSON.parse(file.toString('utf8', start, end)) as StarterLine),
  discipline,
});
