import type { Pool } from 'pg';
import { isPartitioned, SPARE_INDEX } from '../partition/partition';
import { inTransaction } from '../store/transaction';
import { removeVersions, type Version } from '../store/writer';
import { BLOCK_WORKS } from './blocks';
import type { Packing } from './tables';

/** The table of an index, with the number of bits of a key that name its bucket, and its number of entries. */
export interface Index {
  table: string;
  bits: number;
  entries: number;
}

/** The change in the number of works of each collection, by collection id. */
export type Counts = Map<number, { works: number; dois: number }>;

export async function currentIndex(pool: Pool): Promise<Index> {
  const { rows } = await pool.query<{ bits: number; entries: string }>('select bits, entries from library_shape');
  return { table: 'library_postings', bits: rows[0]?.bits ?? 0, entries: Number(rows[0]?.entries) };
}

/** Creates an empty index next to the one that serves queries, and returns the name of its table. */
export async function beginIndex(pool: Pool): Promise<string> {
  if (await isPartitioned(pool)) {
    await pool.query(`truncate ${SPARE_INDEX}`);
    return SPARE_INDEX;
  }
  await pool.query(
    `drop table if exists library_postings_new;
     create table library_postings_new (bucket integer not null, entries bytea not null) with (toast_tuple_target = 8160);
     alter table library_postings_new alter column entries set storage external`,
  );
  return 'library_postings_new';
}

/** Replaces the index of queries in one transaction; `taken`: works added one by one and packed now. */
export async function finishIndex(
  pool: Pool,
  packing: Packing,
  { index, nextWork, counts, taken }: { index: Index; nextWork: number; counts: Counts; taken: readonly Version[] },
): Promise<void> {
  const { table, bits, entries } = index;
  const isSpare = table === SPARE_INDEX;
  if (!isSpare) await pool.query(`alter table ${table} add constraint ${table}_pkey primary key (bucket)`);
  await pool.query(`analyze ${table}`);
  await inTransaction(pool, async (client) => {
    await client.query(
      isSpare
        ? `alter table library_postings rename to library_postings_old;
           alter table ${table} rename to library_postings;
           alter table library_postings_old rename to ${table}`
        : `drop table library_postings;
           alter table ${table} rename to library_postings;
           alter index ${table}_pkey rename to library_postings_pkey`,
    );
    await client.query('update library_shape set bits = $1, entries = $2, next_work = $3', [
      bits,
      entries,
      Math.ceil(nextWork / BLOCK_WORKS) * BLOCK_WORKS,
    ]);
    for (const [collection, { works, dois }] of counts)
      await client.query(
        `update library_collections set packed_works = packed_works + $2, packed_dois = packed_dois + $3,
           imported_at = case when id = $4 then now() else imported_at end where id = $1`,
        [collection, works, dois, packing.collection],
      );
    await removeVersions(client, taken);
    await client.query('truncate library_staged, library_staged_units');
    await client.query('delete from library_packing');
  });
  // Everything is visible now. What fails here is done again by the next import.
  const tidy = ['drop index if exists library_staged_range', 'analyze library_blocks'];
  if (isSpare) tidy.push(`truncate ${SPARE_INDEX}`);
  await Promise.allSettled(tidy.map((statement) => pool.query(statement)));
}

export async function beforeIndex(pool: Pool): Promise<void> {
  await pool.query('create index if not exists library_staged_range on library_staged (range)');
  await pool.query('analyze library_staged');
}
