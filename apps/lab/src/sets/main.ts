/**
 * The data sets that the product is measured with and trained on (apps/lab/data.md): `npm run lab -- data status` lists what is on this
 * machine, `npm run lab -- data fetch [--mirror ADDRESS]` gets what is missing into `.data/measuring`: what is public from its home, or
 * all from a mirror that serves the sets under their names.
 */
import { CannotFetch, fetchSets } from './fetch';
import { collectionFolder } from '@veracite/testing/collection';
import { FETCHED, fileIn, SAMPLE } from '../harness/places';
import { DATA_SETS } from './sets';
import { readOptions } from '../harness/options';

/** Exit codes of sysexits: wrong usage, a service that is not available. */
const [USAGE, UNAVAILABLE] = [64, 69];

const { mirror, rest } = readOptions({ mirror: undefined });
const [command] = rest;

if (command === 'status') status();
else if (command === 'fetch' && /^https?:\/\/\S+$/.test(mirror ?? 'https://home')) await get();
else {
  console.error('usage: npm run lab -- data status | fetch [--mirror https://ADDRESS]');
  process.exitCode = USAGE;
}

function status(): void {
  const collection = collectionFolder();
  const places: [string, string][] = [
    ['fetched', FETCHED],
    ['collection', collection ?? ''],
    ['sample', SAMPLE],
  ];
  for (const { name, records, bytes, url } of DATA_SETS) {
    const where = places.filter(([, place]) => place && fileIn(place, name)).map(([word]) => word);
    const cells = [name.padEnd(44), String(records).padStart(7), `${(bytes / 1e6).toFixed(1)} MB`.padStart(9)];
    console.log(`${cells.join(' ')}  ${(where.join(', ') || 'missing').padEnd(29)}${url ? 'public' : ''}`.trimEnd());
  }
  console.log(
    `fetched: ${FETCHED}\ncollection: ${collection ?? 'none (VERACITE_SHARED names one)'}\nsample: ${SAMPLE}`,
  );
}

async function get(): Promise<void> {
  try {
    const { fetched, withoutAddress } = await fetchSets(DATA_SETS, { into: FETCHED, mirror, log: console.log });
    console.log(`${fetched} files fetched into ${FETCHED}`);
    if (withoutAddress.length > 0)
      console.log(
        `${withoutAddress.length} files were put together from public sources and have no address of their own: apps/lab/data.md names their homes, --mirror a server that has them.`,
      );
  } catch (error) {
    if (!(error instanceof CannotFetch)) throw error;
    console.error(`Not fetched: ${error.message}.\nFiles that are there are whole; nothing was half written.`);
    process.exitCode = UNAVAILABLE;
  }
}
