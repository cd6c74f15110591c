import { RANGES } from '../index/keys';
import { addedByImports } from '../packed/added';
import type { StoredWork } from '../packed/blocks';
import {
  beforeIndex,
  beginIndex,
  finishIndex,
  indexesOf,
  type Counts,
  type IndexOf,
  type Shape,
} from '../packed/finish';
import { Marks } from '../packed/merging';
import { bucketBits } from '../packed/postings';
import { identityRanges } from '../packed/staging';
import { atAll, type Stores } from '../packed/stores';
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
  stores: Stores,
  threads: Threads,
  packing: Packing,
  units: number,
  tell: Tell,
): Promise<{ sums: UnitSum[]; replaced: number }> {
  await atAll(stores, (store) => dropUnitsFrom(store, packing, units));
  await beforeIndex(stores);
  const { indexes } = await indexesOf(stores);
  const sums = (await atAll(stores, unitSums))
    .flat()
    .sort((a, b) => a.unit - b.unit)
    .map(({ sum }) => sum);
  const counts: Counts = new Map([[packing.collection, totalOf(sums)]]);
  let nextUnit = units;
  const stage = async (works: StoredWork[]) => {
    await threads.run({ kind: 'works', unit: nextUnit, works });
    nextUnit += 1;
  };
  const taken: Version[] = [];
  for await (const { works, versions } of addedByImports(stores[0].pool, UNIT_RECORDS)) {
    await stage(works);
    for (const held of works) count(counts, held, 1);
    taken.push(...versions);
  }
  const firstOf = (unit: number) => packing.firstWork + unit * UNIT_RECORDS;
  const imported = firstOf(units);
  const age = (work: number) => (work < packing.firstWork ? 0 : work < imported ? 2 : 1);
  const same = await sameWorks(threads, firstOf(nextUnit), indexes, tell);
  // Of every two works at most one more is made.
  const gone = Marks.of(firstOf(2 * nextUnit));
  const replaced = await uniteWorks(stores, same, age, { gone, counts, limit: UNIT_RECORDS, onUnited: stage });
  const shapes = await writeIndexes(stores, threads, indexes, gone, tell);
  await finishIndex(stores, packing, { indexes, shapes, nextWork: firstOf(nextUnit), counts, taken });
  return { sums, replaced };
}

const totalOf = (sums: readonly UnitSum[]): { works: number; dois: number } => ({
  works: sums.reduce((all, sum) => all + sum.works, 0),
  dois: sums.reduce((all, sum) => all + sum.dois, 0),
});

async function sameWorks(threads: Threads, works: number, indexes: IndexOf[], tell: Tell): Promise<SameWorks> {
  const same = new SameWorks(works);
  await eachRange(
    threads,
    identityRanges().map((range) => ({ kind: 'pairs', range, indexes })),
    (done) => 'pairs' in done && same.join(done.pairs),
    (share) => tell('uniting', share),
  );
  return same;
}

/** @returns the form of each */
async function writeIndexes(
  stores: Stores,
  threads: Threads,
  indexes: readonly IndexOf[],
  gone: Marks,
  tell: Tell,
): Promise<Shape[]> {
  const shapes = await Promise.all(
    stores.map(async (store, at): Promise<Shape> => {
      const index = indexes[at] as IndexOf;
      await beginIndex(store, index);
      const added = (await unitSums(store)).reduce((all, unit) => all + unit.entries, 0);
      return { bits: bucketBits(index.entries + added), entries: 0 };
    }),
  );
  // The stores by turns, so that all of them have something to do.
  const tasks = Array.from({ length: RANGES }, (_, range) =>
    indexes.map((index, at): RangeTask => {
      return { kind: 'merge', range, index, newBits: shapes[at]?.bits ?? 0, gone: gone.shared };
    }),
  ).flat();
  await eachRange(
    threads,
    tasks,
    (done, at) => {
      const shape = shapes[at % indexes.length];
      if (shape && 'entries' in done) shape.entries += done.entries;
    },
    (share) => tell('packing', share),
  );
  return shapes;
}

async function eachRange(
  threads: Threads,
  tasks: readonly RangeTask[],
  take: (done: ThreadDone, at: number) => unknown,
  tell: (share: number) => void,
): Promise<void> {
  let done = 0;
  await Promise.all(
    tasks.map(async (task, at) => {
      take(await threads.run(task), at);
      done += 1;
      tell(done / tasks.length);
    }),
  );
}
