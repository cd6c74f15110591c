import { startPostgresServers, type PostgresServers } from '@veracite/testing/postgres-servers';
import { Pool } from 'pg';
import { addressOf, bundle, importBy, libraryAt } from '../../testing/program';
import { VASWANI } from '../../testing/works';
import { PartitionError } from './partition';

const schema = `partition_${process.pid}`;
const address = addressOf(schema);
const database = new Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });
let machines: PostgresServers;
let opened: Awaited<ReturnType<typeof libraryAt>>;

const RECORDS = 9000;
/** DOIs of works of three units of records; see own-threads.ts. */
const DOIS = ['10.5555/made.10', '10.5555/made.4010', '10.5555/made.8010'] as const;
const KILLED = 2;

beforeAll(async () => {
  await database.query(`create schema ${schema}`);
  [machines] = await Promise.all([startPostgresServers(3), bundle(address)]);
  opened = await libraryAt(address);
});
afterAll(async () => {
  await opened.end();
  const { rows } = await database.query<{ name: string }>(
    `select srvname as name from pg_foreign_server
     where srvname like 'veracite\\_' || (select replace(library::text, '-', '') from ${schema}.library_shape) || '%'`,
  );
  for (const { name } of rows) await database.query(`drop server ${name} cascade`);
  await database.query(`drop schema ${schema} cascade`);
  await database.end();
  await machines.stop();
});

const imported = (env: NodeJS.ProcessEnv) => importBy({ DATABASE_URL: address, RECORDS: String(RECORDS), ...env });

/** Counts how often a work is found by its DOI, by its title and in a list, and reports whether a server was unavailable. */
async function answers(doi: string, from = opened.library) {
  let isAway = false;
  const note = () => (isAway = true);
  const n = doi.split('.').at(-1) ?? '';
  const [byDoi, byTitle, [many]] = await Promise.all([
    from.lookUp({ doi }, note),
    from.search({ title: `Work number ${n} on the matter${Number(n) % 1000} of subject${n}` }, note),
    from.lookUpMany([{ doi }], note),
  ]);
  const found = [byDoi[0], byTitle[0], many?.[0]].filter((work) => work?.identifiers.doi === doi).length;
  return { found, isAway };
}
const FOUND = { found: 3, isAway: false };
const AWAY = { found: 0, isAway: true };

const packedWorks = async () => {
  const { rows } = await opened.pool.query<{ works: number }>(
    'select sum(packed_works)::int as works from library_collections',
  );
  return rows[0]?.works;
};

test('a server that cannot be reached: nothing is moved', async () => {
  await expect(opened.library.partition([machines.urls[0] ?? '', 'postgres://x@127.0.0.1:9/works'])).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect(await answers(DOIS[0])).toEqual({ found: 0, isAway: false });
});

test('works that were imported before are moved and found, by a library that was open before', async () => {
  expect(await imported({})).toMatchObject({ records: RECORDS, added: 8820, replaced: 90, refused: 90 });
  for (const doi of DOIS) expect(await answers(doi)).toEqual(FOUND);
  await opened.library.partition(machines.urls);
  for (const doi of DOIS) expect(await answers(doi)).toEqual(FOUND);
});

test('each server stores a third of the works and of their index', async () => {
  for (const url of machines.urls) {
    const server = new Pool({ connectionString: url, max: 1 });
    const { rows } = await server.query<{ table: string }>(
      `select schemaname || '.' || tablename as table from pg_tables where tablename in ('library_blocks', 'library_postings')`,
    );
    expect(rows).toHaveLength(2);
    for (const { table } of rows) {
      const { rows: counted } = await server.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      expect(counted[0]?.count).toBeGreaterThan(table.endsWith('blocks') ? 300 : 10_000);
    }
    await server.end();
  }
});

test('a partitioned library is not partitioned again', async () => {
  await expect(opened.library.partition(machines.urls)).rejects.toThrow(PartitionError);
});

test('an import that was killed while it packed continues, and works of another file are united with those stored', async () => {
  const later = { FROM: '4500', AS: 'later' };
  expect(await imported({ ...later, KILL_AT: '150' })).toBeUndefined();
  expect(await answers('10.5555/made.13000')).toEqual({ found: 0, isAway: false });
  expect(await imported(later)).toMatchObject({ added: 4410, replaced: 4500 });
  expect(await packedWorks()).toBe(8820 + 4410);
  for (const doi of [...DOIS, '10.5555/made.13000']) expect(await answers(doi)).toEqual(FOUND);
  expect(await opened.library.lookUp({ doi: DOIS[1] })).toHaveLength(1);
});

test('while a server is away every answer is unavailable, and nothing is imported', async () => {
  await machines.kill(KILLED);
  for (const doi of DOIS) expect(await answers(doi)).toEqual(AWAY);
  const before = await packedWorks();
  await expect(imported({ FROM: '20000' })).rejects.toThrow('could not connect to server');
  expect(await packedWorks()).toBe(before);
  // Single works are stored in the database itself. A process that starts now has the same answers.
  expect(await opened.library.add('one', [VASWANI])).toMatchObject({ added: 1 });
  const started = await libraryAt(address);
  expect(await answers(DOIS[1], started.library)).toEqual(AWAY);
  await started.end();
});

test('after its return the works are found again, and imports continue', async () => {
  await machines.start(KILLED);
  for (const doi of DOIS) expect(await answers(doi)).toEqual(FOUND);
  expect((await opened.library.lookUp(VASWANI.identifiers)).length).toBe(1);
  expect(await imported({ FROM: '20000' })).toMatchObject({ added: 8820 });
  expect(await answers('10.5555/made.28000')).toEqual(FOUND);
});
