import type { Pool } from 'pg';

/** Imports run one after the other, because there is one staging area. */
export const IMPORT_LOCK = 7_243_110_503;

/**
 * Runs `work` while no other process runs any under the same lock of this database; waits for the one that does. Holds one
 * connection of the pool, which `work` needs others of.
 */
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
