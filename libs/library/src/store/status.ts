import type { Pool } from 'pg';
import type { LibraryStatus, WholeCorpus } from '../port';
import { organisationsHeld } from './organisations';
import type { Asks } from './readers';

/** What the library holds: packed works, and those added since. A work that is in both counts twice until it is packed. */
export async function libraryStatus(pool: Pool): Promise<LibraryStatus> {
  const { rows } = await pool.query<{
    name: string;
    works: number;
    dois: number;
    importedAt: Date;
    whole: WholeCorpus | null;
  }>(
    `select c.name, (c.packed_works + count(w.id))::int as works, (c.packed_dois + count(w.doi))::int as dois,
       c.imported_at as "importedAt",
       case when c.whole_of is not null then json_build_object('of', c.whole_of, 'until', c.whole_until::text) end as whole
     from library_collections c left join library_works w on w.collection = c.id
     group by c.id order by c.imported_at, c.name`,
  );
  const organisations = await organisationsHeld(pool);
  return {
    works: rows.reduce((sum, row) => sum + row.works, 0),
    withDoi: rows.reduce((sum, row) => sum + row.dois, 0),
    collections: rows.map(({ name, works, importedAt, whole }) => ({
      name,
      works,
      importedAt: importedAt.toISOString(),
      ...(whole && { whole }),
    })),
    ...(organisations && { organisations }),
  };
}

/**
 * What collections claim to hold whole, the newest of each database. Asked of who is searched: a replica that lags must not
 * be taken to hold what it has not received.
 */
export async function wholeCorpora(reader: Asks): Promise<WholeCorpus[]> {
  const { rows } = await reader.query<WholeCorpus>({
    name: 'library-corpora',
    text: `select whole_of as of, max(whole_until)::text as until from library_collections
           where whole_of is not null group by whole_of order by whole_of`,
  });
  return rows;
}

/** Records that a collection holds everything of a database up to a day. */
export async function setWhole(pool: Pool, collection: string, { of, until }: WholeCorpus): Promise<void> {
  await pool.query(
    `update library_collections set whole_of = $2, whole_until = greatest(whole_until, $3::date) where name = $1`,
    [collection, of, until],
  );
}
