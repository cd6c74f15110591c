import type { DataSource, EntityManager } from 'typeorm';

/** Reads from a replica if there is one. It lags behind: not for what must show the user's last change. */
export async function onReplica<T>(database: DataSource, read: (manager: EntityManager) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner('slave');
  try {
    return await read(runner.manager);
  } finally {
    await runner.release();
  }
}
