import { escapeIdentifier, escapeLiteral, Client, type Pool, type PoolClient } from 'pg';
import { exclusively, IMPORT_LOCK } from '../store/exclusively';
import { inTransaction } from '../store/transaction';

/** The second index of a partitioned library, which the next import fills. It exists only where the library is partitioned. */
export const SPARE_INDEX = 'library_postings_spare';

/** The tables that are partitioned, and the column whose hash selects the partition of a row. */
const TABLES = { library_blocks: 'block', library_postings: 'bucket', [SPARE_INDEX]: 'bucket' };
const COLUMNS = { block: 'works', bucket: 'entries' } as const;

/** Options of a foreign server: concurrent scans, results in one piece, failure within seconds if unreachable. */
const OPTIONS = {
  async_capable: 'true',
  fetch_size: '100000',
  batch_size: '1000',
  connect_timeout: '2',
  tcp_user_timeout: '10000',
};

export class PartitionError extends Error {}

/** Returns true when the imported works of the library are stored in partitions on other servers. */
export async function isPartitioned(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [SPARE_INDEX]);
  return rows[0]?.exists ?? false;
}

/**
 * Moves the imported works and their index to partitions on other servers: to distributed tables where the database has the Citus
 * extension, otherwise to foreign tables of `postgres_fdw`. Queries stay the same.
 * @param addresses PostgreSQL URLs of the servers, which must be reachable from the database and from this process
 * @throws PartitionError when the library is partitioned already
 */
export async function partitionLibrary(pool: Pool, addresses: readonly string[]): Promise<void> {
  await exclusively(pool, IMPORT_LOCK, async () => {
    if (await isPartitioned(pool)) throw new PartitionError('The library is partitioned already.');
    const servers = addresses.map((address) => new URL(address));
    const { rows } = await pool.query<{ library: string; hasCitus: boolean }>(
      `select library, exists (select from pg_extension where extname = 'citus') as "hasCitus" from library_shape`,
    );
    const name = `veracite_${rows[0]?.library.replaceAll('-', '') ?? ''}`;
    if (!rows[0]?.hasCitus) for (const address of addresses) await createRemoteTables(address, name);
    await inTransaction(pool, (client) =>
      rows[0]?.hasCitus ? distribute(client, servers) : attachForeignTables(client, servers, name),
    );
  });
}

const createTable = (table: string, column: keyof typeof COLUMNS): string =>
  `create table ${table} (${column} integer primary key, ${COLUMNS[column]} bytea not null) with (toast_tuple_target = 8160);
   alter table ${table} alter column ${COLUMNS[column]} set storage external;`;

/** Creates empty tables in a schema of the library's own, in place of those that an interrupted call created. */
async function createRemoteTables(connectionString: string, schema: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const tables = Object.entries(TABLES).map(([table, column]) =>
      createTable(`${schema}.${table}`, column as keyof typeof COLUMNS),
    );
    await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}; ${tables.join('\n')}`);
  } finally {
    await client.end();
  }
}

async function attachForeignTables(client: PoolClient, servers: readonly URL[], name: string): Promise<void> {
  await client.query('create extension if not exists postgres_fdw schema public');
  for (const [index, server] of servers.entries()) {
    const { hostname, port, pathname, username, password, searchParams } = server;
    const options = { host: hostname, port: port || '5432', dbname: pathname.slice(1), ...OPTIONS };
    await client.query(
      `create server ${name}_${index} foreign data wrapper postgres_fdw
         options (${optionList({ ...options, ...Object.fromEntries(searchParams) })});
       create user mapping for current_user server ${name}_${index}
         options (${optionList({ user: decodeURIComponent(username), password: decodeURIComponent(password) })})`,
    );
  }
  for (const [table, column] of Object.entries(TABLES)) {
    const isNew = table === SPARE_INDEX;
    if (!isNew) await client.query(`alter table ${table} rename to library_moving`);
    const value = COLUMNS[column as keyof typeof COLUMNS];
    await client.query(
      `create table ${table} (${column} integer not null, ${value} bytea not null) partition by hash (${column})`,
    );
    for (const index of servers.keys())
      await client.query(
        `create foreign table ${table}_${index} partition of ${table}
           for values with (modulus ${servers.length}, remainder ${index}) server ${name}_${index}
           options (${optionList({ schema_name: name, table_name: table })})`,
      );
    if (!isNew) await client.query(`insert into ${table} select * from library_moving; drop table library_moving`);
  }
}

const optionList = (options: Record<string, string>): string =>
  Object.entries(options)
    .map(([key, value]) => `${escapeIdentifier(key)} ${escapeLiteral(value)}`)
    .join(', ');

async function distribute(client: PoolClient, servers: readonly URL[]): Promise<void> {
  for (const { hostname, port } of servers)
    await client.query('select citus_add_node($1, $2::integer)', [hostname, port || '5432']);
  await client.query(createTable(SPARE_INDEX, 'bucket'));
  for (const [table, column] of Object.entries(TABLES))
    await client.query('select create_distributed_table($1, $2)', [table, column]);
}
