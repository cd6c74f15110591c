import { createHash } from 'node:crypto';
import type { Cluster, Redis } from 'ioredis';
import type { CacheStore } from './cache-store';

/** Creates a cache in Redis, which it does not close. Keys are hashed: they contain text that users pasted. */
export function redisCache(redis: Redis | Cluster, prefix = 'veracite:answer'): CacheStore {
  const hashed = (key: string) => `${prefix}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    get: async (key) => (await redis.get(hashed(key)).catch(() => null)) ?? undefined,
    set: async (key, value, seconds) => {
      await redis.set(hashed(key), value, 'EX', Math.max(1, Math.round(seconds))).catch(() => undefined);
    },
  };
}
