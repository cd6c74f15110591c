import { brotliCompressSync, constants } from 'node:zlib';
import { recordsIn } from '@veracite/library/import/open';
import { WITH_IDENTIFIER, type RegisterHeader, type VolumeFields } from '@veracite/library/starter/registers';
import { venueIdsOf } from '@veracite/matching/venue-ids';
import { isInYears } from '@veracite/verification/pipeline/library-coverage';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { writeWhole } from '../harness/write-whole';
import path from 'node:path';
import type { Format } from '../../../cli/src/import/format-names';
import { READERS } from '../../../cli/src/import/formats';
import registers from './registers.json';
import { rangesOf } from './year-ranges';
import { readOptions } from '../harness/options';

/**
 * Writes the registers of venues that come with the product, from copies of their public files:
 * `npm run lab -- build:registers acl-anthology FOLDER 2025-11-24`. The day is that of the copy.
 */
const [register, folder, until] = readOptions({}).rest;
if (!register || !(register in registers) || !folder || !until)
  throw new Error(
    `build:registers takes one of ${Object.keys(registers).join(', ')}, a folder, and the day of the copy.`,
  );
const { format, about: _about, without, ...described } = registers[register as keyof typeof registers];
const out = path.resolve('libs/library/data/registers', `${register}.tsv.br`);

/** Identifier of DBLP's BibTeX entries; works of other registers have theirs in the key. */
const idOf = (work: Work, text: string): string =>
  /@\w+\{DBLP:([^,\s]+)/.exec(text)?.[1] ?? work.key.slice(work.key.indexOf(':') + 1);

const COMMON = [
  'type',
  'issued',
  'container-title',
  'collection-title',
  'volume',
  'issue',
  'publisher',
  'publisher-place',
] as const;
const volumeOf = ({ csl }: Work): VolumeFields => {
  const fields = Object.fromEntries(COMMON.flatMap((name) => (csl[name] ? [[name, csl[name]]] : [])));
  return fields as unknown as VolumeFields;
};

const cell = (text: string | undefined): string => (text ?? '').replace(/[\t\n;|]+/g, ' ').trim();
const peopleOf = ({ author = [] }: CslItem): string =>
  author
    .map(({ family, given, suffix, literal }) =>
      family === undefined ? cell(literal) : `${cell(family)}|${cell([given, suffix].filter(Boolean).join(' '))}`,
    )
    .join(';');

function lineOf(work: Work, id: string): string {
  const { doi = '' } = work.identifiers;
  const short = doi.endsWith(id.toLowerCase()) ? `${doi.slice(0, -id.length)}${WITH_IDENTIFIER}` : doi;
  const standing = work.standing === 'retracted' ? 'retracted' : '';
  const title = (work.csl.title ?? '').replace(/\s+/g, ' ');
  return [id, title, peopleOf(work.csl), work.csl.page ?? '', short, standing].join('\t').trimEnd();
}

const volumes = new Map<string, Map<string, string>>();
const refused = new Map<string, number>();
let records = 0;
const { texts, read } = READERS[format as Format];
for await (const text of recordsIn(folder, texts)) {
  records += 1;
  const { work, refused: reason = 'no work' } = read(text);
  if (!work?.csl.title) {
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
    continue;
  }
  const id = idOf(work, text);
  const volume = JSON.stringify(volumeOf(work));
  const papers = volumes.get(volume) ?? new Map<string, string>();
  volumes.set(volume, papers.set(id, lineOf(work, id)));
}

/** Years are complete when the copy was made in a later year. */
function venuesOf(): { [venue: string]: string } {
  const years = new Map<string, Set<number>>();
  for (const json of volumes.keys()) {
    const volume = JSON.parse(json) as VolumeFields;
    const year = yearOf(volume);
    if (year === undefined || year >= Number(until?.slice(0, 4))) continue;
    for (const id of venueIdsOf(volume['container-title'] ?? ''))
      if (!isInYears((without as { [venue: string]: string })[id], year))
        years.set(id, (years.get(id) ?? new Set()).add(year));
  }
  return Object.fromEntries([...years].sort().map(([id, all]) => [id, rangesOf([...all].sort((a, b) => a - b))]));
}

const header: RegisterHeader = { of: register, until, ...described, venues: venuesOf() };
const written = [...volumes.values()].reduce((sum, { size }) => sum + size, 0);
const lines = [JSON.stringify(header), ...[...volumes].flatMap(([volume, papers]) => [volume, ...papers.values()])];
const text = Buffer.from(`${lines.join('\n')}\n`);
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});
writeWhole([[out, packed]]);
console.log(
  `${records} records read, ${written} papers in ${volumes.size} volumes, ${packed.length} bytes (${text.length} unpacked)`,
);
console.log(`Complete: ${JSON.stringify(header.venues)}`);
for (const [reason, count] of refused) console.log(`${count} × ${reason}`);
