import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { SigningKeys } from './signing-keys.service';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch.end());

const keysOf = (secret: string) =>
  new SigningKeys(scratch.database, { ...scratch.config, JWT_SECRET: secret.padEnd(32, '.') });
const day = (count: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + count * 86_400_000);

test('all processes share one key for 90 days, then the next one, and both stay published', async () => {
  const [item, two] = await Promise.all([keysOf('a').current(day(0)), keysOf('a').current(day(0))]);
  expect(two.kid).toBe(item.kid);
  expect((await keysOf('a').current(day(89))).kid).toBe(item.kid);
  const next = await keysOf('a').current(day(91));
  expect(next.kid).not.toBe(item.kid);
  expect((await keysOf('a').published()).map(({ kid }) => kid)).toEqual([next.kid, item.kid]);
  const rows = await scratch.database.query('SELECT kid FROM signing_keys WHERE private_key IS NOT NULL');
  expect(rows).toEqual([{ kid: next.kid }]);
  // Another secret cannot decrypt it: a new key is created, and the others stay published.
  const other = await keysOf('b').current(day(92));
  expect(other.kid).not.toBe(next.kid);
  expect(await keysOf('b').published()).toHaveLength(3);
});

test('the private key is encrypted in the database', async () => {
  const { privateKey } = await keysOf('a').current();
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  const rows = await scratch.database.query<{ key: Buffer }[]>(
    'SELECT private_key AS key FROM signing_keys WHERE private_key IS NOT NULL',
  );
  expect(rows.some(({ key }) => key.includes(pkcs8.subarray(-32)))).toBe(false);
});
