import type { Pool } from 'pg';
import type { Work } from '@veracite/model/work';
import { likeness } from '../index/likeness';
import { questionOf } from '../index/question';
import { relaxedQueries } from '../index/relaxed-queries';
import type { Filed } from '../index/score';
import type { LibraryQuery } from '../port';
import { withNotices } from './notices';

/** Works read for one query: "Wang, 2019" fits thousands. */
const QUERY_MAX = 150;
/** Works that fit narrow questions, after which wider ones are not asked. */
const ENOUGH = 200;

interface IndexHit {
  id: number;
  filed: Filed;
}

/** Works that fit a partial description of which any part may be wrong, likeliest first. */
export async function findWorks(pool: Pool, query: LibraryQuery): Promise<Work[]> {
  const question = questionOf(query);
  const met = new Map<number, Filed>();
  for (const terms of relaxedQueries(question)) {
    if (met.size >= ENOUGH) break;
    for (const { id, filed } of await byTerms(pool, terms)) met.set(id, filed);
  }
  const best = [...met]
    .map(([id, filed]) => ({ id, fit: likeness(question, filed) }))
    .sort((a, b) => b.fit - a.fit || a.id - b.id)
    .slice(0, question.limit)
    .map(({ id }) => id);
  const { rows } = await pool.query<{ id: number; record: Work }>({
    name: 'library-records',
    text: 'select id, record from library_works where id = any($1::int[])',
    values: [best],
  });
  const records = new Map(rows.map(({ id, record }) => [id, record]));
  const [works = []] = await withNotices(pool, [best.flatMap((id) => records.get(id) ?? [])]);
  return works;
}

async function byTerms(pool: Pool, terms: string): Promise<IndexHit[]> {
  const { rows } = await pool.query<IndexHit>({
    name: 'library-terms',
    text: `select matching.id, matching.filed from (
             select id, filed from library_works where terms @@ $1::tsquery
             offset 0 -- keeps the planner from walking the primary key in search of the first
           ) as matching order by matching.id limit ${QUERY_MAX}`,
    values: [terms],
  });
  return rows;
}
