import type { Added } from '../port';
import type { Pool, PoolClient } from 'pg';
import type { Work } from '@veracite/model/work';
import { termsOf, termVector } from '../index/terms';
import { entryOf, united, type Entry } from './entry';
import { inTransaction } from './transaction';

const BATCH = 500;
/** Writers take turns, so that two imports cannot both find a work absent and add it. */
const WRITE_LOCK = 7_243_110_502;

/** Adds works in batches, each in its own transaction: an interrupted import keeps the batches that were written. */
export async function addWorks(
  pool: Pool,
  collection: string,
  works: Iterable<Work> | AsyncIterable<Work>,
): Promise<Added> {
  const sum: Added = { added: 0, replaced: 0, refused: 0 };
  const take = async (batch: Work[]) => {
    const entries = batch.map(entryOf).filter((entry) => entry !== undefined);
    const done = await inTransaction(pool, (client) => writeBatch(client, collection, entries));
    sum.added += done.added;
    sum.replaced += done.replaced;
    sum.refused += batch.length - entries.length;
  };
  let batch: Work[] = [];
  for await (const work of works) {
    batch.push(work);
    if (batch.length < BATCH) continue;
    await take(batch);
    batch = [];
  }
  await take(batch);
  return sum;
}

/** A row that is there already, or that this batch is about to write. */
interface Row {
  id?: number;
  entry: Entry;
}

interface StoredWork {
  id: number;
  doi: string | null;
  description: string;
  record: Work;
}

async function writeBatch(client: PoolClient, collection: string, entries: Entry[]): Promise<Omit<Added, 'refused'>> {
  await client.query('select pg_advisory_xact_lock($1)', [WRITE_LOCK]);
  const collectionId = await collectionOf(client, collection);
  const byDoi = new Map<string, Row>();
  const byDescription = new Map<number, Row[]>();
  const file = (row: Row) => {
    if (row.entry.doi) byDoi.set(row.entry.doi, row);
    byDescription.set(row.entry.description, [...(byDescription.get(row.entry.description) ?? []), row]);
  };
  const stored = await storedAlike(client, entries);
  for (const { id, record } of stored) {
    const entry = entryOf(record);
    if (entry) file({ id, entry });
  }

  const touched = new Set<Row>();
  let replaced = 0;
  for (const entry of entries) {
    const known =
      (entry.doi && byDoi.get(entry.doi)) ||
      byDescription.get(entry.description)?.find((row) => !row.entry.doi || !entry.doi);
    if (known) {
      replaced += 1;
      known.entry = entryOf(united(known.entry.work, entry.work)) ?? entry;
      if (known.entry.doi) byDoi.set(known.entry.doi, known);
      touched.add(known);
    } else {
      const row: Row = { entry };
      file(row);
      touched.add(row);
    }
  }
  await writeRows(client, collectionId, [...touched], stored);
  return { added: entries.length - replaced, replaced };
}

/** @param isImported works of such a collection are packed with the next import that packs */
export async function collectionOf(client: PoolClient, name: string, isImported = false): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into library_collections as c (name, is_imported) values ($1, $2)
     on conflict (name) do update set imported_at = now(), is_imported = c.is_imported or excluded.is_imported
     returning id`,
    [name, isImported],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no collection ${name}`);
  return id;
}

async function storedAlike(client: PoolClient, entries: Entry[]): Promise<StoredWork[]> {
  const { rows } = await client.query<StoredWork>(
    `select id, doi, description, record from library_works
     where doi = any($1::text[]) or description = any($2::bigint[]) order by id`,
    [entries.flatMap((entry) => entry.doi ?? []), entries.map((entry) => entry.description)],
  );
  return rows;
}

async function writeRows(client: PoolClient, collection: number, rows: Row[], stored: StoredWork[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = await newIds(client, rows.filter((row) => row.id === undefined).length);
  const numbered = rows.map((row) => ({ id: row.id ?? ids.pop() ?? 0, entry: row.entry }));
  const replacedIds = rows.flatMap((row) => row.id ?? []);
  if (replacedIds.length > 0) {
    await removeKeys(
      client,
      stored.filter((row) => replacedIds.includes(row.id)),
    );
  }
  await client.query(
    `insert into library_works (id, collection, doi, description, terms, record)
     select id, $2, doi, description, terms, record
     from json_to_recordset($1) as t(id int, doi text, description bigint, terms tsvector, record json)
     on conflict (id) do update set collection = excluded.collection, doi = excluded.doi, description = excluded.description,
       terms = excluded.terms, record = excluded.record`,
    [
      JSON.stringify(
        numbered.map(({ id, entry }) => ({
          id,
          doi: entry.doi,
          description: entry.description,
          terms: termVector(termsOf(entry.filed, entry.work.abstract ?? entry.work.csl.abstract)),
          record: entry.work,
        })),
      ),
      collection,
    ],
  );
  await fileUnder(client, numbered);
}

async function newIds(client: PoolClient, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('library_works', 'id'))::int as id from generate_series(1, $1::int)`,
    [count],
  );
  return rows.map((row) => row.id).reverse();
}

/** Keys are computed again from the record instead of being found by a second index as large as the first. */
async function removeKeys(client: PoolClient, works: StoredWork[]): Promise<void> {
  const keyed = works.flatMap(({ id, record }) => (entryOf(record)?.keys ?? []).map((key) => ({ key, id })));
  await client.query(
    `delete from library_keys using unnest($1::bigint[], $2::int[]) as gone(key, work)
     where library_keys.key = gone.key and library_keys.work = gone.work`,
    [keyed.map((row) => row.key), keyed.map((row) => row.id)],
  );
}

/** Takes added works out with their keys. @param where of library_works as w, with the values $1, $2, … */
async function removeWorks(client: PoolClient, where: string, values: unknown[]): Promise<number> {
  await client.query('select pg_advisory_xact_lock($1)', [WRITE_LOCK]);
  const { rows } = await client.query<StoredWork>(
    `select w.id, w.doi, w.description, w.record from library_works w where ${where}`,
    values,
  );
  await removeKeys(client, rows);
  await client.query('delete from library_works where id = any($1::int[])', [rows.map((row) => row.id)]);
  return rows.length;
}

/** Takes a collection out: the works that were last written by it. */
export async function dropCollection(pool: Pool, name: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    const gone = await removeWorks(client, 'w.collection in (select id from library_collections where name = $1)', [
      name,
    ]);
    await client.query('delete from library_collections where name = $1', [name]);
    return gone;
  });
}

/** An added work as it was when it was read. */
export interface Version {
  id: number;
  version: string;
}

/** Takes out added works that are packed now; one that was written again meanwhile stays. */
export async function removeVersions(client: PoolClient, versions: readonly Version[]): Promise<void> {
  for (let index = 0; index < versions.length; index += BATCH) {
    const some = versions.slice(index, index + BATCH);
    await removeWorks(client, '(w.id, w.xmin::text) in (select * from unnest($1::int[], $2::text[]))', [
      some.map(({ id }) => id),
      some.map(({ version }) => version),
    ]);
  }
}

/** Enters works under their keys. */
async function fileUnder(client: PoolClient, works: readonly { id: number; entry: Entry }[]): Promise<void> {
  const keyed = works.flatMap(({ id, entry }) => entry.keys.map((key) => ({ key, id })));
  await client.query(
    'insert into library_keys (key, work) select * from unnest($1::bigint[], $2::int[]) on conflict do nothing',
    [keyed.map((row) => row.key), keyed.map((row) => row.id)],
  );
}
