import type { DataSource, EntityManager } from 'typeorm';

/**
 * Reads from a replica where there are any, else from the database itself. A replica is a moment behind: what must see
 * the user's last change is not read so.
 */
export async function onReplica<T>(database: DataSource, read: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner('slave');
  try {
    return await read(runner.manager);
  } finally {
    await runner.release();
  }
}
