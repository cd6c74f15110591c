import pg from 'pg';
import { startFleet, type Fleet } from '@veracite/testing/fleet';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import {
  begin,
  beginCheck,
  ended,
  faultsIn,
  knownWorks,
  insisting,
  references,
  type Underway,
} from '../support/interrupted-batches';
import { newAccount, type Client } from '../support/client';
import { testEnvironment } from '../support/environment';
import { openFrontDoor, type FrontDoor } from '../support/front-door';

jest.setTimeout(240_000);

const SIZE = 40;
let standIn: FakeDatabases;
let fleet: Fleet;
let door: FrontDoor;
let database: pg.Client;
beforeAll(async () => {
  standIn = await startFakeDatabases({ works: knownWorks(4 * SIZE), latencyMs: 100 });
  fleet = await startFleet({ ...testEnvironment(standIn.origin), BATCHES_AT_ONCE: '20' });
  door = await openFrontDoor(fleet.origins);
  database = new pg.Client({ connectionString: fleet.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await door?.close();
  await fleet?.stop();
  await standIn?.close();
});

const unlimited = async (account: string): Promise<void> => {
  await database.query('UPDATE credit_periods SET granted = -1 WHERE user_id = $1', [account]);
};

/** Repeats requests and checks. @returns a function that stops them and returns the 5xx answers and the number of all */
function traffic(client: Client) {
  const seen = { asked: 0, faults: [] as string[] };
  let over = false;
  const lane = async (ask: () => Promise<{ status: number; body: unknown }>): Promise<void> => {
    while (!over) {
      const { status, body } = await ask();
      seen.asked += 1;
      if (status >= 500) seen.faults.push(`${status} ${JSON.stringify(body)}`);
    }
  };
  const texts = references(3, SIZE).map(({ text }) => text);
  const lanes = [
    lane(() => client.get('/api/citations?page=1&limit=10')),
    lane(() => client.get('/api/auth/me')),
    ...[0, 1, 2].map((which) => {
      let index = which;
      return lane(() => client.post('/api/citations/verify', { citation: texts[(index += 3) % texts.length] }));
    }),
  ];
  return async () => {
    over = true;
    await Promise.all(lanes);
    return seen;
  };
}

test('a session of one server is valid at the others, and limits are counted for all of them together', async () => {
  const client = await newAccount(door.origin);
  const statuses = await Promise.all(Array.from({ length: 8 }, () => client.get('/api/auth/me')));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
});

test('the replica follows', async () => {
  const replica = new pg.Client({ connectionString: fleet.replicaUrl });
  await replica.connect();
  const count = async (where: pg.Client) => (await where.query('SELECT count(*)::int AS n FROM users')).rows;
  const follows = await insisting(async () =>
    JSON.stringify(await count(replica)) === JSON.stringify(await count(database)) ? true : undefined,
  );
  const { rows } = await replica.query('SELECT pg_is_in_recovery() AS follows');
  await replica.end();
  expect([follows, rows]).toEqual([true, [{ follows: true }]]);
});

test('P28: servers and workers are renewed one after the other under load: no 5xx, within 20 s each, and every batch has its results once', async () => {
  const client = await newAccount(door.origin);
  await client.get('/api/payments/billing');
  await unlimited(((await client.get('/api/auth/me')).body as { id: string }).id);
  const batches: Underway[] = [];
  for (const number of [0, 1]) batches.push(await begin(door.origin, unlimited, references(number, SIZE)));
  const over = traffic(client);
  const stops = await fleet.roll('main');
  batches.push(await beginCheck(door.origin, unlimited, references(2, SIZE)));
  stops.push(...(await fleet.roll('worker')));
  const { asked, faults } = await over();
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  expect([...door.statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(stops.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(Math.max(...stops.map(({ ms }) => ms))).toBeLessThan(20_000);
  process.stderr.write(
    `Renewed under load: ${asked} requests, stops of ${stops.map(({ ms }) => `${(ms / 1_000).toFixed(1)} s`).join(', ')}\n`,
  );
  for (const batch of batches) {
    const results = await insisting(() => ended(batch));
    expect(faultsIn(batch, results)).toEqual({ faults: [], unknown: 0 });
    const { rows } = await database.query(
      'SELECT (SELECT count(*) FROM citations WHERE user_id = $1)::int AS recorded, (SELECT used FROM credit_periods WHERE user_id = $1) AS used',
      [batch.account],
    );
    expect(rows).toEqual([{ recorded: SIZE, used: SIZE }]);
  }
});

test('chores that every process does take effect once', async () => {
  const client = await newAccount(door.origin);
  await client.get('/api/payments/billing');
  const { id } = (await client.get('/api/auth/me')).body as { id: string };
  // Simulates a process that died before it released its reservations.
  await database.query(
    `WITH periods AS (UPDATE credit_periods SET reserved = 2 WHERE user_id = $1 RETURNING id),
       reservations AS (INSERT INTO credit_reservations (period_id, amount, purpose, expires_at)
         SELECT id, 1, 'verify', now() - interval '1 minute' FROM periods CROSS JOIN generate_series(1, 2) RETURNING id, period_id)
     INSERT INTO credit_ledger (period_id, reservation_id, kind, amount, note)
       SELECT period_id, id, 'reserve', 1, 'verify' FROM reservations`,
    [id],
  );
  const given = await insisting(async () => {
    const { rows } = await database.query<{ reserved: number; released: number }>(
      `SELECT reserved, (SELECT count(*)::int FROM credit_ledger WHERE period_id = credit_periods.id AND kind = 'release') AS released
       FROM credit_periods WHERE user_id = $1`,
      [id],
    );
    return rows[0]?.reserved === 0 ? rows[0] : undefined;
  });
  expect(given).toEqual({ reserved: 0, released: 2 });
});
