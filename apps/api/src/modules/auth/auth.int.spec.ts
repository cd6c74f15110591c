import { Mailer } from '../../platform/mail/mailer';
import type { Config } from '../../platform/config/schema';
import { Problem } from '../../platform/problem/problem';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { Auth } from './auth.service';
import { LoginDelay } from './login-delay.service';
import { Passwords } from './passwords.service';
import { ExpiredRows } from '../../platform/database/expired-rows';
import { User } from './entities';
import { Users } from './users.service';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch?.end());

const account = { name: 'Ada', email: 'ada@example.org', password: 'a long phrase 42' };

const HOME = { address: '192.0.2.1' };

/** Sign-in with hashes of this cost. */
const authAt = (cost: number) => authWith({ PASSWORD_COST: cost });

function authWith(switches: Partial<Config>): Auth {
  const config = { ...scratch.config, ...switches };
  const { database } = scratch;
  return new Auth(
    new Users(database),
    new Passwords(config),
    new LoginDelay(database, config),
    new Mailer(config),
    config,
  );
}

const hashOf = async () =>
  (await scratch.database.getRepository(User).findOneByOrFail({ email: account.email })).passwordHash;

test('P39: sign-in creates a new hash only when the cost has increased', async () => {
  await authAt(11).signUp(account, HOME);
  const first = await hashOf();
  expect(first).toMatch(/^\$scrypt\$ln=11,/);
  await authAt(11).logIn(account, { address: '127.0.0.1' });
  expect(await hashOf()).toBe(first);
  await authAt(12).logIn(account, { address: '127.0.0.1' });
  expect(await hashOf()).toMatch(/^\$scrypt\$ln=12,/);
  await authAt(10).logIn(account, { address: '127.0.0.1' });
  expect(await hashOf()).toMatch(/^\$scrypt\$ln=12,/);
});

test('P41: a stranger’s failures lock out only the stranger', async () => {
  const auth = authAt(10);
  const attempt = (password: string, address: string) =>
    auth.logIn({ email: account.email, password }, { address }).then(
      () => 200,
      (error: { getStatus(): number }) => error.getStatus(),
    );
  const stranger: number[] = [];
  for (let i = 0; i < 8; i += 1) stranger.push(await attempt('guess', '203.0.113.7'));
  expect(stranger.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(stranger.at(-1)).toBe(429);
  expect(await attempt(account.password, '198.51.100.2')).toBe(200);
});

test('only expired rows are deleted', async () => {
  const user = await scratch.newUser();
  const { database } = scratch;
  for (const expires of ["now() - interval '1 second'", "now() + interval '1 hour'"]) {
    await database.query(`INSERT INTO sessions (user_id, expires_at) VALUES ($1, ${expires})`, [user.id]);
    await database.query(
      `INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (gen_random_uuid(), $1, ${expires})`,
      [user.id],
    );
    await database.query(
      `INSERT INTO sign_in_attempts (state_hash, provider, nonce, verifier, expires_at)
       VALUES (gen_random_uuid(), 'google', 'n', 'v', ${expires})`,
    );
  }
  await new ExpiredRows(database).deleteOthers();
  for (const table of ['sessions', 'password_resets', 'sign_in_attempts'])
    expect([table, await database.query(`SELECT count(*)::int AS n FROM ${table}`)]).toEqual([table, [{ n: 1 }]]);
});

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const OIDC = { OIDC_ISSUER: 'https://id.example:8443/realm', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };

test.each<[string, Partial<Config>, object]>([
  [
    'development, where the Google button explains what to configure',
    {},
    { google: false, explains: true, oidc: null, passwordReset: true, mailIsLogged: true },
  ],
  [
    'production with nothing configured',
    { production: true },
    { google: false, explains: false, oidc: null, passwordReset: false, mailIsLogged: false },
  ],
  ['production with Google', { production: true, ...GOOGLE }, { google: true, explains: false }],
  [
    'production with mail',
    { production: true, SMTP_URL: 'smtp://127.0.0.1:1' },
    { passwordReset: true, mailIsLogged: false },
  ],
  ['another provider, named by its host', OIDC, { oidc: 'id.example:8443' }],
  ['another provider, named', { ...OIDC, OIDC_NAME: 'Example University' }, { oidc: 'Example University' }],
  ['a longer password', { PASSWORD_MIN: 12 }, { passwordMin: 12 }],
])('19: sign-in options in %s', (_name, switches, expected) => {
  expect(authWith(switches).options()).toMatchObject(expected);
});

const GUESSING = { PASSWORD_COST: 11, LOGIN_FAILURES_PER_ACCOUNT: 5, LOGIN_FAILURES_PER_ADDRESS: 1_000 };

test('P41: of fifty parallel guesses only five are compared', async () => {
  const auth = authWith(GUESSING);
  await auth.signUp({ ...account, email: 'guessed@example.org' }, HOME);
  const startedAt = Date.now();
  const guesses = Array.from({ length: 50 }, (_, index) =>
    auth.logIn({ email: 'guessed@example.org', password: `guess ${index}` }, { address: '127.0.0.9' }).then(
      () => 200,
      (error: unknown) => (error instanceof Problem ? error.getStatus() : 500),
    ),
  );
  const statuses = await Promise.all(guesses);
  // After the fifth the waits are 1, 2 and 4 s: a slow machine accepts one more guess after each.
  const more = Math.floor(Math.log2(1 + (Date.now() - startedAt) / 1000));
  const compared = statuses.filter((status) => status === 401).length;
  expect(compared).toBeGreaterThanOrEqual(5);
  expect(compared).toBeLessThanOrEqual(5 + more);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50 - compared);
});

test('the right password is accepted at the fifth attempt, and from another address', async () => {
  const auth = authWith(GUESSING);
  const credentials = { email: 'patient@example.org', password: account.password };
  await auth.signUp({ ...account, ...credentials }, HOME);
  for (let count = 0; count < 4; count += 1)
    await expect(auth.logIn({ ...credentials, password: 'wrong' }, { address: '127.0.0.8' })).rejects.toThrow('wrong');
  await auth.logIn(credentials, { address: '127.0.0.8' });
  for (let count = 0; count < 5; count += 1)
    await expect(auth.logIn({ ...credentials, password: 'wrong' }, { address: '127.0.0.8' })).rejects.toThrow('wrong');
  await expect(auth.logIn(credentials, { address: '127.0.0.8' })).rejects.toThrow('Too many');
  await auth.logIn(credentials, { address: '127.0.0.7' });
});

test('all addresses of a /64 network are counted together', async () => {
  const auth = authWith(GUESSING);
  const credentials = { ...account, email: 'six@example.org' };
  await auth.signUp(credentials, HOME);
  const guess = (index: number) =>
    auth.logIn({ ...credentials, password: 'wrong' }, { address: `2001:db8:1:2::${index.toString(16)}` });
  for (let index = 1; index <= 5; index += 1) await expect(guess(index)).rejects.toThrow('wrong');
  await expect(guess(6)).rejects.toThrow('Too many');
});

test('guesses from a hundred networks reach a ceiling, which does not apply to the owner’s network', async () => {
  const auth = authWith(GUESSING);
  const credentials = { ...account, email: 'ceiling@example.org' };
  await auth.signUp(credentials, HOME);
  const guess = (index: number) =>
    auth.logIn({ ...credentials, password: 'wrong' }, { address: `2001:db8:${index.toString(16)}::1` }).then(
      () => 200,
      (error: Problem) => error.getStatus(),
    );
  const statuses: number[] = [];
  for (let index = 0; index < 104; index += 1) statuses.push(await guess(index));
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.slice(100)).toEqual([429, 429, 429, 429]);
  expect((await auth.logIn(credentials, HOME)).email).toBe('ceiling@example.org');
});
