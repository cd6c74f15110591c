import { randomUUID } from 'node:crypto';
import { Problem } from '../problem/problem';
import { openRedis } from '../queue/redis';
import { RateLimiter } from './rate-limiter';

const url = process.env['REDIS_URL'] ?? '';
const connect = async () => {
  const redis = openRedis([url]);
  await redis.ping();
  return redis;
};
const rule = (limit: number, windowMs = 60_000) => ({ name: `test-${randomUUID()}`, limit, windowMs });

async function refusal(work: Promise<void>): Promise<Problem | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

test('two processes share one count, to the last place, also at once', async () => {
  const connections = await Promise.all([connect(), connect()]);
  const limits = rule(60);
  const processes = connections.map((redis) => new RateLimiter(limits, redis));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => refusal(processes[i % 2]?.take('ada') ?? Promise.resolve())),
  );
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(60);
  const refused = answers.find((answer) => answer !== undefined);
  expect(refused?.getStatus()).toBe(429);
  expect(refused?.extra.retryAfter).toBeGreaterThan(55);
  expect(await refusal(processes[0]?.take('bob') ?? Promise.resolve())).toBeUndefined();
  for (const redis of connections) redis.disconnect();
});

test('the window slides', async () => {
  const redis = await connect();
  const limiter = new RateLimiter(rule(1, 200), redis);
  await limiter.take('ada');
  expect(await refusal(limiter.take('ada'))).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await refusal(limiter.take('ada'))).toBeUndefined();
  redis.disconnect();
});

test('Redis dies: the process goes on by its own count, and knows what it had let through', async () => {
  const redis = await connect();
  redis.on('error', () => undefined);
  const limiter = new RateLimiter(rule(3), redis);
  await limiter.take('ada');
  await limiter.take('ada');
  redis.disconnect();
  expect(await refusal(limiter.take('ada'))).toBeUndefined();
  expect(await refusal(limiter.take('ada'))).toBeDefined();
});

test('what Redis refuses for another reason does not stop anybody either', async () => {
  const redis = await connect();
  const limits = rule(2);
  await redis.set(`veracite:limit:${limits.name}:ada`, 'no sorted set');
  const limiter = new RateLimiter(limits, redis);
  expect(await refusal(limiter.take('ada'))).toBeUndefined();
  expect(await refusal(limiter.take('ada'))).toBeUndefined();
  expect(await refusal(limiter.take('ada'))).toBeDefined();
  redis.disconnect();
});

test('without Redis it counts by itself', async () => {
  const limiter = new RateLimiter(rule(1));
  await limiter.take('ada');
  expect((await refusal(limiter.take('ada')))?.getStatus()).toBe(429);
});

test.each([
  ['with Redis', connect],
  ['without', () => Promise.resolve(undefined)],
])('%s each answer tells how many are left and when there are more', async (_name, open) => {
  const redis = await open();
  const limiter = new RateLimiter(rule(2), redis);
  const told: string[][] = [];
  for (const at of [0, 1, 2]) {
    const headers: string[] = [];
    const setHeader = (name: string, value: string) => headers.push(`${name}: ${value}`);
    await refusal(limiter.take('ada', { setHeader } as unknown as Parameters<RateLimiter['take']>[1]));
    told[at] = headers;
  }
  const lines = (remaining: number) => [
    'RateLimit-Limit: 2',
    `RateLimit-Remaining: ${remaining}`,
    expect.stringMatching(/^RateLimit-Reset: (?:59|60)$/) as string,
  ];
  expect(told).toEqual([lines(1), lines(0), lines(0)]);
  redis?.disconnect();
});
