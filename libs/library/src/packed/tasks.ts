import type { Pool } from 'pg';
import { KEY_BITS } from '../index/keys';
import { inTransaction } from '../store/transaction';
import { copyInto, int } from './copy';
import { bucketsOf, entriesOf, Marks, samePairs, sortedEntries } from './merging';
import { bucketOf, ENTRY_BYTES } from './postings';
import { stagedPieces } from './tables';

/** What is done range by range once every record is staged. */
export type RangeTask =
  | { kind: 'pairs'; range: number; bits: number }
  | { kind: 'merge'; range: number; bits: number; newBits: number; gone: SharedArrayBuffer };

/** Works that are one; or the number of entries written. */
export type RangeDone = { pairs: Uint32Array } | { entries: number };

export async function doRange(pool: Pool, task: RangeTask): Promise<RangeDone> {
  const sorted = sortedEntries(await stagedPieces(pool, task.range), await packedEntries(pool, task.range, task.bits));
  if (task.kind === 'pairs') return { pairs: samePairs(sorted) };
  let entries = 0;
  const buckets = bucketsOf(task.range, sorted, task.newBits, new Marks(task.gone));
  await inTransaction(pool, (client) =>
    copyInto(
      client,
      'library_postings_new (bucket, entries)',
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
async function packedEntries(pool: Pool, range: number, bits: number): Promise<BigUint64Array<ArrayBuffer>> {
  const first = bucketOf(range * 2 ** 32, bits);
  const { rows } = await pool.query<{ bucket: number; entries: Buffer }>(
    'select bucket, entries from library_postings where bucket >= $1 and bucket < $2 order by bucket',
    [first, first + 2 ** (32 - (KEY_BITS - bits))],
  );
  const parts = rows.map(({ bucket, entries }) => entriesOf(bucket, bits, entries));
  const all = new BigUint64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
