import { worksIn } from '../packed/postings';
import type { Asks } from './readers';

/**
 * Where a work is kept: its number in the packed index, or below zero its number among the works that were added since.
 */
export type Place = number;

interface Row {
  key: string;
  entries: Buffer | null;
  work: number | null;
}

/** Works filed under each of the keys, asked for in one statement. */
export async function probe(reader: Asks, keys: readonly number[]): Promise<Map<number, Place[]>> {
  const found = new Map<number, Place[]>();
  if (keys.length === 0) return found;
  const { rows } = await reader.query<Row>({
    name: 'library-probe',
    // A bucket that does not hold the end of the key is not sent: most pairs of words are no title's. What follows the
    // key's first five bytes of eight may stand in it by chance as well, for which worksIn looks at every entry.
    text: `select asked.key, bucket.entries, null::integer as work
           from unnest($1::bigint[]) as asked(key) cross join library_shape shape
           cross join lateral (select p.entries from library_postings p
             where p.bucket = (asked.key >> (40 - shape.bits))::integer limit 1) as bucket
           where position(substring(int8send(asked.key) from 6) in bucket.entries) > 0
           union all
           select k.key, null, k.work from library_keys k where k.key = any($1::bigint[])`,
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
