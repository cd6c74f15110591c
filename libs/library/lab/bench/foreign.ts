import { startPostgresServers } from '@veracite/testing/postgres-servers';
import { Pool } from 'pg';

/**
 * What `postgres_fdw` would give in place of asking servers directly: buckets in foreign partitions with asynchronous
 * append, a batch of 1,500 keys asked through them and from the servers themselves, and a server that is dead.
 * `node tools/run.mjs libs/library/lab/bench/foreign.ts`
 */
const BUCKETS = 100_000;
const KEYS = 1500;
const TIMES = 5;

const BY_KEY = (table: string) =>
  `select asked.key, b.entries from unnest($1::int[]) as asked(key)
   cross join lateral (select p.entries from ${table} p where p.bucket = asked.key limit 1) as b
   where position('\\x0102'::bytea in b.entries) > 0`;
const BY_LIST = 'select bucket, entries from postings where bucket = any($1::int[])';
const TABLE = 'create table postings (bucket integer primary key, entries bytea not null)';

const machines = await startPostgresServers(4);
const pools = machines.urls.map((connectionString) => new Pool({ connectionString, max: 2 }));
for (const pool of pools) pool.on('error', () => undefined);
const [main, ...servers] = pools as [Pool, ...Pool[]];

const keys = () => Array.from({ length: KEYS }, () => Math.floor(Math.random() * BUCKETS));

async function timed(name: string, ask: (keys: number[]) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const start = performance.now();
    await ask(keys());
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  console.log(`${name}: median ${times[Math.floor(TIMES / 2)]?.toFixed(0)} ms for ${KEYS} keys`);
}

async function connectForeign(): Promise<void> {
  await main.query('create extension postgres_fdw');
  await main.query(`${TABLE.replace(' primary key', ' not null')} partition by hash (bucket)`);
  for (const [at, server] of servers.entries()) {
    const { port, username, password, pathname } = new URL(machines.urls[at + 1] ?? '');
    await server.query(TABLE);
    await main.query(
      `create server s${at} foreign data wrapper postgres_fdw options
         (host '127.0.0.1', port '${port}', dbname '${pathname.slice(1)}', async_capable 'true', batch_size '1000');
       create user mapping for current_user server s${at} options (user '${username}', password '${password}');
       create foreign table postings_${at} partition of postings for values with (modulus 3, remainder ${at})
         server s${at} options (table_name 'postings')`,
    );
  }
}

try {
  await connectForeign();
  const start = performance.now();
  await main.query(
    `insert into postings select n, decode(repeat(md5(n::text), 9), 'hex') from generate_series(0, ${BUCKETS - 1}) n`,
  );
  console.log(`written through: ${Math.round(BUCKETS / ((performance.now() - start) / 1000))} buckets/s`);
  for (const pool of servers) await pool.query('analyze postings');
  await timed('through, key by key as the index is asked', (asked) => main.query(BY_KEY('postings'), [asked]));
  await timed('through, as one list', (asked) => main.query(BY_LIST, [asked]));
  await timed('directly, all servers at once', (asked) =>
    Promise.all(servers.map((server) => server.query(BY_KEY('postings'), [asked]))),
  );
  await machines.kill(4);
  await main.query(BY_LIST, [keys()]).then(
    ({ rowCount }) => console.log(`one dead: ${rowCount} rows`),
    (error: Error) => console.log(`one dead: nothing, "${error.message.split('\n')[0]}"`),
  );
} finally {
  for (const pool of pools) await pool.end();
  await machines.stop();
}
