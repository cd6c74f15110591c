import type { Pool } from 'pg';
import { RANGES } from '../index/keys';
import { addedByImports } from '../packed/added';
import type { Held } from '../packed/blocks';
import { beginIndex, finishIndex, shapeOf, type Counts } from '../packed/finish';
import { Marks } from '../packed/merging';
import { bucketBits } from '../packed/postings';
import { identityRanges } from '../packed/staging';
import { dropUnitsFrom, UNIT_RECORDS, unitSums, type Packing, type UnitSum } from '../packed/tables';
import type { RangeTask } from '../packed/tasks';
import { SameWorks } from '../packed/uniting';
import type { Version } from '../store/writer';
import type { ImportProgress } from './reading';
import type { ThreadDone } from './thread';
import type { Threads } from './threads';
import { count, uniteWorks } from './unite';

type Tell = (phase: ImportProgress['phase'], share: number) => void;

/**
 * Packs what is staged: works that are there twice become one, the index is written anew beside the one that serves,
 * and takes its place. Begun again after a kill it does the same again.
 * @param units of records, all of them staged
 */
export async function pack(
  pool: Pool,
  threads: Threads,
  packing: Packing,
  units: number,
  tell: Tell,
): Promise<{ sums: UnitSum[]; replaced: number }> {
  await dropUnitsFrom(pool, packing, units);
  await pool.query('create index if not exists library_staged_range on library_staged (range)');
  await pool.query('analyze library_staged');
  const before = await shapeOf(pool);
  const { sums } = await unitSums(pool);
  const counts: Counts = new Map([
    [
      packing.collection,
      {
        works: sums.reduce((all, sum) => all + sum.works, 0),
        dois: sums.reduce((all, sum) => all + sum.dois, 0),
      },
    ],
  ]);
  let nextUnit = units;
  const stage = async (works: Held[]) => {
    await threads.run({ kind: 'works', unit: nextUnit, works });
    nextUnit += 1;
  };
  const taken: Version[] = [];
  for await (const { works, versions } of addedByImports(pool, UNIT_RECORDS)) {
    await stage(works);
    for (const held of works) count(counts, held, 1);
    taken.push(...versions);
  }
  const imported = packing.firstWork + units * UNIT_RECORDS;
  const staged = packing.firstWork + nextUnit * UNIT_RECORDS;
  const age = (work: number) => (work < packing.firstWork ? 0 : work < imported ? 2 : 1);
  const same = new SameWorks(staged);
  await eachRange(
    threads,
    identityRanges().map((range) => ({ kind: 'pairs', range, bits: before.bits })),
    (done) => 'pairs' in done && same.join(done.pairs),
    (share) => tell('uniting', share),
  );
  const gone = Marks.of(staged + nextUnit * UNIT_RECORDS);
  const replaced = await uniteWorks(pool, same, age, { gone, counts, limit: UNIT_RECORDS, onUnited: stage });
  const { entries: added } = await unitSums(pool);
  const bits = bucketBits(before.entries + added);
  await beginIndex(pool);
  let entries = 0;
  await eachRange(
    threads,
    Array.from({ length: RANGES }, (_, range) => ({
      kind: 'merge' as const,
      range,
      bits: before.bits,
      newBits: bits,
      gone: gone.shared,
    })),
    (done) => 'entries' in done && (entries += done.entries),
    (share) => tell('packing', share),
  );
  const nextWork = packing.firstWork + nextUnit * UNIT_RECORDS;
  await finishIndex(pool, packing, { shape: { bits, entries, nextWork }, counts, taken });
  await pool.query('drop index if exists library_staged_range');
  return { sums, replaced };
}

async function eachRange(
  threads: Threads,
  tasks: readonly RangeTask[],
  take: (done: ThreadDone) => unknown,
  tell: (share: number) => void,
): Promise<void> {
  let done = 0;
  await Promise.all(
    tasks.map(async (task) => {
      take(await threads.run(task));
      done += 1;
      tell(done / tasks.length);
    }),
  );
}
