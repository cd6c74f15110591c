/**
 * How often the verdicts are true: `npm run eval:truth [-- --develop] [--share N] [--every N] [--only rows|strings] [--in PATTERN] [--list WORD]`.
 * Every reference is read by the parser and goes the product's own way: real connectors asking over HTTP, databases
 * played on this machine over all works. Rows are halved by the hash of their work: one half to develop on (`--develop`),
 * the other reported. `--share` takes one row of N, `--every` one string of N of the large matching sets, `--in` the
 * sets, kinds and styles whose names match a regular expression; `--list` prints
 * every row that missed its aim and whose heading has the word, '' for all.
 */
import { openAsking } from './ask';
import { calibrationError } from './measure';
import { measuringData, type MeasuringData } from '@veracite/testing/measuring/data';
import { halfHash } from './shares';
import { judgeRows } from './truth/judged-rows';
import { listingOf } from './truth/listing';
import { matchStrings } from './truth/matched-strings';
import { buildWorld, WORLD } from './world';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const half = process.argv.includes('--develop') ? 0 : 1;
const share = Number(option('share') ?? 1);
const every = Number(option('every') ?? 8);
const only = option('only');
const within = new RegExp(option('in') ?? '');

await measure(measuringData(WORLD));

async function measure(data: MeasuringData): Promise<void> {
  const world = buildWorld(data);
  // The lowest bit of the hash of a longer text depends on that of the shorter: the half is taken by it, shares are not.
  const isTaken = (text: string, of: number) => (halfHash(text) >>> 1) % of === 0;
  const rows = world.rows.filter(
    (row) => halfHash(row.id) % 2 === half && isTaken(row.id, share) && within.test(`${row.set} ${row.kind}`),
  );
  const strings = world.strings.filter(
    (row) => halfHash(row.id) % 2 === half && isTaken(row.text, every) && within.test(`${row.set} ${row.style}`),
  );
  const asking = await openAsking(world);
  const listing = listingOf(option('list'));
  const taken = [only !== 'strings' && `one row of ${share}`, only !== 'rows' && `one string of ${every}`];
  console.log(
    `${half === 0 ? 'Develop' : 'Reported'} half, ${taken.filter(Boolean).join(', ')}; ${world.works.length} works`,
  );
  const start = Date.now();
  const told = only === 'strings' ? [] : await judgeRows(rows, asking, listing);
  if (told.length > 0)
    console.log(`\nExpected calibration error ${calibrationError(told).toFixed(3)} over ${told.length} verdicts`);
  if (only !== 'rows') {
    const all = [...told, ...(await matchStrings(strings, asking, listing))];
    console.log(
      `\nExpected calibration error, strings of works with them, ${calibrationError(all).toFixed(3)} over ${all.length}`,
    );
  }
  const seconds = (Date.now() - start) / 1000;
  console.log(
    `\n${asking.asked()} references in ${(seconds / 60).toFixed(1)} minutes, ${(asking.asked() / seconds).toFixed(0)} a second, databases played in the same process`,
  );
  await asking.close();
}
