import type { Pool } from 'pg';
import { KEY_BITS } from '../index/keys';
import { inTransaction } from '../store/transaction';
import { copyInto, int } from './copy';
import type { Index } from './finish';
import { bucketsOf, entriesOf, Marks, samePairs, sortedEntries } from './merging';
import { bucketOf, ENTRY_BYTES } from './postings';
import { stagedPieces } from './tables';

/** Work on one range of keys, once every record is staged. */
export type RangeTask =
  | { kind: 'pairs'; range: number; index: Index }
  | { kind: 'merge'; range: number; index: Index; table: string; bits: number; gone: SharedArrayBuffer };

/** Pairs of records that are of one work, or the number of entries written. */
export type RangeDone = { pairs: Uint32Array } | { entries: number };

export async function doRange(pool: Pool, task: RangeTask): Promise<RangeDone> {
  const { range, index } = task;
  const sorted = sortedEntries(await stagedPieces(pool, range), await packedEntries(pool, range, index));
  if (task.kind === 'pairs') return { pairs: samePairs(sorted) };
  let entries = 0;
  const buckets = bucketsOf(range, sorted, task.bits, new Marks(task.gone));
  await inTransaction(pool, (client) =>
    copyInto(
      client,
      task.table,
      ['bucket', 'entries'],
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
async function packedEntries(pool: Pool, range: number, { table, bits }: Index): Promise<BigUint64Array<ArrayBuffer>> {
  const first = bucketOf(range * 2 ** 32, bits);
  const { rows } = await pool.query<{ bucket: number; entries: Buffer }>(
    `select bucket, entries from ${table} where bucket >= $1 and bucket < $2 order by bucket`,
    [first, first + 2 ** (32 - (KEY_BITS - bits))],
  );
  return joined(rows.map(({ bucket, entries }) => entriesOf(bucket, bits, entries)));
}

function joined(parts: readonly BigUint64Array[]): BigUint64Array<ArrayBuffer> {
  const all = new BigUint64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
