import path from 'node:path';
import { recordsIn } from '@veracite/library/import/open';
import { readRegisters } from '@veracite/library/starter/registers';
import { venueIdsOf } from '@veracite/matching/venue-ids';
import { yearOf } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { writeDataFile } from '../harness/write-whole';
import { READERS } from '../../../cli/src/import/formats';
import { rangesOf } from './year-ranges';
import { readOptions } from '../harness/options';

/**
 * Writes the venues and years whose papers are in Crossref, by counting the papers with a DOI of one prefix:
 * `npm run lab -- build:crossref-venues FOLDER 2025-03-08`. The folder has BibTeX of DBLP, the day is that of the copy. The registers
 * that come with the product are counted too.
 */
const [folder, until] = readOptions({}).rest;
if (!folder || !until)
  throw new Error('build:crossref-venues takes a folder with BibTeX of DBLP, and the day of the copy.');

/** Prefixes of Crossref's members. DOIs of other agencies do not count. */
const PUBLISHERS: { [prefix: string]: string } = {
  '10.1109': 'IEEE',
  '10.1137': 'SIAM',
  '10.1145': 'ACM',
  '10.1162': 'MIT Press',
  '10.1609': 'AAAI',
  '10.18653': 'ACL',
  '10.21437': 'ISCA',
  '10.24963': 'IJCAI',
};
/** A volume of fewer papers may be only a part. */
const MIN_PAPERS = 30;
/** Front matter and keynotes have no DOI in some volumes. */
const MIN_SHARE = 0.99;

const counts = new Map<string, Map<string, number>>();
function count({ csl, identifiers }: Work): void {
  const year = yearOf(csl);
  const ids = venueIdsOf(csl['container-title'] ?? '');
  if (year === undefined || ids.length !== 1 || !/^(?:paper|article)/.test(csl.type)) return;
  const prefix = identifiers.doi?.split('/')[0] ?? '';
  const key = `${ids[0] ?? ''} ${year}`;
  const counted = counts.get(key) ?? new Map<string, number>();
  counts.set(key, counted.set(prefix, (counted.get(prefix) ?? 0) + 1));
}

const { texts, read } = READERS.bibtex;
for await (const text of recordsIn(folder, texts)) {
  const { work } = read(text);
  if (work) count(work);
}
for (const { of, works } of await readRegisters()) if (of !== 'dblp') for (const work of works()) count(work);

const byPrefix = new Map<string, { papers: number; venues: Map<string, number[]> }>();
for (const [key, prefixes] of [...counts].sort()) {
  const [id = '', year = ''] = key.split(' ');
  const papers = [...prefixes.values()].reduce((sum, item) => sum + item, 0);
  const [[prefix, most] = ['', 0]] = [...prefixes].sort((a, b) => b[1] - a[1]);
  const isComplete = papers >= MIN_PAPERS && most / papers >= MIN_SHARE && prefix in PUBLISHERS;
  if (!isComplete || Number(year) >= Number(until.slice(0, 4))) continue;
  const counted = byPrefix.get(prefix) ?? { papers: 0, venues: new Map<string, number[]>() };
  counted.papers += papers;
  counted.venues.set(id, [...(counted.venues.get(id) ?? []), Number(year)]);
  byPrefix.set(prefix, counted);
}

const registers = [...byPrefix].sort().map(([prefix, { papers, venues }]) => ({
  of: 'crossref',
  name: `Crossref (${PUBLISHERS[prefix] ?? prefix})`,
  prefix,
  until,
  papers,
  venues: Object.fromEntries([...venues].map(([id, years]) => [id, rangesOf(years)])),
}));
writeDataFile(path.resolve('libs/connectors/data/crossref-venues.json'), {
  about:
    'Venues and years of which at least 99 % of the papers have a DOI of one member of Crossref, counted in the BibTeX of DBLP (CC0) and in the registers of libs/library/data. Written by npm run lab -- build:crossref-venues.',
  registers,
});
for (const { name, papers, venues } of registers) console.log(name, papers, JSON.stringify(venues));
