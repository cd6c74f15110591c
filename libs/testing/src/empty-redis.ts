/** Empties Redis before each test file, so that rate limits and cached answers of one file do not reach the next. */
import Redis from 'ioredis';

beforeAll(async () => {
  const { REDIS_URL, THROWAWAY_SERVICES } = process.env;
  if (!REDIS_URL || !THROWAWAY_SERVICES) return;
  const redis = new Redis(REDIS_URL);
  await redis.flushdb();
  await redis.quit();
});
