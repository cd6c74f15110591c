import { worksIn } from '../packed/postings';
import type { Asking } from '../servers/asking';
import { postingsOf, type Layout } from '../servers/layout';
import { placeOf, type Place } from './place';
import type { Asks } from './readers';

/** Works filed under each key. */
type Filed = Map<number, Place[]>;

interface Bucket {
  key: string;
  entries: Buffer;
}

interface Row {
  key: string | null;
  entries: Buffer | null;
  work: number | null;
  generation: number | null;
}

/**
 * Buckets of the asked keys. One that does not hold the end of the key is not sent: most pairs of words are no title's. What
 * follows the key's first five bytes of eight may stand in it by chance as well, for which worksIn looks at every entry.
 */
const bucketsIn = (table: string, bits: string): string =>
  `cross join lateral (select p.entries from ${table} p
     where p.bucket = (asked.key >> (40 - ${bits}))::integer limit 1) as bucket
   where position(substring(int8send(asked.key) from 6) in bucket.entries) > 0`;

/**
 * Works filed under each of the keys, asked for in one statement of each server. All are asked at once, by the layout that was
 * read last; when another one has taken its place, they are asked again.
 */
export async function probe(asking: Asking, keys: readonly number[]): Promise<Filed> {
  if (keys.length === 0) return new Map();
  const { servers } = asking;
  const known = await servers.layout();
  let found = await probeBy(asking, known, keys, asking);
  if (found.generation !== known.generation || found.missed.length > 0) {
    const fresh = await servers.layout(true);
    // Where a replica lags behind, the database itself is asked.
    if (fresh.generation !== known.generation || fresh.generation !== found.generation)
      found = await probeBy(asking, fresh, keys, servers.main);
  }
  for (const number of found.missed) asking.missed.add(number);
  return found.filed;
}

async function probeBy(
  asking: Asking,
  { generation, servers }: Layout,
  keys: readonly number[],
  database: Asks,
): Promise<{ filed: Filed; generation: number; missed: number[] }> {
  const used = servers.filter(({ entries }) => entries > 0);
  const [own, ...answers] = await Promise.all([
    probeOwn(database, keys),
    ...used.map(({ number, bits }) =>
      asking.at<Bucket>(number, {
        name: `library-probe-${generation}`,
        text: `select asked.key, bucket.entries from unnest($1::bigint[]) as asked(key)
               ${bucketsIn(postingsOf(generation), '$2::integer')}`,
        values: [keys, bits],
      }),
    ),
  ]);
  const missed: number[] = [];
  used.forEach(({ number }, at) => {
    const rows = answers[at];
    if (rows) fileAll(own.filed, rows, number);
    else missed.push(number);
  });
  return { ...own, missed };
}

async function probeOwn(reader: Asks, keys: readonly number[]): Promise<{ filed: Filed; generation: number }> {
  const { rows } = await reader.query<Row>({
    name: 'library-probe',
    text: `select asked.key, bucket.entries, null::integer as work, null::integer as generation
           from unnest($1::bigint[]) as asked(key) cross join library_shape shape
           ${bucketsIn('library_postings', 'shape.bits')}
           union all
           select k.key, null, k.work, null from library_keys k where k.key = any($1::bigint[])
           union all
           select null, null, null, generation from library_shape`,
    values: [keys],
  });
  const filed: Filed = new Map();
  let generation = 0;
  for (const row of rows) {
    const key = Number(row.key);
    if (row.generation !== null) generation = row.generation;
    else if (row.entries) file(filed, key, worksIn(row.entries, key));
    else file(filed, key, [-(row.work ?? 0)]);
  }
  return { filed, generation };
}

function fileAll(filed: Filed, buckets: readonly Bucket[], server: number): void {
  for (const row of buckets) {
    const key = Number(row.key);
    const works = worksIn(row.entries, key);
    file(
      filed,
      key,
      works.map((work) => placeOf(server, work)),
    );
  }
}

function file(filed: Filed, key: number, places: Place[]): void {
  if (places.length === 0) return;
  const known = filed.get(key);
  if (known) known.push(...places);
  else filed.set(key, places);
}
