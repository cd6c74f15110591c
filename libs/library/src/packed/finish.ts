import { postingsOf, readLayout } from '../servers/layout';
import { inTransaction } from '../store/transaction';
import { removeVersions, type Version } from '../store/writer';
import { BLOCK_WORKS } from './blocks';
import { BITS_MIN } from './postings';
import { atAll, type Store, type Stores } from './stores';
import type { Packing } from './tables';

/** The index of one store: the one that serves, and the one that is written to take its place. */
export interface IndexOf {
  server: number;
  /** A server that is new has no index yet. */
  table?: string;
  bits: number;
  entries: number;
  newTable: string;
}

/** The form of a new index. */
export interface Shape {
  bits: number;
  entries: number;
}

/** What packing changed in the number of works of each collection. */
export type Counts = Map<number, { works: number; dois: number }>;

/** The indexes of all stores, in their order, and the generation that serves. */
export async function indexesOf(stores: Stores): Promise<{ generation: number; indexes: IndexOf[] }> {
  const { pool } = stores[0];
  const { rows } = await pool.query<{ bits: number; entries: string }>('select bits, entries from library_shape');
  const { generation, servers } = await readLayout(pool);
  const indexes = stores.map(({ number }): IndexOf => {
    if (number === 0) {
      const own = { bits: rows[0]?.bits ?? BITS_MIN, entries: Number(rows[0]?.entries) };
      return { server: 0, table: 'library_postings', ...own, newTable: 'library_postings_new' };
    }
    const placed = servers.find((server) => server.number === number);
    const { bits = BITS_MIN, entries = 0 } = placed ?? {};
    const table = entries > 0 ? { table: postingsOf(generation) } : {};
    return { server: number, ...table, bits, entries, newTable: postingsOf(generation + 1) };
  });
  return { generation, indexes };
}

/** An empty index beside the one that serves; those that no longer serve are dropped. */
export async function beginIndex({ pool }: Store, { table, newTable }: IndexOf): Promise<void> {
  await dropIndexes(pool, table);
  await pool.query(
    `create table ${newTable} (bucket integer not null, entries bytea not null) with (toast_tuple_target = 8160);
     alter table ${newTable} alter column entries set storage external`,
  );
}

/** Drops every index but the one that serves, and the one that every database begins with. */
async function dropIndexes(pool: Store['pool'], but: string | undefined): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relname ~ '^library_postings_([0-9]+|new)$' and pg_table_is_visible(oid)`,
  );
  for (const { name } of rows) if (name !== but) await pool.query(`drop table ${name}`);
}

/**
 * Puts the new indexes in the place of the old ones. One transaction of the library's own database does it for all
 * stores: from one moment to the next every imported work is found.
 * @param taken works that were added one by one and are packed now
 */
export async function finishIndex(
  stores: Stores,
  packing: Packing,
  {
    indexes,
    shapes,
    nextWork,
    counts,
    taken,
  }: { indexes: IndexOf[]; shapes: Shape[]; nextWork: number; counts: Counts; taken: readonly Version[] },
): Promise<void> {
  await Promise.all(
    stores.map(async ({ pool }, at) => {
      const table = indexes[at]?.newTable ?? '';
      await pool.query(`alter table ${table} add constraint ${table}_pkey primary key (bucket)`);
      await pool.query(`analyze ${table}`);
    }),
  );
  await inTransaction(stores[0].pool, async (client) => {
    await client.query(
      `drop table library_postings;
       alter table library_postings_new rename to library_postings;
       alter index library_postings_new_pkey rename to library_postings_pkey`,
    );
    await client.query(
      'update library_shape set bits = $1, entries = $2, next_work = $3, generation = generation + 1',
      [shapes[0]?.bits, shapes[0]?.entries, Math.ceil(nextWork / BLOCK_WORKS) * BLOCK_WORKS],
    );
    for (const [at, { server }] of indexes.entries())
      await client.query('update library_servers set bits = $2, entries = $3 where number = $1', [
        server,
        shapes[at]?.bits,
        shapes[at]?.entries,
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
  // Everything is visible: what a store leaves undone now the next import does.
  await Promise.allSettled(stores.map((store, at) => tidy(store, indexes[at])));
}

async function tidy({ number, pool }: Store, index: IndexOf | undefined): Promise<void> {
  if (number > 0) {
    await pool.query('truncate library_staged, library_staged_units');
    await dropIndexes(pool, index?.newTable);
  }
  await pool.query('drop index if exists library_staged_range');
  await pool.query('analyze library_blocks');
}

/** Makes the staged entries of a range quick to read. */
export const beforeIndex = (stores: Stores): Promise<unknown> =>
  atAll(stores, async ({ pool }) => {
    await pool.query('create index if not exists library_staged_range on library_staged (range)');
    await pool.query('analyze library_staged');
  });
