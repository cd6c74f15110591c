import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Problem } from '../problem/problem';
import { openRedis } from '../queue/redis';
import { RateLimitGuard } from './rate-limit.guard';
import { RedisThrottlerStorage } from './throttler-storage';

const url = process.env['REDIS_URL'] ?? '';
const connect = async () => {
  const redis = openRedis([url]) as Redis;
  if (redis.status !== 'ready') await once(redis, 'ready');
  return redis;
};
const users = () => ({ ada: randomUUID(), bob: randomUUID() });

/** Returns a function that counts a request of a user, as one process does. */
async function openProcess(limit: number, redis?: Redis, ttl = 60_000) {
  const options = { throttlers: [{ name: 'checks', limit, ttl }] };
  const guard = new RateLimitGuard(options, new RedisThrottlerStorage(redis), new Reflector());
  await guard.onModuleInit();
  return async (id: string, setHeader?: (name: string, value: string) => void): Promise<Problem | undefined> => {
    try {
      const handler = () => undefined;
      Reflect.defineMetadata('rate-limit', 'checks', handler);
      if (!setHeader) await guard.count('checks', { user: { id } } as unknown as Request);
      else
        await guard.canActivate({
          getHandler: () => handler,
          getClass: () => RateLimitGuard,
          switchToHttp: () => ({
            getRequest: () => ({ user: { id } }) as unknown as Request,
            getResponse: () => ({ setHeader }) as unknown as Response,
          }),
        } as unknown as Parameters<RateLimitGuard['canActivate']>[0]);
      return undefined;
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  };
}

test('two processes share one count, to the last place, also at once', async () => {
  const connections = await Promise.all([connect(), connect()]);
  const { ada, bob } = users();
  const processes = await Promise.all(connections.map((redis) => openProcess(60, redis)));
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => processes[i % 2]?.(ada)));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(60);
  const refused = answers.find((answer) => answer !== undefined);
  expect(refused?.getStatus()).toBe(429);
  expect(refused?.extra.retryAfter).toBeGreaterThan(55);
  expect(await processes[0]?.(bob)).toBeUndefined();
  for (const redis of connections) redis.disconnect();
});

test('the window slides', async () => {
  const redis = await connect();
  const { ada } = users();
  const take = await openProcess(1, redis, 200);
  await take(ada);
  expect(await take(ada)).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await take(ada)).toBeUndefined();
  redis.disconnect();
});

test('after Redis dies the process counts by itself, including what it allowed before', async () => {
  const redis = await connect();
  redis.on('error', () => undefined);
  const { ada } = users();
  const take = await openProcess(3, redis);
  await take(ada);
  await take(ada);
  redis.disconnect();
  expect(await take(ada)).toBeUndefined();
  expect(await take(ada)).toBeDefined();
});

test('another error of Redis does not stop requests either', async () => {
  const redis = await connect();
  const { ada } = users();
  await redis.set(`veracite:limit:checks:${ada}`, 'no sorted set');
  const take = await openProcess(2, redis);
  expect(await take(ada)).toBeUndefined();
  expect(await take(ada)).toBeUndefined();
  expect(await take(ada)).toBeDefined();
  redis.disconnect();
});

test('without Redis it counts by itself', async () => {
  const { ada } = users();
  const take = await openProcess(1);
  await take(ada);
  expect((await take(ada))?.getStatus()).toBe(429);
});

test.each([
  ['with Redis', connect],
  ['without', () => Promise.resolve(undefined)],
])('%s each response reports how many requests are left and when there are more', async (_name, open) => {
  const redis = await open();
  const { ada } = users();
  const take = await openProcess(2, redis);
  const responses: string[][] = [];
  for (const index of [0, 1, 2]) {
    const headers: string[] = [];
    await take(ada, (name, value) => headers.push(`${name}: ${value}`));
    responses[index] = headers;
  }
  const lines = (remaining: number) => [
    'RateLimit-Limit: 2',
    `RateLimit-Remaining: ${remaining}`,
    expect.stringMatching(/^RateLimit-Reset: (?:59|60)$/) as string,
  ];
  expect(responses).toEqual([lines(1), lines(0), lines(0)]);
  redis?.disconnect();
});
