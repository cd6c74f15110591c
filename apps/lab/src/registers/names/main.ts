import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NAME_KINDS } from '@veracite/text/registered-names';
import { binaryFile } from '@veracite/testing/data-files';
import { readOptions } from '../../harness/options';
import { writeWhole } from '../../harness/write-whole';
import byHand from './by-hand.json';
import { checkNames } from './check';
import { collect, entryOf, registerKey, type Entry, type NameSource } from './collect';
import { separatePress } from './exact';
import { rowsOfSource } from './rows';
import list from './sources.json';
import { NameTable, profileOf } from './table';

/**
 * `npm run lab -- build:names FOLDER` writes the register of names from local copies of the sources in sources.json. With `--check` it measures
 * the register on names that were not used to build it.
 */
const FILE = path.resolve('libs/text/data/names.bin');

type Source = NameSource & { rows?: string[] };

async function readEntries(folder: string, sources: readonly Source[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const source of sources) {
    const before = entries.length;
    const rows = source.rows ? source.rows.map((name) => ({ name })) : rowsOfSource(folder, source.file);
    for await (const row of rows) {
      const entry = entryOf(row, source);
      if (entry) entries.push(entry);
    }
    console.log(`${String(entries.length - before).padStart(7)} ${source.kind} ${source.file ?? 'by hand'}`);
  }
  return entries;
}

async function build(folder: string): Promise<void> {
  const depositors = new Set<string>();
  for await (const { primaryName = '', altNames = '', totalCount } of rowsOfSource(folder, 'crossref-members.tsv'))
    if (Number(totalCount) > 0)
      for (const name of [primaryName, ...altNames.split('|')]) depositors.add(registerKey(name));
  const data = <File>(file: string): File => JSON.parse(readFileSync(path.resolve('libs', file), 'utf8')) as File;
  const venues = data<{ entries: string[] }>('text/data/venues.json');
  const volumes = data<{ names: Record<string, string> }>('matching/data/venue-names.json');
  const meetings = [...venues.entries.flatMap((row) => row.split(' | ').slice(1)), ...Object.keys(volumes.names)];
  const ofLibraries = { kind: 'conference', names: ['name'], facts: ['dblp'], rows: meetings };
  const entries = await readEntries(folder, [...list.sources, ...byHand.lists, ofLibraries] as unknown as Source[]);
  const { whole, all } = collect(entries, depositors, byHand.without);
  for (const kind of NAME_KINDS)
    console.log(`${kind}: ${[...whole.values()].filter(({ kinds }) => kinds.has(kind)).length} whole names`);
  const table = new NameTable();
  for (const [key, known] of all) table.set(key, profileOf(key, known));
  const { press, serials } = separatePress(table, entries);
  console.log(`${press} exact names of the press, ${serials} of journals`);
  const bytes = binaryFile(table.file());
  writeWhole([[FILE, bytes]]);
  console.log(`${table.size} names in ${bytes.length} bytes`);
}

const { check, missing, rest } = readOptions({ check: false, missing: false });
const [folder] = rest;
if (check) checkNames(rest, missing);
else if (!folder) throw new Error('build:names takes the folder with the sources, or --check.');
else await build(folder);
