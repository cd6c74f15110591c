import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations';

/** Connections a process holds at most; with two processes well below PostgreSQL's usual 100. */
const POOL = 20;

/**
 * A connection that outlives its own end: PostgreSQL ends one with an error message and then closes the socket, which
 * `pg` tells as two `error` events. TypeORM listens for the first alone, and Node ends a process for the second.
 */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The statement under way fails with the same error, and the pool opens another connection.
    this.on('error', () => undefined);
  }
}

/** @param replicas addresses of read replicas; only what is read by `onReplica` is read there */
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
      connectionTimeoutMillis: 5_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  };
}

/** Any number, as long as nobody else in this database locks it: 'vera' in ASCII. */
const MIGRATION_LOCK = 0x76657261;

/** Brings the tables up to date; processes that start together take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
