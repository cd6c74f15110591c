import type { ClientBase } from 'pg';

/** Runs work in a transaction, and rolls it back when the work fails. @param mode transaction mode for BEGIN */
export async function inTransaction<T>(client: ClientBase, mode: string, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN ${mode}`);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A lost connection rolls back too: the first error is the one to report.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
