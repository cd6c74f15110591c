import type { Pool } from 'pg';
import { MIGRATIONS } from './migrations';
import { rebuildKeys } from './rebuild-keys';
import { inTransaction } from './transaction';

/** One number for all processes that migrate the library at the same time: the others wait. */
const MIGRATION_LOCK = 7_243_110_501;

/** Migrates the tables to step `upTo` (that of a backup), the newest by default. Safe in parallel. */
export async function migrate(pool: Pool, upTo = MIGRATIONS.length): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists library_migrations (step integer primary key)');
    const done = await client.query<{ steps: number }>('select count(*)::int as steps from library_migrations');
    const first = done.rows[0]?.steps ?? 0;
    for (let step = first; step < Math.min(upTo, MIGRATIONS.length); step += 1) {
      await client.query(MIGRATIONS[step] ?? '');
      await client.query('insert into library_migrations (step) values ($1)', [step]);
    }
    if (first < MIGRATIONS.length && upTo >= MIGRATIONS.length) await rebuildKeys(client);
  });
}
