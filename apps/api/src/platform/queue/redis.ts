import { Redis } from 'ioredis';

/** Injects the shared Redis, or undefined when the product runs without one. */
export const REDIS = Symbol('redis');

/**
 * A connection for paces and caches. Commands fail while Redis is away instead of piling up: each process then keeps
 * a part of every pace by itself (`steadyPace`).
 */
export function openRedis(url: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: true,
    connectTimeout: 3_000,
    commandTimeout: 3_000,
  });
}

/** Whether an error says that Redis is away, by the names and words ioredis has for it. */
export function isRedisAway(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'MaxRetriesPerRequestError' || /^(?:Connection is closed|Command timed out)/.test(error.message))
  );
}
