import type { Pool } from 'pg';
import { worksIn } from '../packed/postings';

/**
 * Where a work is kept: its number in the packed index, or below zero its number among the works that were added since.
 */
export type Place = number;

/** Works read for a key among those added since: a title like "Introduction" names many. */
const ADDED_MAX = 60;

interface Row {
  key: string;
  entries: Buffer | null;
  work: number | null;
}

/** Works filed under each of the keys, asked for in one statement. */
export async function probe(pool: Pool, keys: readonly number[]): Promise<Map<number, Place[]>> {
  const found = new Map<number, Place[]>();
  if (keys.length === 0) return found;
  const { rows } = await pool.query<Row>({
    name: 'library-probe',
    text: `select asked.key, bucket.entries, null::integer as work
           from unnest($1::bigint[]) as asked(key) cross join library_shape shape
           cross join lateral (select p.entries from library_postings p
             where p.bucket = (asked.key >> (40 - shape.bits))::integer limit 1) as bucket
           union all
           select asked.key, null, added.work from unnest($1::bigint[]) as asked(key)
           cross join lateral (select k.work from library_keys k where k.key = asked.key
             order by k.work limit ${ADDED_MAX}) as added`,
    values: [keys],
  });
  for (const row of rows) {
    const key = Number(row.key);
    const places = row.entries ? worksIn(row.entries, key) : [-(row.work ?? 0)];
    if (places.length === 0) continue;
    const known = found.get(key);
    if (known) known.push(...places);
    else found.set(key, places);
  }
  return found;
}
