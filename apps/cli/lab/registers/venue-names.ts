import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { venueNameKey } from '@veracite/matching/venue-ids';
import { decodeEntities } from '@veracite/text/entities';
import { knownVenue } from '@veracite/text/venues';
import { writeDataFile } from '@veracite/testing/measuring/write-whole';
import { parse } from 'yaml';

/**
 * Writes the names of venues and workshops from a copy of the ACL Anthology: `npm run lab -- build:venue-names FOLDER`. The folder is
 * `data` of its repository. Names of volumes that belong to several venues are names of each.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('build:venue-names takes the folder "data" of the ACL Anthology.');

/** What the Anthology calls a workshop without a name of its own. */
const UNNAMED = 'ws';
const MAX_NAME_LENGTH = 160;

const shorts: Record<string, string> = {};
const main: string[] = [];
const names = new Map<string, Set<string>>();
const addName = (name: string, ids: string[]) => {
  const key = venueNameKey(name);
  if (ids.length === 0 || key.split(' ').length < 3 || key.length > MAX_NAME_LENGTH) return;
  names.set(key, new Set([...(names.get(key) ?? []), ...ids]));
};

for (const file of readdirSync(path.join(folder, 'yaml/venues')).sort()) {
  const id = file.replace(/\.yaml$/, '');
  const venue = parse(readFileSync(path.join(folder, 'yaml/venues', file), 'utf8')) as {
    acronym: string;
    name: string;
    is_toplevel?: boolean;
  };
  // A workshop that has the acronym of a better known venue is not recognized by it.
  if (id === UNNAMED || (knownVenue(id) && !venue.is_toplevel)) continue;
  shorts[id] = venue.acronym;
  if (venue.is_toplevel) main.push(id);
  addName(venue.name, [id]);
}

for (const file of readdirSync(path.join(folder, 'xml')).sort()) {
  const xml = readFileSync(path.join(folder, 'xml', file), 'utf8');
  for (const [, meta = ''] of xml.matchAll(/<meta>([\s\S]*?)<\/meta>/g)) {
    const title = /<booktitle>([\s\S]*?)<\/booktitle>/.exec(meta)?.[1]?.replace(/<[^<>]+>/g, '') ?? '';
    const ids = [...meta.matchAll(/<venue>([^<]*)<\/venue>/g)].flatMap(([, id = '']) => (shorts[id] ? [id] : []));
    addName(decodeEntities(title).replace(/\s+/g, ' '), ids);
  }
}

writeDataFile(path.resolve('libs/matching/data/venue-names.json'), {
  about:
    'Venues and workshops of the ACL Anthology (CC BY 4.0): acronyms, the main venues among them, and the words of names of their volumes. Written by npm run lab -- build:venue-names.',
  acronyms: shorts,
  main,
  names: Object.fromEntries([...names].sort().map(([name, ids]) => [name, [...ids].join(' ')])),
});
console.log(`${Object.keys(shorts).length} venues, ${main.length} of them main, ${names.size} names`);
