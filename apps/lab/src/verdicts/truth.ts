/**
 * How often the verdicts are true: `npm run eval:truth [-- --develop] [--share N] [--every N]
 * [--only rows|strings|look-alikes [--drawn]] [--in PATTERN] [--list WORD]`.
 * Every reference is read by the parser and goes the product's own way: real connectors asking over HTTP, databases
 * played on this machine over all works. Rows are halved by the hash of their work: one half to develop on (`--develop`),
 * the other reported. `--share` takes one row of N, `--every` one string of N of the large matching sets, `--in` the
 * sets, kinds and styles whose names match a regular expression; `--only look-alikes` asks for absent works
 * while works of the same title are present, with `--drawn` works that no string cites; `--list` prints every row that
 * missed its aim and whose heading has the word, '' for all.
 */
import { openAsking } from '../harness/ask';
import { calibrationBySet, calibrationError } from './measure';
import { readOptions } from '../harness/options';
import { measuringData, type MeasuringData } from '../harness/data';
import { halfHash } from '../harness/shares';
import { judgeRows } from './truth/judged-rows';
import type { StringRow } from './rows';
import { listingOf, type Listing } from './truth/listing';
import { matchStrings } from './truth/matched-strings';
import { withoutDrawnLookAlikes, withoutLookAlikes } from './look-alikes';
import { buildWorld, WORLD, type World } from './world';

const options = readOptions({
  develop: false,
  drawn: false,
  every: 8,
  in: '',
  list: undefined,
  only: undefined,
  share: 1,
});
const { every, only, share } = options;
const half = options.develop ? 0 : 1;
const within = new RegExp(options.in);

await measure(measuringData(WORLD));

async function measure(data: MeasuringData): Promise<void> {
  const world = buildWorld(data);
  // The lowest bit of the hash of a longer text depends on that of the shorter: the half is taken by it, shares are not.
  const isTaken = (text: string, parts: number) => (halfHash(text) >>> 1) % parts === 0;
  const rows = world.rows.filter(
    (row) => halfHash(row.id) % 2 === half && isTaken(row.id, share) && within.test(`${row.set} ${row.kind}`),
  );
  const taken = ({ id, text, set, style }: StringRow) =>
    halfHash(id) % 2 === half && isTaken(text, every) && within.test(`${set} ${style}`);
  const asking = await openAsking(world);
  const listing = listingOf(options.list);
  const shares = [only !== 'strings' && `one row of ${share}`, only !== 'rows' && `one string of ${every}`];
  console.log(
    `${half === 0 ? 'Develop' : 'Reported'} half, ${shares.filter(Boolean).join(', ')}; ${world.works.length} works`,
  );
  const start = Date.now();
  const scored = only !== undefined && only !== 'rows' ? [] : await judgeRows(rows, asking, listing);
  if (scored.length > 0)
    console.log(`\nExpected calibration error ${calibrationError(scored).toFixed(3)} over ${scored.length} verdicts`);
  if (only === undefined || only === 'strings') {
    const all = [...scored, ...(await matchStrings(world.strings.filter(taken), asking, listing))];
    console.log(
      `\nExpected calibration error, strings of works with them, ${calibrationError(all).toFixed(3)} over ${all.length}\n${calibrationBySet(all)}`,
    );
  }
  const seconds = (Date.now() - start) / 1000;
  console.log(
    `\n${asking.asked()} references in ${(seconds / 60).toFixed(1)} minutes, ${(asking.asked() / seconds).toFixed(0)} a second, databases played in the same process`,
  );
  await asking.close();
  if (only === undefined || only === 'look-alikes') await refuseLookAlikes(world, taken, listing);
}

/** Strings of works that were taken out of the world, while works of the same titles are left in it. */
async function refuseLookAlikes(world: World, taken: (row: StringRow) => boolean, listing: Listing): Promise<void> {
  const without = options.drawn ? withoutDrawnLookAlikes(world) : withoutLookAlikes(world);
  const asking = await openAsking(without);
  await matchStrings(without.strings.filter(taken), asking, listing);
  await asking.close();
}
