import { startProduct, type Product } from '@veracite/testing/product';
import { Client, type Answer } from './support/client';

let product: Product;
beforeAll(async () => {
  // Behind a proxy, so that a test may come from several addresses.
  product = await startProduct({
    env: { SIGNUPS_PER_ADDRESS: '3', TRUST_PROXY: '1', PASSWORD_COST: '12' },
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
