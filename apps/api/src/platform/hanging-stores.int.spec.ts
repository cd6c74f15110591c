import { Redis } from 'ioredis';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { stallingProxy, type StallingProxy } from '@veracite/testing/stalling-proxy';
import { isDatabaseAway } from './database/away';
import { dataSourceOptions } from './database/data-source';
import { isRedisAway, openRedis } from './queue/redis';

/* Stores that accept connections and do not answer, as a stopped process or a lost route does. */

const address = (name: string) => process.env[name] ?? '';

/** Returns the error of a promise, and the seconds until it was rejected. */
async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; seconds: number }> {
  const began = Date.now();
  const error = await work.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  return { error, seconds: (Date.now() - began) / 1_000 };
}

describe('PostgreSQL', () => {
  let proxy: StallingProxy;
  let database: DataSource;
  beforeEach(async () => {
    proxy = await stallingProxy(address('DATABASE_URL'));
    database = await new DataSource(dataSourceOptions(proxy.url, [])).initialize();
  });
  afterEach(async () => {
    proxy.resume();
    await database.destroy();
    await proxy.stop();
  });

  test('a statement on an open connection fails within 5 s, and others follow once it answers again', async () => {
    await database.query('SELECT 1');
    proxy.stall();
    const { error, seconds } = await failureOf(database.query('SELECT 1'));
    expect(isDatabaseAway(error)).toBe(true);
    expect(seconds).toBeLessThan(5);
    const next = await failureOf(database.query('SELECT 1'));
    expect([isDatabaseAway(next.error), next.seconds < 5]).toEqual([true, true]);
    proxy.resume();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }, 20_000);

  test('a transaction that waits for a lock goes on, since the server answers', async () => {
    const other = new pg.Client({ connectionString: address('DATABASE_URL') });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(4711)');
    setTimeout(() => void other.end(), 4_000);
    expect(await database.query('SELECT pg_advisory_xact_lock(4711) IS NULL AS held')).toEqual([{ held: false }]);
  }, 20_000);
});

describe('Redis', () => {
  let proxy: StallingProxy;
  let redis: Redis;
  beforeEach(async () => {
    proxy = await stallingProxy(address('REDIS_URL'));
    redis = openRedis([proxy.url]) as Redis;
    redis.on('error', () => undefined);
    await new Promise((ready) => redis.once('ready', ready));
  });
  afterEach(async () => {
    redis.disconnect();
    await proxy.stop();
  });

  test('forty commands one after the other fail within 3 s in all, and work once it answers again', async () => {
    expect(await redis.ping()).toBe('PONG');
    proxy.stall();
    const began = Date.now();
    for (let command = 0; command < 40; command += 1) {
      const { error } = await failureOf(redis.get(`key ${command}`));
      expect([String(error), isRedisAway(error)]).toEqual([String(error), true]);
    }
    expect(Date.now() - began).toBeLessThan(3_000);
    proxy.resume();
    await new Promise((ready) => redis.once('ready', ready));
    expect(await redis.ping()).toBe('PONG');
  }, 20_000);
});
