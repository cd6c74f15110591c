import type { Cluster, Redis } from 'ioredis';
import type { CacheStore } from './cache-store';

/** For all processes that share a Redis. Does not close `redis`. */
export function redisCache(redis: Redis | Cluster, prefix = 'veracite:answer'): CacheStore {
  return {
    get: async (key) => (await redis.get(`${prefix}:${key}`)) ?? undefined,
    set: async (key, value, seconds) => {
      await redis.set(`${prefix}:${key}`, value, 'EX', Math.max(1, Math.round(seconds)));
    },
  };
}
