import type { Product } from '@veracite/testing/product';
import { Client, newAccount, type Answer } from './support/client';
import { startShared } from './support/running';

let product: Product;
beforeAll(async () => {
  // Behind a proxy, so that a test may come from several addresses.
  product = await startShared({
    env: { SIGNUPS_PER_ADDRESS: '3', PARSES_PER_MINUTE: '200', TRUST_PROXY: '1', PASSWORD_COST: '12' },
    worker: false,
  });
});
afterAll(() => product?.stop());

const signUp = (address: string, email: string): Promise<Answer> =>
  new Client(product.origin).post(
    '/api/auth/signup',
    { name: 'Ada Lovelace', email, password: 'a long phrase 42' },
    { 'X-Forwarded-For': address },
  );
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

test('one address makes so many accounts and is then asked to wait; another is not', async () => {
  const asked = Array.from({ length: 5 }, (_, n) => signUp('203.0.113.61', `many${n}@example.org`));
  const answers = await Promise.all(asked);
  expect(statuses(answers)).toEqual([201, 201, 201, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  const wait = Number(refused?.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThanOrEqual(600);
  expect(refused?.headers.get('Content-Type')).toMatch(/application\/problem\+json/);
  expect(refused?.body).toMatchObject({ status: 429, message: expect.stringContaining('try again') as string });
  expect((await signUp('203.0.113.62', 'one@example.org')).status).toBe(201);
});

test('an address in use is tried as seldom as a new one; a form that was filled in badly costs nothing', async () => {
  const tries: Answer[] = [];
  for (let n = 0; n < 3; n += 1) tries.push(await signUp('203.0.113.63', 'not an address'));
  for (let n = 0; n < 4; n += 1) tries.push(await signUp('203.0.113.63', 'one@example.org'));
  expect(statuses(tries)).toEqual([400, 400, 400, 409, 409, 409, 429]);
});

const parse = (client: Client, headers: Record<string, string>) =>
  client.post('/api/citations/parse', { text: 'a' }, headers);

test('339: visitors are limited by their address, users by themselves', async () => {
  const elsewhere = { 'X-Forwarded-For': '203.0.113.7' };
  const ask = () => parse(new Client(product.origin), elsewhere);
  // More than a hundred at once are a crowd, which is another limit.
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await parse(new Client(product.origin), { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200);
  expect((await parse(await newAccount(product.origin), elsewhere)).status).toBe(200);
});
