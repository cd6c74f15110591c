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
  const counts: Counts = new Map([[packing.collection, totalOf(sums)]]);
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
  const firstOf = (unit: number) => packing.firstWork + unit * UNIT_RECORDS;
  const imported = firstOf(units);
  const age = (work: number) => (work < packing.firstWork ? 0 : work < imported ? 2 : 1);
  const same = await sameWorks(threads, firstOf(nextUnit), before.bits, tell);
  // Of every two works at most one more is made.
  const gone = Marks.of(firstOf(2 * nextUnit));
  const replaced = await uniteWorks(pool, same, age, { gone, counts, limit: UNIT_RECORDS, onUnited: stage });
  const { entries: added } = await unitSums(pool);
  const bits = bucketBits(before.entries + added);
  const entries = await writeIndex(pool, threads, { from: before.bits, to: bits, gone }, tell);
  await finishIndex(pool, packing, { shape: { bits, entries, nextWork: firstOf(nextUnit) }, counts, taken });
  await pool.query('drop index if exists library_staged_range');
  return { sums, replaced };
}

const totalOf = (sums: readonly UnitSum[]): { works: number; dois: number } => ({
  works: sums.reduce((all, sum) => all + sum.works, 0),
  dois: sums.reduce((all, sum) => all + sum.dois, 0),
});

async function sameWorks(threads: Threads, works: number, bits: number, tell: Tell): Promise<SameWorks> {
  const same = new SameWorks(works);
  await eachRange(
    threads,
    identityRanges().map((range) => ({ kind: 'pairs', range, bits })),
    (done) => 'pairs' in done && same.join(done.pairs),
    (share) => tell('uniting', share),
  );
  return same;
}

/** @returns how many entries it has */
async function writeIndex(
  pool: Pool,
  threads: Threads,
  { from, to, gone }: { from: number; to: number; gone: Marks },
  tell: Tell,
): Promise<number> {
  await beginIndex(pool);
  let entries = 0;
  await eachRange(
    threads,
    Array.from({ length: RANGES }, (_, range): RangeTask => {
      return { kind: 'merge', range, bits: from, newBits: to, gone: gone.shared };
    }),
    (done) => 'entries' in done && (entries += done.entries),
    (share) => tell('packing', share),
  );
  return entries;
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
