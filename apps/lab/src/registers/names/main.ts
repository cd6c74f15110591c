import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isListedName, isLowercaseWord } from '@veracite/formatting/casing/model/lists';
import {
  FIRST_YEAR,
  NAME_FACTS,
  NAME_KINDS,
  nameHash,
  YEAR_BITS,
  YEAR_STEP,
  type NamesFile,
} from '@veracite/text/registered-names';

import { binaryFile } from '@veracite/testing/data-files';
import { readOptions } from '../../harness/options';
import { writeWhole } from '../../harness/write-whole';
import byHand from './by-hand.json';
import { checkNames } from './check';
import { bitsOf, collect, entryOf, registerKey, type Known, type NameSource } from './collect';
import { rowsOfSource } from './rows';
import list from './sources.json';

/**
 * `npm run lab -- build:names FOLDER` writes the register of names from local copies of the sources in sources.json; with `--check` it
 * measures the register on names that were not used to build it.
 */
const FILE = path.resolve('libs/text/data/names.bin');
const MAX_BUCKET = 255;

async function build(folder: string): Promise<void> {
  const depositors = new Set<string>();
  for await (const { primaryName = '', altNames = '', totalCount } of rowsOfSource(folder, 'crossref-members.tsv'))
    if (Number(totalCount) > 0)
      for (const name of [primaryName, ...altNames.split('|')]) depositors.add(registerKey(name));
  const entries = [];
  const data = <File>(file: string): File => JSON.parse(readFileSync(path.resolve('libs', file), 'utf8')) as File;
  const venues = data<{ entries: string[] }>('text/data/venues.json');
  const volumes = data<{ names: Record<string, string> }>('matching/data/venue-names.json');
  const meetings = [...venues.entries.flatMap((row) => row.split(' | ').slice(1)), ...Object.keys(volumes.names)];
  const ofLibraries = { kind: 'conference', names: ['name'], facts: ['dblp'], rows: meetings };
  for (const source of [...list.sources, ...byHand.lists, ofLibraries] as (NameSource & { rows?: string[] })[]) {
    const before = entries.length;
    const rows = source.rows ? source.rows.map((name) => ({ name })) : rowsOfSource(folder, source.file);
    for await (const row of rows) {
      const entry = entryOf(row, source);
      if (entry) entries.push(entry);
    }
    console.log(`${String(entries.length - before).padStart(7)} ${source.kind} ${source.file ?? 'by hand'}`);
  }
  const { whole, all } = collect(entries, depositors, byHand.without);
  const file = fileOf(all);
  const bytes = binaryFile(file);
  writeWhole([[FILE, bytes]]);
  for (const kind of NAME_KINDS)
    console.log(`${kind}: ${[...whole.values()].filter(({ kinds }) => kinds.has(kind)).length} whole names`);
  console.log(`${all.size} names with ${file.arrays.kinds.length} profiles in ${bytes.length} bytes`);
}

const stepOf = (year = 0): number =>
  Number.isFinite(year) && year > FIRST_YEAR ? Math.floor((year - FIRST_YEAR) / YEAR_STEP) : 0;

function factBits(key: string, { facts, from, to }: Known): number {
  const isCommon = !key.includes(' ') && (isLowercaseWord(key) || isListedName(key));
  const bits = NAME_FACTS.reduce(
    (sum, fact, bit) => (facts.has(fact) || (fact === 'common' && isCommon) ? sum | (1 << bit) : sum),
    0,
  );
  return bits | (stepOf(from) << NAME_FACTS.length) | (stepOf(to) << (NAME_FACTS.length + YEAR_BITS));
}

function fileOf(names: ReadonlyMap<string, Known>): NamesFile {
  const profiles = new Map<string, number>();
  const [kinds, facts]: [number[], number[]] = [[], []];
  const buckets = Array.from({ length: 2 ** 16 }, () => new Map<number, number>());
  for (const [key, known] of names) {
    const [kind, fact] = [bitsOf(known.kinds), factBits(key, known)];
    const profile = profiles.get(`${kind} ${fact}`) ?? kinds.length;
    if (profile === kinds.length) {
      profiles.set(`${kind} ${fact}`, profile);
      kinds.push(kind);
      facts.push(fact);
    }
    const [bucket, rest] = nameHash(key);
    buckets[bucket]?.set(rest, profile);
  }
  if (kinds.length > 2 ** 16 || buckets.some(({ size }) => size > MAX_BUCKET))
    throw new RangeError('The register of names is too large for its format.');
  const sorted = buckets.flatMap((bucket) => [...bucket].sort((a, b) => a[0] - b[0]));
  return {
    about:
      'Names of journals, conferences, newspapers, publishers and institutions, as hashes. Written by npm run lab -- build:names; apps/lab/data.md lists the sources.',
    values: {},
    arrays: {
      counts: Uint8Array.from(buckets, ({ size }) => size),
      rests: Uint8Array.from(sorted.flatMap(([rest]) => [rest >> 16, (rest >> 8) & 0xff, rest & 0xff])),
      profiles: Uint8Array.from(sorted.flatMap(([, profile]) => [profile >> 8, profile & 0xff])),
      kinds: Int32Array.from(kinds),
      facts: Int32Array.from(facts),
    },
  };
}

const { check, missing, rest } = readOptions({ check: false, missing: false });
const [folder] = rest;
if (check) checkNames(rest, missing);
else if (folder) await build(folder);
else throw new Error('build:names takes the folder with the sources, or --check.');
