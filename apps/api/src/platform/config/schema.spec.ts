import fs from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig, settings } from './schema';

const DATABASE_URL = 'postgres://user:secret@localhost/veracite';
const SAFE = {
  DATABASE_URL,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://veracite.example',
  JWT_SECRET: 'x'.repeat(32),
  TRUST_PROXY: '1',
  BILLING_PROVIDER: 'off',
};

const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'veracite', OIDC_CLIENT_SECRET: 'secret' };

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

test.each<[string, Record<string, string>, string[]]>([
  ['nothing but a database', { DATABASE_URL }, []],
  ['no database', {}, ['DATABASE_URL: is required']],
  ['an empty value is none', { DATABASE_URL, REDIS_URL: '', PORT: '' }, []],
  [
    'a replica that is no PostgreSQL',
    { DATABASE_URL, DATABASE_REPLICA_URLS: `${DATABASE_URL}, http://x` },
    ['DATABASE_REPLICA_URLS'],
  ],
  ['a database that is no PostgreSQL', { DATABASE_URL: 'https://x' }, ['DATABASE_URL']],
  ['every fault at once', { PORT: 'x', REDIS_URL: 'http://x' }, ['DATABASE_URL', 'REDIS_URL', 'PORT']],
  [
    'production with nothing else',
    { NODE_ENV: 'production' },
    ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'BILLING_PROVIDER'],
  ],
  [
    'a short secret and no database, in production',
    { ...SAFE, DATABASE_URL: '', JWT_SECRET: 'short' },
    ['DATABASE_URL', 'JWT_SECRET'],
  ],
  ['an address of a proxy that is none', { ...SAFE, PUBLIC_URL: 'veracite' }, ['PUBLIC_URL']],
  ['a number with an exponent', { DATABASE_URL, PORT: '1e3' }, ['PORT']],
  ['a safe production', SAFE, []],
  ['production over http', { ...SAFE, PUBLIC_URL: 'http://veracite.example' }, ['PUBLIC_URL']],
  ['https without a proxy, which would make all visitors one', { ...SAFE, TRUST_PROXY: '0' }, ['TRUST_PROXY']],
  ['production without a word on billing', { ...SAFE, BILLING_PROVIDER: '' }, ['BILLING_PROVIDER']],
  ['production without a secret', { ...SAFE, JWT_SECRET: '' }, ['JWT_SECRET']],
  ['a short secret', { ...SAFE, JWT_SECRET: 'short' }, ['JWT_SECRET']],
  ['production with simulated billing', { ...SAFE, BILLING_PROVIDER: 'simulated' }, ['BILLING_PROVIDER']],
  ['production with cheap hashes', { ...SAFE, PASSWORD_COST: '12' }, ['PASSWORD_COST']],
  ['production with a provider over http', { ...SAFE, ...OIDC, OIDC_ISSUER: 'http://id.example' }, ['OIDC_ISSUER']],
  ['a provider over https', { ...SAFE, ...OIDC }, []],
  ['a mail server without a sender', { DATABASE_URL, SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
  ['all of it, when explicitly allowed', { DATABASE_URL, NODE_ENV: 'production', ALLOW_INSECURE: 'true' }, []],
  [
    'paddle without its keys',
    { DATABASE_URL, BILLING_PROVIDER: 'paddle' },
    ['PADDLE_CLIENT_TOKEN', 'PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRET'],
  ],
  ['no paces against the real world', { DATABASE_URL, UPSTREAM_PACE: 'off' }, ['UPSTREAM_PACE']],
  ['no paces against this machine', { DATABASE_URL, UPSTREAM_PACE: 'off', UPSTREAM_ORIGIN: 'http://127.0.0.1:9' }, []],
])('%s', (_name, env, expected) => {
  const faults = faultsOf(env);
  expect(faults).toHaveLength(expected.length);
  for (const name of expected) expect(faults.join('\n')).toContain(name);
});

test('the origin of a stand-in has no slash at its end', () => {
  const { UPSTREAM_ORIGIN } = readConfig({ DATABASE_URL, UPSTREAM_ORIGIN: 'http://127.0.0.1:9/' });
  expect(UPSTREAM_ORIGIN).toBe('http://127.0.0.1:9');
});

test.each<[string, string, string[]]>([
  ['none', '', []],
  ['one', DATABASE_URL, [DATABASE_URL]],
  ['two, with spaces and an empty one', ` ${DATABASE_URL} ,, ${DATABASE_URL}2`, [DATABASE_URL, `${DATABASE_URL}2`]],
])('replicas: %s', (_name, text, expected) => {
  expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS: text }).DATABASE_REPLICA_URLS).toEqual(expected);
});

test('a Redis, the nodes of a cluster, and none', () => {
  const read = (REDIS_URL: string) => readConfig({ DATABASE_URL, REDIS_URL }).REDIS_URL;
  expect(read('')).toEqual([]);
  expect(read('redis://a:1')).toEqual(['redis://a:1']);
  expect(read('rediss://:s@a:1, rediss://b:2')).toEqual(['rediss://:s@a:1', 'rediss://b:2']);
});

test('.env.example names every switch, no other, and is itself valid', () => {
  const text = fs.readFileSync(path.resolve(__dirname, '../../../../../.env.example'), 'utf8');
  const example = Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  expect(Object.keys(example).sort()).toEqual(Object.keys(settings).sort());
  expect(faultsOf({ ...example, DATABASE_URL })).toEqual([]);
});
