import type { PoolClient } from 'pg';
import type { Entry } from './entry';

/** Enters works under their keys. */
export async function fileUnder(client: PoolClient, works: readonly { id: number; entry: Entry }[]): Promise<void> {
  const keyed = works.flatMap(({ id, entry }) => entry.keys.map((key) => ({ key, id })));
  await client.query(
    'insert into library_keys (key, work) select * from unnest($1::bigint[], $2::int[]) on conflict do nothing',
    [keyed.map((row) => row.key), keyed.map((row) => row.id)],
  );
}
