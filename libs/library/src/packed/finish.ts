import type { Pool } from 'pg';
import { inTransaction } from '../store/transaction';
import { removeVersions, type Version } from '../store/writer';
import { BLOCK_WORKS } from './blocks';
import type { Packing } from './tables';

export interface Shape {
  bits: number;
  entries: number;
  nextWork: number;
}

/** What packing changed in the number of works of each collection. */
export type Counts = Map<number, { works: number; dois: number }>;

export async function shapeOf(pool: Pool): Promise<Shape> {
  const { rows } = await pool.query<{ bits: number; entries: string; next: string }>(
    'select bits, entries, next_work as next from library_shape',
  );
  const row = rows[0];
  return { bits: row?.bits ?? 0, entries: Number(row?.entries), nextWork: Number(row?.next) };
}

/** An empty index beside the one that serves. */
export async function beginIndex(pool: Pool): Promise<void> {
  await pool.query(
    `drop table if exists library_postings_new;
     create table library_postings_new (bucket integer not null, entries bytea not null) with (toast_tuple_target = 8160);
     alter table library_postings_new alter column entries set storage external`,
  );
}

/**
 * Puts the new index in the place of the old one: from one moment to the next every imported work is found.
 * @param taken works that were added one by one and are packed now
 */
export async function finishIndex(
  pool: Pool,
  packing: Packing,
  { shape, counts, taken }: { shape: Shape; counts: Counts; taken: readonly Version[] },
): Promise<void> {
  await pool.query('alter table library_postings_new add constraint library_postings_new_pkey primary key (bucket)');
  await pool.query('analyze library_postings_new');
  await inTransaction(pool, async (client) => {
    await client.query(
      `drop table library_postings;
       alter table library_postings_new rename to library_postings;
       alter index library_postings_new_pkey rename to library_postings_pkey`,
    );
    await client.query('update library_shape set bits = $1, entries = $2, next_work = $3', [
      shape.bits,
      shape.entries,
      Math.ceil(shape.nextWork / BLOCK_WORKS) * BLOCK_WORKS,
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
  await pool.query('analyze library_blocks');
}
