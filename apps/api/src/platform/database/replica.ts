import type { DataSource, EntityManager } from 'typeorm';

/**
 * Reads from a replica, or from the primary when there is none. A replica lags behind: do not use it where the user's
 * last change must be visible.
 */
export async function onReplica<T>(database: DataSource, read: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner('slave');
  try {
    return await read(runner.manager);
  } finally {
    await runner.release();
  }
}
