import { connect } from 'node:net';
import pg from 'pg';
import { inventedWorks } from '../support/crowd';
import { newAccount, type Client } from '../support/client';
import { runningForTests } from '../support/running';

jest.setTimeout(300_000);

const running = runningForTests({ BATCHES_AT_ONCE: '20', CHECKS_IN_FLIGHT: '20' });

const LATER = { Prefer: 'respond-async' };
const PRICE = { priceId: 'pri_simulated_expert_monthly' };

async function expert(): Promise<Client> {
  const client = await newAccount(running.origin);
  await client.post('/api/payments/simulated', PRICE);
  return client;
}

/** Rows about a client's user, `$1`. */
async function inDatabase(client: Client, query: string): Promise<unknown[]> {
  const { id } = (await client.get('/api/auth/me')).body as { id: string };
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  const { rows } = await database.query<Record<string, unknown>>(query, [id]);
  await database.end();
  return rows;
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('F10: twenty purchases at once are one subscription, and cancelling ends it', async () => {
  const client = await newAccount(running.origin);
  const bought = await Promise.all(Array.from({ length: 20 }, () => client.post('/api/payments/simulated', PRICE)));
  expect(new Set(statuses(bought))).toEqual(new Set([200]));
  expect(await inDatabase(client, 'SELECT count(*)::int AS n FROM subscriptions WHERE user_id = $1')).toEqual([
    { n: 1 },
  ]);
  expect((await client.get('/api/payments/billing')).body).toMatchObject({ planType: 'expert' });
  expect((await client.post('/api/payments/cancel-subscription', {})).status).toBe(200);
  expect((await client.get('/api/payments/billing')).body).toMatchObject({
    planType: 'free',
    subscriptionStatus: null,
  });
});

test('F5: thirty batches at once are no more than a user may have, and a stranger’s batch of two does not wait for them', async () => {
  const [many, stranger] = [await expert(), await expert()];
  await inDatabase(many, 'UPDATE credit_periods SET granted = -1 WHERE user_id = $1');
  const works = inventedWorks(1_500);
  const asked = Array.from({ length: 30 }, (_, index) =>
    many.post('/api/citations/verify-batch', { citations: works.slice(index * 50, index * 50 + 50) }, LATER),
  );
  const begun = await Promise.all(asked);
  const [ended] = await inDatabase(
    many,
    `SELECT count(*)::int AS n FROM checks WHERE user_id = $1 AND finished_at < now()`,
  );
  const accepted = begun.filter(({ status }) => status === 202).length;
  expect(accepted).toBeGreaterThanOrEqual(20);
  // On a slow machine the first batches have ended when the last ones arrive.
  expect(accepted).toBeLessThanOrEqual(20 + (ended as { n: number }).n);
  expect(begun.filter(({ status }) => status === 429)).toHaveLength(30 - accepted);
  const start = Date.now();
  const { status } = await stranger.post('/api/citations/verify-batch', { citations: inventedWorks(2) });
  const ms = Date.now() - start;
  expect(status).toBe(200);
  process.stderr.write(`Another user's batch of 2 during 20 batches of 50: ${ms} ms\n`);
  const ids = begun.flatMap(({ status, body }) => (status === 202 ? [(body as { batchId: string }).batchId] : []));
  const queued = await inDatabase(many, `SELECT id FROM checks WHERE user_id = $1 AND state = 'queued'`);
  // It runs at the same time as two of the twenty, and does not wait for the others.
  expect(queued.length).toBeGreaterThanOrEqual(14);

  const id = ids.at(-1) ?? '';
  const watching = new AbortController();
  const streams = await Promise.all(
    Array.from({ length: 12 }, () =>
      fetch(`${running.origin}/api/checks/${id}/events`, {
        headers: { Cookie: many.cookieHeader },
        signal: watching.signal,
      }),
    ),
  );
  expect(streams.filter((stream) => stream.status === 429)).toHaveLength(6);
  watching.abort();
  for (const each of ids) await many.send(`/api/checks/${each}`, { method: 'DELETE' });
});

test('F20: of a crowd of 90 some are answered and the others refused at once, and no refusal is charged', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, expert));
  const works = inventedWorks(90);
  const answers = await Promise.all(
    works.map(async (citation, index) => {
      const start = Date.now();
      const answer = await clients[index % clients.length]!.post('/api/citations/verify', { citation });
      return { ...answer, ms: Date.now() - start };
    }),
  );
  const refused = answers.filter(({ status }) => status === 503);
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted.length + refused.length).toBe(90);
  expect(accepted.length).toBeGreaterThanOrEqual(12);
  // The number depends on the speed of the machine. With capacity for 20 of 90, some are refused.
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(Math.max(...accepted.map(({ ms }) => ms)));
});

test('F4: thirty exports without a reader use nothing that others need', async () => {
  const client = await expert();
  await client.post('/api/citations/verify-batch', { citations: inventedWorks(20) });
  const { hostname, port } = new URL(running.origin);
  const unread = Array.from({ length: 30 }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined);
    socket.write(`GET /api/account/export HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookieHeader}\r\n\r\n`);
    return socket;
  });
  const start = Date.now();
  for (let index = 0; index < 10; index += 1)
    expect((await client.get('/api/citations?page=1&limit=10')).status).toBe(200);
  expect(Date.now() - start).toBeLessThan(5_000);
  for (const socket of unread) socket.destroy();
});
