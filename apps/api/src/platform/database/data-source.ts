import { DataSource, MigrationExecutor, type DataSourceOptions } from 'typeorm';
import { FIRST, MIGRATIONS } from './migrations';
import { SteadyClient } from './steady-client';

/** Most connections of a process. Two processes stay well below PostgreSQL's default of 100. */
const POOL = 20;

/** @param replicas URLs of read replicas, which only `onReplica` reads from */
export function dataSourceOptions(
  url: string,
  entities: DataSourceOptions['entities'],
  replicas: string[] = [],
): DataSourceOptions {
  return {
    type: 'postgres',
    ...(replicas.length === 0
      ? { url }
      : {
          replication: {
            master: { url },
            slaves: replicas.map((replica) => ({ url: replica })),
            defaultMode: 'master',
          },
        }),
    entities,
    migrations: MIGRATIONS,
    migrationsTableName: 'api_migrations',
    synchronize: false,
    logging: false,
    extra: {
      Client: SteadyClient,
      max: POOL,
      connectionTimeoutMillis: 4_500,
      idle_in_transaction_session_timeout: 60_000,
    },
  };
}

/** Key of an advisory lock that nothing else uses: 'vera' in ASCII. */
const MIGRATION_LOCK = 0x76657261;

/**
 * Runs pending migrations. Processes that start together wait for each other.
 * @throws Error for tables of a version before the first migration
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await new MigrationExecutor(dataSource, runner).getExecutedMigrations();
    if (done.length > 0 && !done.some(({ name }) => name === FIRST))
      throw new Error('The tables of the database are too old: see docs/upgrading.md.');
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
