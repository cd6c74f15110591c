import { randomBytes } from 'node:crypto';
import { Client } from './support/client';
import { linkIn } from '@veracite/testing/mailbox';
import { startRunning, type Running } from './support/running';

jest.setTimeout(180_000);

let running: Running;
let origin: string;
beforeAll(async () => {
  running = await startRunning({
    MAIL_FROM: 'Veracite <no-reply@veracite.example>',
    PUBLIC_URL: 'http://veracite.example',
    COMMON_PASSWORDS: 'refused',
  });
  origin = running.product.origin;
});
afterAll(() => running?.stop());

const newAddress = () => `${randomBytes(8).toString('hex')}@example.org`;
const OLD = 'secret1 of old';
const NEW = 'a new phrase 77';

async function member(): Promise<{ email: string; client: Client }> {
  const email = newAddress();
  const client = new Client(origin);
  const { status } = await client.post('/api/auth/signup', { name: 'Grace Hopper', email, password: OLD });
  expect(status).toBe(201);
  return { email, client };
}
const login = (email: string, password: string, client = new Client(origin)) =>
  client.post('/api/auth/login', { email, password });
const forgot = (email: string) => new Client(origin).post('/api/auth/forgot', { email });
const reset = (token: string, password: string, client = new Client(origin)) =>
  client.post('/api/auth/reset', { token, password });
const tokenFor = async (email: string) => {
  await forgot(email);
  return linkIn(await running.mailbox.next(email)).hash.slice(1);
};

describe('a forgotten password', () => {
  test('a link comes by mail, sets a new one once, and ends every session and key of before', async () => {
    const { email, client } = await member();
    const { body } = await client.post('/api/auth/keys', { name: 'made before', scopes: ['read'] });
    const { key } = body as { key: string };
    await forgot(email);
    const mail = await running.mailbox.next(email);
    expect(mail.raw).toMatch(/^From: Veracite <no-reply@veracite\.example>/m);
    const link = linkIn(mail);
    expect(link.href).toMatch(/^http:\/\/veracite\.example\/reset#[\w-]{43}$/);

    const fresh = new Client(origin);
    expect((await reset(link.hash.slice(1), NEW, fresh)).status).toBe(200);
    expect((await fresh.get('/api/auth/me')).body).toMatchObject({ email });
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await new Client(origin).get('/api/citations', { Authorization: `Bearer ${key}` })).status).toBe(401);
    expect([(await login(email, OLD)).status, (await login(email, NEW)).status]).toEqual([401, 200]);
    expect((await running.mailbox.next(email)).raw).toMatch(/^Subject: Your Veracite password was changed/m);
    expect((await reset(link.hash.slice(1), 'another phrase 78')).status).toBe(400);
  });

  test('keys made by an owner whose address was proven stay', async () => {
    const { email, client } = await member();
    await reset(await tokenFor(email), NEW, client);
    const { body } = await client.post('/api/auth/keys', { name: 'made after', scopes: ['read'] });
    await running.mailbox.next(email);
    await reset(await tokenFor(email), `${NEW} again`);
    const { key } = body as { key: string };
    expect((await new Client(origin).get('/api/citations', { Authorization: `Bearer ${key}` })).status).toBe(200);
  });

  test('known and unknown addresses are answered alike, and only the known gets mail', async () => {
    const { email } = await member();
    const [known, unknown] = [await forgot(email), await forgot('unknown-address@example.org')];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
    await running.mailbox.next(email);
    expect(running.mailbox.waiting('unknown-address@example.org')).toBe(0);
  });

  test('P40: the time of the answer does not reveal it either', async () => {
    const { email } = await member();
    await expectSameTime(
      () => forgot(email),
      () => forgot(newAddress()),
    );
  });

  test('three mails an hour are enough', async () => {
    const { email } = await member();
    for (let i = 0; i < 5; i += 1) await forgot(email);
    for (let i = 0; i < 3; i += 1) await running.mailbox.next(email);
    await forgot(newAddress());
    expect(running.mailbox.waiting(email)).toBe(0);
  });

  test('of two links both work until one is used', async () => {
    const { email } = await member();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect((await reset(first, NEW)).status).toBe(200);
    expect((await reset(second, 'a third phrase 79')).status).toBe(400);
  });

  test('one link used fifty times at once works once', async () => {
    const { email } = await member();
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => reset(token, `${NEW} ${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  });

  test('a password that is refused does not use the link up', async () => {
    const { email } = await member();
    const token = await tokenFor(email);
    expect((await reset(token, 'password1')).body).toMatchObject({ status: 400, errors: [{ pointer: '/password' }] });
    expect((await reset(token, NEW)).status).toBe(200);
  });

  test.each([
    ['none at all', ''],
    ['one never given', 'A'.repeat(43)],
    ['a long one', 'A'.repeat(1_000)],
    ['one with a wildcard', '%'],
  ])('a token refused: %s', async (_name, token) => {
    const { status, body } = await reset(token, NEW);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ pointer: '/token' }] });
  });

  test('a host of the request’s own choosing does not get into the link', async () => {
    const { email } = await member();
    const headers = { 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' };
    await new Client(origin).post('/api/auth/forgot', { email }, headers);
    expect(linkIn(await running.mailbox.next(email)).hostname).toBe('veracite.example');
  });
});

describe('a changed password', () => {
  const change = (client: Client, currentPassword: unknown, newPassword: string) =>
    client.post('/api/auth/password', { currentPassword, newPassword });

  test('ends all other sessions, keeps this one, and is reported by mail', async () => {
    const { email, client } = await member();
    const other = new Client(origin);
    await login(email, OLD, other);
    expect((await change(client, OLD, NEW)).status).toBe(200);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await login(email, OLD)).status).toBe(401);
    expect((await running.mailbox.next(email)).raw).toMatch(/^Subject: Your Veracite password was changed/m);
  });

  test.each<[string, unknown, string, string]>([
    ['a wrong one', 'not mine', NEW, '/currentPassword'],
    ['none', undefined, NEW, '/currentPassword'],
    ['a number', 7, NEW, '/currentPassword'],
    ['the right one, but a common new one', OLD, 'qwerty123', '/newPassword'],
    ['the right one, but a short new one', OLD, 'x1y2z', '/newPassword'],
    ['the right one, but one’s own name', OLD, 'GraceHopper', '/newPassword'],
  ])('with %s nothing changes', async (_name, current, wanted, pointer) => {
    const { email, client } = await member();
    const { status, body } = await change(client, current, wanted);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ pointer }] });
    expect((await login(email, OLD)).status).toBe(200);
  });

  test('guessing the current one is slowed down like a sign-in', async () => {
    const { client } = await member();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await change(client, `guess ${i}`, NEW)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('passwords', () => {
  test('283: common ones are refused where that is configured', async () => {
    const { status, body } = await new Client(origin).post('/api/auth/signup', {
      name: 'Ada Lovelace',
      email: newAddress(),
      password: 'password123',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ pointer: '/password' }] });
  });

  test('285, P40: an unknown address takes as long as a wrong password', async () => {
    const emails = await Promise.all(Array.from({ length: ROUNDS }, async () => (await member()).email));
    const wrong = () => login(emails.pop() ?? '', 'not the one');
    await expectSameTime(wrong, () => login(newAddress(), 'not the one'));
  });

  test('the page receives what this server offers', async () => {
    const { body } = await new Client(origin).get('/api/auth/options');
    expect(body).toMatchObject({ passwordReset: true, passwordMin: 6 });
  });
});

const ROUNDS = 40;

/**
 * Two kinds of request are answered in the same time: their medians are within 5 ms, or, where a busy machine spreads
 * the times wider than that, neither is the slower one in more than three of four rounds (by chance: 1 in 1,000).
 */
async function expectSameTime(left: () => Promise<unknown>, right: () => Promise<unknown>) {
  const timed = async (ask: () => Promise<unknown>) => {
    const began = performance.now();
    await ask();
    return performance.now() - began;
  };
  const rounds: { one: number; other: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0) rounds.push({ one: await timed(left), other: await timed(right) });
    else rounds.push({ other: await timed(right), one: await timed(left) });
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[ROUNDS / 2] ?? NaN;
  const difference = Math.abs(median(rounds.map((round) => round.one)) - median(rounds.map((round) => round.other)));
  const slower = rounds.filter((round) => round.one > round.other).length / ROUNDS;
  if (slower < 0.25 || slower > 0.75) expect(difference).toBeLessThan(5);
}
