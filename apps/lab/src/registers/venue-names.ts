import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { venueNameKey } from '@veracite/matching/venue-ids';
import { decodeEntities } from '@veracite/text/entities';
import { fold } from '@veracite/text/fold';
import { knownVenue } from '@veracite/text/venues';
import { writeDataFile } from '../harness/write-whole';
import { parse } from 'yaml';
import { readOptions } from '../harness/options';

/**
 * Writes the names of venues and workshops from a copy of the ACL Anthology and from BibTeX of DBLP:
 * `npm run lab -- build:venue-names FOLDER DBLP`. The first folder is `data` of the repository of the Anthology. Names of volumes that
 * belong to several venues are names of each.
 */
const [folder, dblp] = readOptions({}).rest;
if (!folder || !dblp)
  throw new Error('build:venue-names takes the folder "data" of the ACL Anthology, and a folder with BibTeX of DBLP.');

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

/** A volume of DBLP: "Proceedings of the 5th Kettle Conference, KettleConf 2019, Ghent, Belgium, May 3-5, 2019". */
const VOLUME = /^(.{10,200}?), ([A-Z]\w+) \d{4}\b/;
const ENTRY = /@inproceedings\{DBLP:conf\/([^/]+)\/[^@]*?\bbooktitle\s*=\s*\{([^@]*?)\},\n/g;
for (const file of readdirSync(dblp).sort()) {
  for (const [, id = '', booktitle = ''] of readFileSync(path.join(dblp, file), 'utf8').matchAll(ENTRY)) {
    const volume = booktitle.replace(/[{}\\]/g, '').replace(/\s+/g, ' ');
    const [, name, acronym] = VOLUME.exec(volume) ?? [];
    if (!name || !acronym || knownVenue(fold(volume))) continue;
    if (!shorts[id] && !knownVenue(id) && !/workshop/i.test(name)) main.push(id);
    shorts[id] ??= acronym;
    addName(name, [id]);
  }
}

writeDataFile(path.resolve('libs/matching/data/venue-names.json'), {
  about:
    'Venues and workshops of the ACL Anthology (CC BY 4.0) and of DBLP (CC0): acronyms, the main venues among them, and the words of names of their volumes. Written by npm run lab -- build:venue-names.',
  acronyms: shorts,
  main,
  names: Object.fromEntries([...names].sort().map(([name, ids]) => [name, [...ids].join(' ')])),
});
console.log(`${Object.keys(shorts).length} venues, ${main.length} of them main, ${names.size} names`);
