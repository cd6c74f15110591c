import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** Injects the shared Redis, or undefined when the product runs without one. */
export const REDIS = Symbol('redis');

/**
 * A connection for paces and caches. Commands fail while Redis is away instead of piling up: each process then keeps
 * a part of every pace by itself (`steadyPace`).
 */
export function openRedis(urls: string[]): Redis | Cluster {
  // Commands of one turn of the event loop travel together: a check has some forty of them.
  return connect(urls, {
    maxRetriesPerRequest: 1,
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    enableAutoPipelining: true,
  });
}

/** A connection for the queue, whose commands wait for as long as it takes: what it holds is named again anyway. */
export function openQueueRedis(urls: string[]): Redis | Cluster {
  return connect(urls, { maxRetriesPerRequest: null });
}

/** @param urls one address is a Redis, several are nodes of a cluster, of which one that answers is enough */
function connect(urls: string[], options: RedisOptions): Redis | Cluster {
  const [first = ''] = urls;
  if (urls.length === 1) return new Redis(first, options);
  const { username, password, protocol } = new URL(first);
  return new Cluster(urls, {
    redisOptions: {
      ...options,
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' && { tls: {} }),
    },
  });
}

/** Whether an error says that Redis is away, by the names and words ioredis has for it. */
export function isRedisAway(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'MaxRetriesPerRequestError' || /^(?:Connection is closed|Command timed out)/.test(error.message))
  );
}
