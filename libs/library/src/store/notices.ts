import type { Pool } from 'pg';
import { gravest, type Work, type WorkNotice } from '@veracite/model/work';
import { groupBy } from '@veracite/text/group-by';
import type { Asks } from './readers';
import { inTransaction } from './transaction';

const BATCH = 2000;
/** Stores notices by DOI. A later notice replaces an earlier one with the same standing. */
export async function addNotices(
  pool: Pool,
  notices: Iterable<WorkNotice> | AsyncIterable<WorkNotice>,
): Promise<{ added: number }> {
  let added = 0;
  let batch = new Map<string, WorkNotice>();
  const write = async () => {
    const rows = [...batch.values()];
    added += rows.length;
    await inTransaction(pool, (client) =>
      client.query(
        `insert into library_notices (doi, standing, notice)
         select * from unnest($1::text[], $2::text[], $3::json[])
         on conflict (doi, standing) do update set notice = excluded.notice`,
        [
          rows.map((row) => row.doi),
          rows.map((row) => row.notice.standing),
          rows.map((row) => JSON.stringify(row.notice)),
        ],
      ),
    );
    batch = new Map();
  };
  for await (const each of notices) {
    batch.set(`${each.doi} ${each.notice.standing}`, each);
    if (batch.size >= BATCH) await write();
  }
  await write();
  return { added };
}

/** Returns the notices for each list of DOIs. */
export async function noticesForEach(reader: Asks, lists: readonly (readonly string[])[]): Promise<WorkNotice[][]> {
  const rows = await noticesAbout(reader, [...new Set(lists.flat())]);
  return lists.map((dois) => rows.filter(({ doi }) => dois.includes(doi)));
}

/** Returns the notices about works with these DOIs. */
async function noticesAbout(reader: Asks, dois: readonly string[]): Promise<WorkNotice[]> {
  if (dois.length === 0) return [];
  const { rows } = await reader.query<WorkNotice>({
    name: 'library-notices',
    text: 'select doi, notice from library_notices where doi = any($1::text[]) order by doi, standing',
    values: [dois],
  });
  return rows;
}

export async function withNotices(reader: Asks, answers: Work[][]): Promise<Work[][]> {
  const dois = answers.flat().flatMap((work) => work.identifiers.doi ?? []);
  const rows = await noticesAbout(reader, [...new Set(dois)]);
  if (rows.length === 0) return answers;
  const byDoi = groupBy(rows, ({ doi }) => doi);
  return answers.map((works) =>
    works.map((work) => {
      const known = byDoi.get(work.identifiers.doi ?? '');
      if (!known) return work;
      const notices = known.map((row) => row.notice);
      const standing = gravest([work.standing, ...notices.map((notice) => notice.standing)]);
      return { ...work, standing, notices: [...(work.notices ?? []), ...notices] };
    }),
  );
}
