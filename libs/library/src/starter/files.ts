import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StarterLine } from './line';

export const FOLDER = path.join(__dirname, '../../data/starter');

/** The unparsed lines of the files. */
export interface StarterTexts {
  /** Changes with any byte of any file. */
  version: string;
  lines: { text: string; discipline: string }[];
}

interface StarterFiles extends Pick<StarterTexts, 'version'> {
  lines: StarterLine[];
}

/** Reads the starter library: `libs/library/data/starter/<discipline>.jsonl`, one work a line. */
export async function readStarter(folder?: string): Promise<StarterFiles> {
  const { version, lines } = await starterTexts(folder);
  return { version, lines: lines.map(lineOf) };
}

export async function starterTexts(folder: string = FOLDER): Promise<StarterTexts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const hash = createHash('sha256');
  const lines = texts.flatMap((text, at) => {
    hash.update(`${names[at]}\0${text}\0`);
    const discipline = (names[at] ?? '').replace('.jsonl', '');
    return text.split('\n').flatMap((line) => (line.trim() ? [{ text: line, discipline }] : []));
  });
  return { version: hash.digest('hex').slice(0, 12), lines };
}

export const lineOf = ({ text, discipline }: StarterTexts['lines'][number]): StarterLine => ({
  ...(JSON.parse(text) as StarterLine),
  discipline,
});
