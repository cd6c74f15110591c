import type { Pool } from 'pg';
import type { StoredWork } from '../packed/blocks';
import type { Counts } from '../packed/finish';
import type { Marks } from '../packed/merging';
import type { SameWorks } from '../packed/uniting';
import { united } from '../store/entry';
import { packedWorks } from '../store/records';

/** Works whose records are read at one time. */
const BATCH = 2000;

/**
 * Makes one record of those that are of one work. A record that already says all stays; else a new one takes the place
 * of all.
 * @param age of a work: records are taken from the oldest to those of this import, which have the age 2
 * @param onUnited takes up to `limit` new records at a time
 * @returns how many records of this import were of a work that another record names as well
 */
export async function uniteWorks(
  pool: Pool,
  same: SameWorks,
  age: (work: number) => 0 | 1 | 2,
  {
    gone,
    counts,
    limit,
    onUnited,
  }: { gone: Marks; counts: Counts; limit: number; onUnited(works: StoredWork[]): Promise<void> },
): Promise<number> {
  let replaced = 0;
  let fresh: StoredWork[] = [];
  const flush = async (least: number) => {
    if (fresh.length < least) return;
    await onUnited(fresh.slice(0, limit));
    fresh = fresh.slice(limit);
  };
  const take = async (groups: number[][]) => {
    const records = await packedWorks(pool, groups.flat());
    for (const group of groups) {
      const members = group.flatMap((id) => {
        const record = records.get(id);
        return record ? [{ id, record, age: age(id) }] : [];
      });
      members.sort((a, b) => a.age - b.age || a.id - b.id);
      const united = oneOf(members.map(({ record }) => record));
      const kept = members.find(({ record }) => saysTheSame(record, united));
      for (const { id, record } of members) {
        if (id === kept?.id) continue;
        gone.set(id);
        count(counts, record, -1);
      }
      if (!kept) {
        count(counts, united, 1);
        fresh.push(united);
      }
      const imported = members.filter((member) => member.age === 2).length;
      replaced += Math.max(0, imported - (imported === members.length ? 1 : 0));
    }
    await flush(limit);
  };
  let groups: number[][] = [];
  for (const group of same.groups()) {
    groups.push(group);
    if (groups.length < BATCH) continue;
    await take(groups);
    groups = [];
  }
  await take(groups);
  while (fresh.length > 0) await flush(1);
  return replaced;
}

function oneOf(members: readonly StoredWork[]): StoredWork {
  return members.reduce((old, next) => ({ collection: next.collection, work: united(old.work, next.work) }));
}

const saysTheSame = (a: StoredWork, b: StoredWork): boolean =>
  a.collection === b.collection && JSON.stringify(a.work) === JSON.stringify(b.work);

export function count(counts: Counts, { collection, work }: StoredWork, by: number): void {
  const known = counts.get(collection) ?? { works: 0, dois: 0 };
  counts.set(collection, { works: known.works + by, dois: known.dois + (work.identifiers.doi ? by : 0) });
}
