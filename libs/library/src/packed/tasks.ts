import { KEY_BITS } from '../index/keys';
import { inTransaction } from '../store/transaction';
import { copyInto, int } from './copy';
import type { IndexOf } from './finish';
import { bucketsOf, entriesOf, Marks, samePairs, sortedEntries } from './merging';
import { bucketOf, ENTRY_BYTES } from './postings';
import type { Store, Stores } from './stores';
import { stagedPieces } from './tables';

/** What is done range by range once every record is staged: for all stores together, then for each its own index. */
export type RangeTask =
  | { kind: 'pairs'; range: number; indexes: IndexOf[] }
  | { kind: 'merge'; range: number; index: IndexOf; newBits: number; gone: SharedArrayBuffer };

/** Works that are one; or the number of entries written. */
export type RangeDone = { pairs: Uint32Array } | { entries: number };

export async function doRange(stores: Stores, task: RangeTask): Promise<RangeDone> {
  const storeOf = ({ server }: IndexOf): Store => stores.find(({ number }) => number === server) ?? stores[0];
  if (task.kind === 'pairs') {
    const [staged, packed] = [[] as Buffer[], [] as BigUint64Array<ArrayBuffer>[]];
    for (const index of task.indexes) {
      staged.push(...(await stagedPieces(storeOf(index), task.range)));
      packed.push(await packedEntries(storeOf(index), task.range, index));
    }
    return { pairs: samePairs(sortedEntries(staged, joined(packed))) };
  }
  const { range, index, newBits, gone } = task;
  const store = storeOf(index);
  const sorted = sortedEntries(await stagedPieces(store, range), await packedEntries(store, range, index));
  let entries = 0;
  const buckets = bucketsOf(range, sorted, newBits, new Marks(gone));
  await inTransaction(store.pool, (client) =>
    copyInto(
      client,
      `${index.newTable} (bucket, entries)`,
      (function* () {
        for (const each of buckets) {
          entries += each.entries.length / ENTRY_BYTES;
          yield [int(each.bucket), each.entries];
        }
      })(),
    ),
  );
  return { entries };
}

/** The entries of one range that are packed already. */
async function packedEntries(
  { pool }: Store,
  range: number,
  { table, bits }: IndexOf,
): Promise<BigUint64Array<ArrayBuffer>> {
  if (table === undefined) return new BigUint64Array(0);
  const first = bucketOf(range * 2 ** 32, bits);
  const { rows } = await pool.query<{ bucket: number; entries: Buffer }>(
    `select bucket, entries from ${table} where bucket >= $1 and bucket < $2 order by bucket`,
    [first, first + 2 ** (32 - (KEY_BITS - bits))],
  );
  return joined(rows.map(({ bucket, entries }) => entriesOf(bucket, bits, entries)));
}

function joined(parts: readonly BigUint64Array[]): BigUint64Array<ArrayBuffer> {
  const all = new BigUint64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
