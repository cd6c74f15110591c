import { worksIn } from '../packed/postings';
import { gathered } from './gathered';
import type { Place } from './records';
import type { Asks } from './readers';

interface ProbeRow {
  key: string;
  entries: Buffer | null;
  work: number | null;
}

/**
 * Reads the buckets of all keys by one list, so that PostgreSQL sends each partition of the index one statement. `offset 0` keeps
 * the planner from turning the list into a filter of the join. A bucket that does not contain the end of its key is left
 * out: most pairs of words appear in no title. What follows the first five bytes of the eight may match by chance, so
 * `worksIn` checks every entry.
 */
const PROBE = `
  with asked as materialized (
    select key, (key >> (40 - shape.bits))::integer as bucket
    from unnest($1::bigint[]) as key cross join library_shape shape
  )
  select asked.key, found.entries, null::integer as work
  from (select bucket, entries from library_postings where bucket = any(array(select bucket from asked)) offset 0) found
    join asked on asked.bucket = found.bucket
  where position(substring(int8send(asked.key) from 6) in found.entries) > 0
  union all
  select key, null, work from library_keys where key = any($1::bigint[])`;

type Probe = (keys: readonly number[]) => Promise<Map<number, Place[]>>;

const probes = new WeakMap<Asks, Probe>();

/** Returns the works filed under each of the keys. Probes of the same moment share one statement. */
export async function probe(reader: Asks, keys: readonly number[]): Promise<Map<number, Place[]>> {
  if (keys.length === 0) return new Map();
  const shared = probes.get(reader) ?? gathered((lists) => probeLists(reader, lists));
  probes.set(reader, shared);
  return shared(keys);
}

async function probeLists(reader: Asks, lists: readonly (readonly number[])[]): Promise<Map<number, Place[]>[]> {
  const filed = await probeAll(reader, [...new Set(lists.flat())]);
  return lists.map(
    (keys) =>
      new Map(
        keys.flatMap((key) => {
          const places = filed.get(key);
          return places ? [[key, places]] : [];
        }),
      ),
  );
}

async function probeAll(reader: Asks, keys: readonly number[]): Promise<Map<number, Place[]>> {
  const filed = new Map<number, Place[]>();
  const { rows } = await reader.query<ProbeRow>({ name: 'library-probe', text: PROBE, values: [keys] });
  for (const { key: text, entries, work } of rows) {
    const key = Number(text);
    const places = entries ? worksIn(entries, key) : [-(work ?? 0)];
    const known = filed.get(key);
    if (known) known.push(...places);
    else if (places.length > 0) filed.set(key, places);
  }
  return filed;
}
