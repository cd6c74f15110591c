import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { mostAtOnce, mostWithin, WINDOW_MS } from '@veracite/testing/fake-databases/rate';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { DATABASES } from '../../connector-definitions';
import { redisPace } from '../pace-redis';
import { settingsOf } from '../settings';
import { INVENTED_WORKS } from '@veracite/testing/connectors/invented-works-by-database';

const run = promisify(execFile);
const root = path.join(__dirname, '../../../../..');
const worker = 'libs/testing/src/connectors/pace-worker.ts';
const bundled = path.join(root, 'dist/run/libs-testing-src-connectors-pace-worker/main.mjs');
const WORKERS = ['a', 'b', 'c', 'd'];

let standIn: FakeDatabases;

async function work(lookUps: number, searches = 0, paces: Record<string, string> = {}, database = 'crossref') {
  const env = {
    ...process.env,
    ...paces,
    UPSTREAM_ORIGIN: standIn.origin,
    CONTACT_EMAIL: 'ops@veracite.test',
    PACE_PREFIX: randomUUID(),
  };
  const workers = WORKERS.map((name) =>
    run(process.execPath, [bundled, name, String(lookUps), String(searches), database], { cwd: root, env }),
  );
  const outputs = await Promise.all(workers);
  return outputs.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
}

beforeAll(async () => {
  // Bundles the worker once.
  await run(process.execPath, ['tools/run.mjs', worker], { cwd: root });
  standIn = await startFakeDatabases({ works: INVENTED_WORKS, latencyMs: 300 });
});
afterAll(() => standIn.close());

test('four processes together keep one rate limit in every sliding second, and one concurrency limit', async () => {
  const outcomes = await work(5, 0, { CROSSREF_PACE: '3/1' });
  expect(outcomes).toEqual(Array(20).fill('answered'));
  // Lookups that wait are batched: the five of a process are sent in one request or more.
  expect(standIn.calls().length).toBeGreaterThanOrEqual(4);
  expect(standIn.calls().length).toBeLessThanOrEqual(20);
  expect(mostWithin(standIn.calls(), WINDOW_MS)).toBeLessThanOrEqual(3);
  expect(mostAtOnce(standIn.calls())).toBeLessThanOrEqual(3);
});

test('four processes that search several databases keep the rate limit of each', async () => {
  const before = standIn.calls().length;
  await work(2, 2);
  const calls = standIn.calls().slice(before);
  for (const id of ['crossref', 'europe-pmc', 'pubmed', 'doaj', 'open-library'] as const) {
    const { pace } = settingsOf(id, DATABASES[id], { CONTACT_EMAIL: 'ops@veracite.test' });
    const toDatabase = calls.filter((call) => call.database === id);
    expect(toDatabase.length).toBeGreaterThanOrEqual(8);
    expect([
      id,
      mostWithin(toDatabase, pace.seconds * WINDOW_MS) <= pace.requests,
      mostAtOnce(toDatabase) <= pace.concurrent,
    ]).toEqual([id, true, true]);
    const lists = toDatabase.filter((call) => call.query.includes('query.bibliographic'));
    if (pace.lists) expect(mostWithin(lists, pace.lists.seconds * WINDOW_MS)).toBeLessThanOrEqual(pace.lists.requests);
  }
});

test('a request that is sent long after its permit counts from its sending', async () => {
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  const store = redisPace(redis, randomUUID());
  const limits = [{ key: 'all', requests: 1, ms: 3_000 }];
  expect(await store.acquire('crossref', limits, 3, 'late')).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await store.markSent('crossref', 'late', limits);
  // The window that began with the permit is over.
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(await store.acquire('crossref', limits, 3, 'next')).toBeGreaterThan(0);
  redis.disconnect();
});

test('of two processes that wait, the one with the shorter window gets the permit, and then the other does', async () => {
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  const store = redisPace(redis, randomUUID());
  const acquire = (ticket: string, ms: number) =>
    store.acquire('crossref', [{ key: 'all', requests: 1, ms }], 3, ticket);
  expect(await acquire('batch 1', 550)).toBe(0);
  const [patient, urgent] = [await acquire('batch 2', 550), await acquire('single', 500)];
  expect(patient - urgent).toBeGreaterThan(40);
  await new Promise((resolve) => setTimeout(resolve, urgent + 10));
  expect(await acquire('single', 500)).toBe(0);
  const next = await acquire('batch 2', 550);
  expect(next).toBeGreaterThan(700);
  await new Promise((resolve) => setTimeout(resolve, next + 10));
  expect(await acquire('batch 2', 550)).toBe(0);
  redis.disconnect();
});

test('every process waits when the database asked one of them to wait', async () => {
  const before = standIn.calls().length;
  standIn.setLatency(0);
  standIn.setFaults({ dblp: { kind: 'too-many', retryAfter: 3, times: 1 } });
  // It allows one request at a time, and a permit is released after the pause is stored: no other request is under way.
  await work(3, 0, { DBLP_PACE: '3/1' }, 'dblp');
  const [refused = 0, ...later] = standIn
    .calls()
    .slice(before)
    .map((call) => call.at);
  expect(later.length).toBeGreaterThanOrEqual(1);
  expect(later.filter((time) => time < refused + 3_000)).toEqual([]);
});
