import type { Pool } from 'pg';

/** Imports run one after the other, because there is one staging area. */
export const IMPORT_LOCK = 7_243_110_503;

/** Runs `work` while no process has the lock in this database; occupies one connection of the pool. */
export async function exclusively<T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    // The lock ends with its connection, also with one that is broken.
    client.release(true);
  }
}
