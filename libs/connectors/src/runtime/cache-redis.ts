import { createHash } from 'node:crypto';
import type { Cluster, Redis } from 'ioredis';
import type { CacheStore } from './cache-store';

/**
 * For all processes that share a Redis. Does not close `redis`. Keys are digests: a question holds words of what somebody
 * pasted, which stand in no shared store in the open.
 */
export function redisCache(redis: Redis | Cluster, prefix = 'veracite:answer'): CacheStore {
  const named = (key: string) => `${prefix}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    get: async (key) => (await redis.get(named(key))) ?? undefined,
    set: async (key, value, seconds) => {
      await redis.set(named(key), value, 'EX', Math.max(1, Math.round(seconds)));
    },
  };
}
