import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CslItem } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import type { LocalLibrary } from '../create';
import type { ImportOptions } from '../import/run';
import type { Reading } from '../import/reading';
import type { CompleteCorpus } from '../port';

const FOLDER = path.join(__dirname, '../../data/registers');
const EXTENSION = '.tsv.br';

/** First line of a file. The file has the papers of one register of venues. */
export interface RegisterHeader extends CompleteCorpus {
  name: string;
  license: string;
  url: string;
  /** Address of a paper, without its identifier at the end. */
  papers: string;
}

/** What the papers of a volume have in common. It precedes them, as JSON. */
export type VolumeFields = Omit<CslItem, 'title' | 'author' | 'page' | 'DOI' | 'URL'>;

interface RegisterFile extends RegisterHeader {
  /** Changes with any byte of the file. */
  version: string;
  works(): Generator<Work>;
}

/** Reads the registers of venues in `libs/library/data/registers` (`npm run lab -- build:registers`). */
export async function readRegisters(folder: string = FOLDER): Promise<RegisterFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(EXTENSION)).sort();
  return Promise.all(names.map((name) => readRegister(path.join(folder, name))));
}

async function readRegister(file: string): Promise<RegisterFile> {
  const packed = await readFile(file);
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8');
  const end = text.indexOf('\n');
  const header = JSON.parse(text.slice(0, end)) as RegisterHeader;
  const version = createHash('sha256').update(packed).digest('hex').slice(0, 12);
  return { ...header, version, works: () => worksIn(header, text, end + 1) };
}

function* worksIn(header: RegisterHeader, text: string, from: number): Generator<Work> {
  let volume: VolumeFields = { type: 'paper-conference' };
  for (let offset = from; offset < text.length;) {
    const end = text.indexOf('\n', offset);
    const line = text.slice(offset, end < 0 ? undefined : end);
    offset += line.length + 1;
    if (line.startsWith('{')) volume = JSON.parse(line) as VolumeFields;
    else if (line) yield workOf(header, volume, line.split('\t'));
  }
}

/** The DOI of a paper ends with its identifier in most volumes; such a DOI is written without it. */
export const WITH_IDENTIFIER = '=';

/** @param cells identifier, title, authors as "family|given" between semicolons, pages, DOI, standing */
function workOf({ of, papers }: RegisterHeader, volume: VolumeFields, cells: string[]): Work {
  const [id = '', title = '', authors = '', page, doi, standing] = cells;
  const url = `${papers}${id}`;
  const identifiers: Identifiers = {};
  if (doi) identifiers.doi = doi.endsWith(WITH_IDENTIFIER) ? `${doi.slice(0, -1)}${id.toLowerCase()}` : doi;
  const author = authors.split(';').flatMap((name) => {
    const [family = '', given] = name.split('|');
    if (!family) return [];
    return [given === undefined ? { literal: family } : { family, ...(given && { given }) }];
  });
  return {
    key: `${of}:${id}`,
    csl: {
      ...volume,
      title,
      ...(author.length > 0 && { author }),
      ...(page && { page }),
      ...(identifiers.doi && { DOI: identifiers.doi }),
      URL: url,
    },
    identifiers,
    url,
    standing: standing === 'retracted' ? 'retracted' : 'current',
  };
}

/** The name of the format of the registers, for import threads. */
export const REGISTER_FORMAT = 'register';
export const registerReading = (text: string): Reading => ({ work: JSON.parse(text) as Work });

/** Imports this version of the registers once, resuming if interrupted, for a minute: nothing should wait for it. */
export async function importRegisters(
  library: Pick<LocalLibrary, 'import' | 'progress'>,
  threads: Pick<ImportOptions, 'connection' | 'start'>,
  folder?: string,
): Promise<{ added: number }> {
  let sum = 0;
  for (const { of, until, venues, name, version, works } of await readRegisters(folder)) {
    const source = `${REGISTER_FORMAT} ${of} ${version}`;
    if ((await library.progress.read(source))?.finished) continue;
    const records = (async function* () {
      for (const work of works()) yield JSON.stringify(work);
    })();
    const options = {
      collection: `register: ${name}`,
      source,
      format: REGISTER_FORMAT,
      read: registerReading,
      threads: 1,
      completeCorpus: { of, until, venues },
    };
    const { added } = await library.import({ ...threads, ...options }, records);
    sum += added;
  }
  return { added: sum };
}
