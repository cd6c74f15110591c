import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations';

/** Executions after which a statement is prepared. */
const THRESHOLD = 10;
const MAX_PREPARED = 200;
const MAX_COUNTED = 1_000;

/** Columns that a migration may change, while a prepared statement must return the same ones. */
const ALL_COLUMNS = /(?:\b(?:select|returning)|[,.])\s*\*/i;

const names = new Map<string, string>();
const executions = new Map<string, number>();

/** Returns the name under which a frequent statement is prepared once per connection; undefined for others. */
export function preparedName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (executions.size >= MAX_COUNTED) executions.clear();
  const count = (executions.get(sql) ?? 0) + 1;
  executions.set(sql, count);
  if (count < THRESHOLD || names.size >= MAX_PREPARED || ALL_COLUMNS.test(sql)) return undefined;
  const name = `api-${names.size + 1}`;
  names.set(sql, name);
  executions.delete(sql);
  return name;
}

/** Most connections of a process. Two processes stay well below PostgreSQL's default of 100. */
const POOL = 20;

/**
 * A client that survives the end of its connection. PostgreSQL ends one with an error message and then closes the
 * socket, for which `pg` emits two `error` events. TypeORM handles only the first, and the second would end the process.
 */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The running statement fails with the same error, and the pool opens another connection.
    this.on('error', () => undefined);
  }

  /** Runs a query; frequent ones as prepared statements. */
  override query(...query: unknown[]): never {
    const [text, values, ...rest] = query;
    const name = typeof text === 'string' && Array.isArray(values) ? preparedName(text) : undefined;
    return Reflect.apply(super.query, this, name === undefined ? query : [{ name, text, values }, ...rest]) as never;
  }
}

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
      connectionTimeoutMillis: 5_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  };
}

/** Key of an advisory lock that nothing else uses: 'vera' in ASCII. */
const MIGRATION_LOCK = 0x76657261;

/** Runs pending migrations. Processes that start together wait for each other. */
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
