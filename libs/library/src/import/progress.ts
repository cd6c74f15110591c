import type { Pool } from 'pg';

export interface Progress {
  records: number;
  finished: boolean;
}

export async function progressOf(pool: Pool, source: string): Promise<Progress | undefined> {
  const { rows } = await pool.query<{ records: string; finished: boolean }>(
    'select records, finished from library_imports where source = $1',
    [source],
  );
  const row = rows[0];
  return row && { records: Number(row.records), finished: row.finished };
}

export async function setProgress(pool: Pool, source: string, progress: Progress): Promise<void> {
  await pool.query(
    `insert into library_imports (source, records, finished) values ($1, $2, $3)
     on conflict (source) do update set records = excluded.records, finished = excluded.finished, updated_at = now()`,
    [source, progress.records, progress.finished],
  );
}
