import type { Pool } from 'pg';
import type { LibraryStatus, CompleteCorpus } from '../port';
import { organizationsStatus } from './organizations';
import type { Asks } from './readers';

/** Contents of the library: packed works, and works added since. A work in both counts twice until it is packed. */
export async function libraryStatus(pool: Pool): Promise<LibraryStatus> {
  const { rows } = await pool.query<{
    name: string;
    works: number;
    dois: number;
    importedAt: Date;
    whole: CompleteCorpus | null;
  }>(
    `select c.name, (c.packed_works + count(w.id))::int as works, (c.packed_dois + count(w.doi))::int as dois,
       c.imported_at as "importedAt",
       case when c.whole_of is not null then json_build_object('of', c.whole_of, 'until', c.whole_until::text)
         else c.venues_of end as whole
     from library_collections c left join library_works w on w.collection = c.id
     group by c.id order by c.imported_at, c.name`,
  );
  const organizations = await organizationsStatus(pool);
  return {
    works: rows.reduce((sum, row) => sum + row.works, 0),
    withDoi: rows.reduce((sum, row) => sum + row.dois, 0),
    collections: rows.map(({ name, works, importedAt, whole }) => ({
      name,
      works,
      importedAt: importedAt.toISOString(),
      ...(whole && { completeCorpus: whole }),
    })),
    ...(organizations && { organizations }),
  };
}

/**
 * Returns the databases that collections copied completely, each with the day of its newest copy. Reads from the same server as
 * searches do, because a lagging replica must not claim works that it has not received.
 */
export async function completeCorpora(reader: Asks): Promise<CompleteCorpus[]> {
  const { rows } = await reader.query<{ corpus: CompleteCorpus }>({
    name: 'library-corpora',
    text: `select json_build_object('of', whole_of, 'until', max(whole_until)::text) as corpus from library_collections
           where whole_of is not null group by whole_of
           union all select venues_of from library_collections where venues_of is not null`,
  });
  return rows.map(({ corpus }) => corpus).sort((a, b) => (a.of < b.of ? -1 : 1));
}

/** Records that a collection contains every work of a database, or of its venues, up to a day. */
export async function recordCompleteCorpus(
  pool: Pool,
  collection: string,
  { of, until, venues }: CompleteCorpus,
): Promise<void> {
  if (venues) {
    const claim = JSON.stringify({ of, until, venues });
    await pool.query('update library_collections set venues_of = $2 where name = $1', [collection, claim]);
    return;
  }
  await pool.query(
    `update library_collections set whole_of = $2, whole_until = greatest(whole_until, $3::date) where name = $1`,
    [collection, of, until],
  );
}
