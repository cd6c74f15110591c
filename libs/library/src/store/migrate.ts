import type { Pool } from 'pg';
import { EARLIER_STEPS, MIGRATIONS } from './migrations';
import { inTransaction } from './transaction';

/** One number for all processes that migrate the library at the same time: the others wait. */
const MIGRATION_LOCK = 7_243_110_501;

/**
 * Migrates the tables to step `upTo` (that of a backup), the newest by default. Safe in parallel.
 * @throws Error for tables of a version before the first step
 */
export async function migrate(pool: Pool, upTo = EARLIER_STEPS + MIGRATIONS.length): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists library_migrations (step integer primary key)');
    const done = await client.query<{ last: number | null }>('select max(step) as last from library_migrations');
    const first = (done.rows[0]?.last ?? EARLIER_STEPS - 1) + 1;
    if (first < EARLIER_STEPS) throw new Error('The tables of the library are too old: see docs/upgrading.md.');
    for (const [index, sql] of MIGRATIONS.entries()) {
      const step = EARLIER_STEPS + index;
      if (step < first || step >= upTo) continue;
      await client.query(sql);
      await client.query('insert into library_migrations (step) values ($1)', [step]);
    }
  });
}
