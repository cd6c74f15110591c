import { startPostgresServers, type PostgresServers } from '@veracite/testing/postgres-servers';
import { Pool } from 'pg';
import { addressOf, bundle, importBy, libraryAt } from '../import/program.fixture';
import { VASWANI } from '../store/works.fixture';

/** The library's own database, another one, and three servers. */
const schemas = ['servers_own', 'servers_other'].map((name) => `${name}_${process.pid}`);
const [own, other] = schemas.map(addressOf) as [string, string];
const database = new Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });
let machines: PostgresServers;
let servers: string[];
let opened: Awaited<ReturnType<typeof libraryAt>>;

const RECORDS = 9000;
/** Works of three units of records, one of which came to each server; see own-threads.fixture.ts. */
const HELD = ['10.5555/made.10', '10.5555/made.4010', '10.5555/made.8010'] as const;
/** The second server is killed. */
const KILLED = 2;
const [, LOST] = HELD;

jest.setTimeout(60_000);

beforeAll(async () => {
  for (const schema of schemas) await database.query(`create schema ${schema}`);
  [machines] = await Promise.all([startPostgresServers(3), bundle(own)]);
  servers = machines.urls;
  opened = await libraryAt(own, servers);
});
afterAll(async () => {
  await opened.end();
  await machines.stop();
  for (const schema of schemas) await database.query(`drop schema ${schema} cascade`);
  await database.end();
});

const imported = (env: NodeJS.ProcessEnv) =>
  importBy({ DATABASE_URL: own, SERVERS: servers.join(' '), RECORDS: String(RECORDS), ...env });

/** Titles found by a DOI and by what describes the work, and the servers that could not be asked. */
async function answers(doi: string, from = opened.library) {
  const missed = new Set<number>();
  const note = (numbers: number[]) => numbers.forEach((number) => missed.add(number));
  const n = doi.split('.').at(-1) ?? '';
  const [byDoi, byTitle, [many]] = await Promise.all([
    from.lookUp({ doi }, note),
    from.search({ title: `Work number ${n} on the matter${Number(n) % 1000} of subject${n}` }, note),
    from.lookUpMany([{ doi }], note),
  ]);
  const found = [byDoi[0], byTitle[0], many?.[0]].filter((work) => work?.identifiers.doi === doi).length;
  return { found, missed: [...missed] };
}

const workNumber = () =>
  opened.pool.query<{ works: number }>('select sum(packed_works)::int as works from library_collections');

test('an import that was killed while it packed is found whole, by a library that was open before it', async () => {
  expect(await answers(HELD[0])).toEqual({ found: 0, missed: [] });
  expect(await imported({ KILL_AT: '900' })).toBeUndefined();
  expect(await answers(HELD[0])).toEqual({ found: 0, missed: [] });
  expect(await imported({})).toMatchObject({ records: RECORDS, added: 8820, replaced: 90, refused: 90 });
  for (const doi of HELD) expect(await answers(doi)).toEqual({ found: 3, missed: [] });
  const states = await opened.library.servers.states();
  expect(states.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
  for (const { entries, fault } of states) expect([fault, entries > 10_000]).toEqual([undefined, true]);
});

test('what another file says of works on other servers is united with them', async () => {
  const report = await imported({ FROM: '4500', AS: 'later' });
  expect(report).toMatchObject({ added: 4410, replaced: 4500 });
  expect((await workNumber()).rows[0]?.works).toBe(8820 + 4410);
  for (const doi of [...HELD, '10.5555/made.13000']) expect(await answers(doi)).toEqual({ found: 3, missed: [] });
  expect(await opened.library.lookUp({ doi: HELD[1] })).toHaveLength(1);
});

test('while a server is dead the others answer, it is named as missed, and nothing is imported', async () => {
  const missed = [(await opened.library.servers.states())[KILLED - 1]?.number];
  await machines.kill(KILLED);
  expect(await Promise.all(HELD.map((doi) => answers(doi)))).toEqual([
    { found: 3, missed },
    { found: 0, missed },
    { found: 3, missed },
  ]);
  const { rows: before } = await workNumber();
  await expect(imported({ FROM: '20000' })).rejects.toThrow(
    'Nothing is imported while a server of the library is away',
  );
  expect((await workNumber()).rows).toEqual(before);
  await opened.library.add('one', [VASWANI]);
  expect((await opened.library.lookUp(VASWANI.identifiers)).length).toBe(1);
  // A process that starts meanwhile knows as much.
  const started = await libraryAt(own, servers);
  expect(await answers(LOST, started.library)).toEqual({ found: 0, missed });
  await started.end();
});

test('its return is noticed by whoever asks, and imports go on', async () => {
  await machines.start(KILLED);
  const until = Date.now() + 15_000;
  while ((await answers(LOST)).missed.length > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const doi of HELD) expect(await answers(doi)).toEqual({ found: 3, missed: [] });
  expect(await imported({ FROM: '20000' })).toMatchObject({ added: 8820 });
  expect(await answers('10.5555/made.28000')).toEqual({ found: 3, missed: [] });
});

test('a process that is told of no server misses all of them', async () => {
  const alone = await libraryAt(own);
  expect((await answers(HELD[0], alone.library)).missed.sort()).toEqual([1, 2, 3]);
  await alone.end();
});

test('a server of another library, a library of its own, and its own database are refused', async () => {
  const elsewhere = await libraryAt(other, [servers[0] as string, own]);
  const states = await elsewhere.library.servers.states();
  expect(states.map(({ fault }) => fault)).toEqual([
    expect.stringContaining('is a server of another library'),
    expect.stringContaining('holds a library of its own'),
  ]);
  await elsewhere.end();
  const twice = await libraryAt(own, [...servers, own]);
  const { fault } = (await twice.library.servers.states())[3] ?? {};
  expect(fault).toContain("is the library's own database");
  await twice.end();
});

test('a server that is given up is missed no more, and nothing counts as held whole', async () => {
  await opened.pool.query(`update library_collections set whole_of = 'crossref', whole_until = '2026-01-01'`);
  expect(await opened.library.servers.forget(3)).toBe(true);
  expect(await opened.library.servers.forget(3)).toBe(false);
  // What was added one by one lies in the database itself.
  expect((await opened.library.completeCorpora()).length).toBe(1);
  expect((await answers(HELD[0])).missed).toEqual([]);
  // It may come again, and begins empty; importing the file again brings back what lay there.
  expect(await imported({})).toMatchObject({ records: RECORDS, refused: 90 });
  const until = Date.now() + 15_000;
  while ((await answers(HELD[0])).missed.length > 0 && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const doi of HELD) expect(await answers(doi)).toEqual({ found: 3, missed: [] });
});
