import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { billing, Client, newAccount } from './support/client';
import { startRunning, type Running } from './support/running';

jest.setTimeout(180_000);

let running: Running;
let origin: string;
let impostor: http.Server;
beforeAll(async () => {
  impostor = http.createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ issuer: 'https://evil.test' }));
  });
  await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
  running = await startRunning({
    LOGIN_FAILURES_PER_ACCOUNT: '5',
    OIDC_ISSUER: `http://127.0.0.1:${(impostor.address() as AddressInfo).port}`,
    OIDC_CLIENT_ID: 'veracite',
    OIDC_CLIENT_SECRET: 'secret',
  });
  origin = running.product.origin;
});
afterAll(async () => {
  await running?.stop();
  impostor?.close();
});

const account = { name: 'Ada Lovelace', email: 'Ada.Accounts@Example.org', password: 'secret1' };

describe('accounts', () => {
  test('280, 281, 288: sign-up answers the user without secrets and sets a strict cookie', async () => {
    const client = new Client(origin);
    const { status, body } = await client.post('/api/auth/signup', { ...account, role: 'admin', credits: 99, id: 'x' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      name: 'Ada Lovelace',
      email: 'ada.accounts@example.org',
      avatar: null,
      createdAt: expect.any(String) as string,
      provider: 'email',
      hasPassword: true,
      role: 'user',
    });
    expect(client.setCookie).toMatch(/HttpOnly/);
    expect(client.setCookie).toMatch(/SameSite=Lax/);
    expect(client.setCookie).toMatch(/Path=\//);
    expect(client.setCookie).not.toMatch(/Secure/);
    expect((await client.get('/api/auth/me')).body).toEqual(body);
  });

  test('282: an address in use is refused, in other letters too', async () => {
    const { status, body } = await new Client(origin).post('/api/auth/signup', {
      ...account,
      email: ' ADA.accounts@example.ORG ',
      password: 'secret2',
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ status: 409, message: expect.stringContaining('exists') as string });
    // Nothing is created: the password of the second sign-up opens nothing, that of the first still does.
    const logIn = async (password: string) =>
      (await new Client(origin).post('/api/auth/login', { email: account.email, password })).status;
    expect([await logIn('secret2'), await logIn(account.password)]).toEqual([401, 200]);
  });

  test.each([
    ['no name', { name: ' ' }, 'Full name is required'],
    ['a malformed address', { email: 'abc' }, 'Please enter a valid email address'],
    ['an address without a dot', { email: 'a@b' }, 'Please enter a valid email address'],
    ['five characters', { password: '12345' }, 'Password must be at least 6 characters long'],
    ['no password', { password: undefined }, 'Password is required'],
    ['an address that is a number', { email: 7 }, 'Email is required'],
    ['a password above 1,024 bytes', { password: 'x'.repeat(1_025) }, 'Password must be at most 1024 bytes long'],
  ])('283: %s', async (_name, change, message) => {
    const { status, body } = await new Client(origin).post('/api/auth/signup', {
      ...account,
      email: 'new@example.org',
      ...change,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, errors: [{ pointer: `/${Object.keys(change)[0]}` }] });
  });

  test('284, 286: login answers the user', async () => {
    const client = new Client(origin);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    const { status, body } = await client.post('/api/auth/login', { email: account.email, password: account.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'ada.accounts@example.org' });
    expect(client.setCookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await client.get('/api/auth/me')).toMatchObject({ status: 200, body });
  });

  test('285: a wrong password and an unknown address look alike', async () => {
    const client = new Client(origin);
    const wrong = await client.post('/api/auth/login', { email: account.email, password: 'wrong-one' });
    const unknown = await client.post('/api/auth/login', { email: 'unknown@example.org', password: 'wrong-one' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect((wrong.body as { message: string }).message).toBe((unknown.body as { message: string }).message);
  });

  test('287: logout ends the session on the server too', async () => {
    const client = await newAccount(origin);
    const cookie = client.cookieHeader;
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect(client.setCookie).toMatch(/^veracite=;.*Expires=Thu, 01 Jan 1970/);
    expect((await new Client(origin).get('/api/auth/me', { Cookie: cookie })).status).toBe(401);
  });

  test('339: after five failures a wait begins, for that account from that address', async () => {
    await newAccount(origin, 'slow@example.org');
    const client = new Client(origin);
    const attempt = () => client.post('/api/auth/login', { email: 'slow@example.org', password: 'wrong-one' });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await attempt()).status);
    const refused = await attempt();
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await client.post('/api/auth/login', { email: account.email, password: account.password })).status).toBe(
      200,
    );
  });

  test('289: Google that is not configured is a clear answer, and a browser is sent back to the page', async () => {
    const { status, body } = await new Client(origin).get('/api/auth/google?callbackUrl=/pricing');
    expect(status).toBe(503);
    expect(body).toMatchObject({ message: expect.stringContaining('not configured') as string });
    const page = await new Client(origin).get('/api/auth/google?callbackUrl=/pricing', { Accept: 'text/html' });
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/pricing?signin=unconfigured']);
  });

  test('a provider whose metadata name another issuer is none', async () => {
    const { status, headers } = await new Client(origin).get('/api/auth/oidc');
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('30');
  });
});

describe('payments', () => {
  test('330, 329: a new user is on the free plan', async () => {
    const client = await newAccount(origin);
    expect(await billing(client)).toMatchObject({
      planType: 'free',
      limit: 3,
      usedCreditsThisMonth: 0,
      remaining: 3,
      subscriptionStatus: null,
      totalCitationsVerified: 0,
    });
  });

  test.each([
    ['starter', 200, 'basic'],
    ['basic', 200, 'basic'],
    ['professional', 200, 'professional'],
    ['pro', 200, 'expert'],
    ['expert', 200, 'expert'],
    ['free', 400, undefined],
    ['gold', 400, undefined],
    ['__proto__', 400, undefined],
  ])('332: a checkout for %s', async (planType, expected, sold) => {
    const client = await newAccount(origin);
    const { status, body } = await client.post('/api/payments/create-checkout', { planType });
    expect(status).toBe(expected);
    if (!sold) return;
    expect(body).toEqual({
      checkoutUrl: expect.stringMatching(new RegExp(`^http.*priceId=pri_simulated_${sold}_monthly$`)) as string,
    });
  });

  test.each([
    ['basic', 100],
    ['professional', 200],
    ['expert', 500],
  ])('331: the plan %s has %i citations a month', async (planType, limit) => {
    const client = await newAccount(origin);
    await client.post('/api/payments/simulated', { priceId: `pri_simulated_${planType}_yearly` });
    expect(await billing(client)).toMatchObject({ planType, limit, remaining: limit, usedCreditsThisMonth: 0 });
  });

  test('331, 333: a test purchase raises the limit; only a subscriber can cancel', async () => {
    const client = await newAccount(origin);
    expect(await client.post('/api/payments/cancel-subscription')).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/subscription/) as string },
    });
    expect((await client.post('/api/payments/simulated', { priceId: 'pri_unknown' })).status).toBe(400);
    expect((await client.post('/api/payments/simulated', { priceId: 'pri_simulated_basic_monthly' })).status).toBe(200);
    expect((await client.get('/api/payments/billing')).body).toMatchObject({
      planType: 'basic',
      limit: 100,
      remaining: 100,
      subscriptionStatus: 'active',
    });
    const { status, body } = await client.post('/api/payments/cancel-subscription', {});
    expect(status).toBe(200);
    expect(body).toEqual({ cancelUrl: expect.stringMatching(/^http/) as string });
  });
});
