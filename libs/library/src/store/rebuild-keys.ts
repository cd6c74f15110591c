import type { PoolClient } from 'pg';
import type { Work } from '@veracite/model/work';
import { entryOf, type Entry } from './entry';

const BATCH = 2000;

/** Enters works under their keys. */
export async function fileUnder(client: PoolClient, works: readonly { id: number; entry: Entry }[]): Promise<void> {
  const keyed = works.flatMap(({ id, entry }) => entry.keys.map((key) => ({ key, id })));
  await client.query(
    'insert into library_keys (key, work) select * from unnest($1::bigint[], $2::int[]) on conflict do nothing',
    [keyed.map((row) => row.key), keyed.map((row) => row.id)],
  );
}

/** Rebuilds the keys of all added works, after a release that changed them. */
export async function rebuildKeys(client: PoolClient): Promise<void> {
  await client.query('truncate library_keys');
  for (let after = 0; ;) {
    const { rows } = await client.query<{ id: number; record: Work }>(
      'select id, record from library_works where id > $1 order by id limit $2',
      [after, BATCH],
    );
    const works = rows.flatMap(({ id, record }) => {
      const entry = entryOf(record);
      return entry ? [{ id, entry }] : [];
    });
    await fileUnder(client, works);
    await client.query(
      `update library_works w set description = t.description
       from unnest($1::int[], $2::bigint[]) as t(id, description) where w.id = t.id`,
      [works.map(({ id }) => id), works.map(({ entry }) => entry.description)],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
