import type { Pool } from 'pg';
import type { LibraryStatus } from '../port';

/** What the library holds: packed works, and those added since. A work that is in both counts twice until it is packed. */
export async function libraryStatus(pool: Pool): Promise<LibraryStatus> {
  const { rows } = await pool.query<{ name: string; works: number; dois: number; importedAt: Date }>(
    `select c.name, (c.packed_works + count(w.id))::int as works, (c.packed_dois + count(w.doi))::int as dois,
       c.imported_at as "importedAt"
     from library_collections c left join library_works w on w.collection = c.id
     group by c.id order by c.imported_at, c.name`,
  );
  return {
    works: rows.reduce((sum, row) => sum + row.works, 0),
    withDoi: rows.reduce((sum, row) => sum + row.dois, 0),
    collections: rows.map(({ name, works, importedAt }) => ({ name, works, importedAt: importedAt.toISOString() })),
  };
}
