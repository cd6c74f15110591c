import type { Pool } from 'pg';
import type { Work } from '@veracite/model/work';
import type { Version } from '../store/writer';
import type { StoredWork } from './blocks';

/** Works that small imports added since the last packing, so many at a time. */
export async function* addedByImports(
  pool: Pool,
  count: number,
): AsyncGenerator<{ works: StoredWork[]; versions: Version[] }> {
  for (let after = 0; ;) {
    const { rows } = await pool.query<Version & { collection: number; record: Work }>(
      `select w.id, w.xmin::text as version, w.collection, w.record
       from library_works w join library_collections c on c.id = w.collection
       where c.is_imported and w.id > $1 order by w.id limit $2`,
      [after, count],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield {
      works: rows.map(({ collection, record }) => ({ collection, work: record })),
      versions: rows.map(({ id, version }) => ({ id, version })),
    };
  }
}
