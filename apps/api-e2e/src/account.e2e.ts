import { randomBytes } from 'node:crypto';
import { Client as Postgres } from 'pg';
import { Client, newAccount } from './support/client';
import { runningForTests } from './support/running';
import { DEEP_LEARNING, HALLMARKS } from '@veracite/testing/famous-works';

jest.setTimeout(180_000);

const running = runningForTests();

const newAddress = () => `${randomBytes(8).toString('hex')}@example.org`;
const remove = (client: Client, body: object = { password: 'secret1' }) => client.post('/api/account/delete', body);

test('P57: the export is a file with the history, the sessions and the credits, and no hash', async () => {
  const email = newAddress();
  const client = await newAccount(running.origin, email);
  expect((await client.post('/api/citations/verify', { citation: DEEP_LEARNING })).status).toBe(200);
  const { key } = (await client.post('/api/auth/keys', { name: 'Script', scopes: ['read'] })).body as { key: string };
  const { status, headers, body } = await client.get('/api/account/export');
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="veracite-account-\d{4}-\d\d-\d\d\.json"$/);
  expect(body).toMatchObject({
    exportedAt: expect.any(String) as string,
    tables: {
      users: [{ email, name: 'Ada Lovelace' }],
      citations: [{ original_text: DEEP_LEARNING }],
      credit_periods: [{ used: 1 }],
      api_keys: [{ name: 'Script' }],
      sessions: [{ user_agent: 'node' }],
    },
  });
  for (const secret of [key, 'password_hash', '$scrypt$']) expect(JSON.stringify(body)).not.toContain(secret);
});

test('deletion asks for the password, then ends the account, its sessions and its keys at once', async () => {
  const email = newAddress();
  const client = await newAccount(running.origin, email);
  const other = new Client(running.origin);
  await other.post('/api/auth/login', { email, password: 'secret1' });
  const { key } = (await client.post('/api/auth/keys', { name: 'Script', scopes: ['read'] })).body as { key: string };
  for (const wrong of [{}, ...['not mine', '', 7, null, {}].map((password) => ({ password }))])
    expect([wrong, (await remove(client, wrong)).status]).toEqual([wrong, 400]);
  expect((await client.get('/api/auth/me')).status).toBe(200);

  expect((await remove(client)).status).toBe(200);
  expect(client.setCookie).toMatch(/Expires=Thu, 01 Jan 1970/);
  expect((await other.get('/api/auth/me')).status).toBe(401);
  expect((await new Client(running.origin).get('/api/citations', { Authorization: `Bearer ${key}` })).status).toBe(401);
  expect((await new Client(running.origin).post('/api/auth/login', { email, password: 'secret1' })).status).toBe(401);
  expect((await newAccount(running.origin, email)).cookieHeader).not.toBe('');
});

test('an account that goes on to be paid for is not deleted before its subscription is cancelled', async () => {
  const client = await newAccount(running.origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_basic_monthly' });
  const { status, body } = await remove(client);
  expect(status).toBe(409);
  expect(body).toMatchObject({ message: expect.stringContaining('cancel your subscription') as string });
  expect((await client.get('/api/auth/me')).status).toBe(200);
});

test('a batch of an account that is deleted meanwhile causes no errors', async () => {
  const client = await newAccount(running.origin);
  const citations = [DEEP_LEARNING, HALLMARKS];
  const started = await client.post('/api/citations/verify-batch', { citations }, { Prefer: 'respond-async' });
  expect(started.status).toBeLessThan(300);
  expect((await remove(client)).status).toBe(200);
  const next = await newAccount(running.origin);
  expect((await next.post('/api/citations/verify-batch', { citations })).status).toBe(200);
});

test.each([
  ['user', 403],
  ['support', 200],
  ['admin', 200],
])('P54: the queue’s board for the role %s: %i', async (role, expected) => {
  const email = newAddress();
  const client = await newAccount(running.origin, email);
  const postgres = new Postgres({ connectionString: process.env['DATABASE_URL'] });
  await postgres.connect();
  await postgres.query('UPDATE users SET role = $2 WHERE email = $1', [email, role]);
  await postgres.end();
  expect((await client.get('/admin/queues')).status).toBe(expected);
});
