import type { Pool } from 'pg';
import { RANGES } from '../index/keys';
import { addedByImports } from '../packed/added';
import type { StoredWork } from '../packed/blocks';
import { beforeIndex, beginIndex, currentIndex, finishIndex, type Counts, type Index } from '../packed/finish';
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

type Report = (phase: ImportProgress['phase'], share: number) => void;

/**
 * Packs what is staged: records of one work become one, and a new index is written next to the one that serves queries, which it then
 * replaces. Started again after a kill it does the same again.
 * @param units of records, all of them staged
 */
export async function pack(
  pool: Pool,
  threads: Threads,
  packing: Packing,
  units: number,
  report: Report,
): Promise<{ sums: UnitSum[]; replaced: number }> {
  await dropUnitsFrom(pool, packing, units);
  await beforeIndex(pool);
  const index = await currentIndex(pool);
  const sums = (await unitSums(pool)).map(({ sum }) => sum);
  const counts: Counts = new Map([[packing.collection, totalOf(sums)]]);
  let nextUnit = units;
  const stage = async (works: StoredWork[]) => {
    await threads.run({ kind: 'works', unit: nextUnit, works });
    nextUnit += 1;
  };
  const taken: Version[] = [];
  for await (const { works, versions } of addedByImports(pool, UNIT_RECORDS)) {
    await stage(works);
    for (const work of works) count(counts, work, 1);
    taken.push(...versions);
  }
  const firstOf = (unit: number) => packing.firstWork + unit * UNIT_RECORDS;
  const imported = firstOf(units);
  const age = (work: number) => (work < packing.firstWork ? 0 : work < imported ? 2 : 1);
  const same = await sameWorks(threads, firstOf(nextUnit), index, report);
  // Of every two works at most one more is made.
  const gone = Marks.forWorks(firstOf(2 * nextUnit));
  const replaced = await uniteWorks(pool, same, age, { gone, counts, limit: UNIT_RECORDS, onUnited: stage });
  const written = await writeIndex(pool, threads, index, gone, report);
  await finishIndex(pool, packing, { index: written, nextWork: firstOf(nextUnit), counts, taken });
  return { sums, replaced };
}

const totalOf = (sums: readonly UnitSum[]): { works: number; dois: number } => ({
  works: sums.reduce((all, sum) => all + sum.works, 0),
  dois: sums.reduce((all, sum) => all + sum.dois, 0),
});

async function sameWorks(threads: Threads, works: number, index: Index, report: Report): Promise<SameWorks> {
  const same = new SameWorks(works);
  await eachRange(
    threads,
    identityRanges().map((range) => ({ kind: 'pairs', range, index })),
    (done) => 'pairs' in done && same.join(done.pairs),
    (share) => report('uniting', share),
  );
  return same;
}

async function writeIndex(pool: Pool, threads: Threads, index: Index, gone: Marks, report: Report): Promise<Index> {
  const table = await beginIndex(pool);
  const added = (await unitSums(pool)).reduce((all, unit) => all + unit.entries, 0);
  const bits = bucketBits(index.entries + added);
  let entries = 0;
  await eachRange(
    threads,
    Array.from({ length: RANGES }, (_, range) => ({ kind: 'merge', range, index, table, bits, gone: gone.shared })),
    (done) => 'entries' in done && (entries += done.entries),
    (share) => report('packing', share),
  );
  return { table, bits, entries };
}

async function eachRange(
  threads: Threads,
  tasks: readonly RangeTask[],
  take: (done: ThreadDone) => unknown,
  report: (share: number) => void,
): Promise<void> {
  let done = 0;
  await Promise.all(
    tasks.map(async (task) => {
      take(await threads.run(task));
      done += 1;
      report(done / tasks.length);
    }),
  );
}
