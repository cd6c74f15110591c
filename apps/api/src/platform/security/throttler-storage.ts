import { Logger } from '@nestjs/common';
import { ThrottlerStorageService, type ThrottlerStorage } from '@nestjs/throttler';
import type { Cluster, Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/**
 * Counts a request in a sliding window. A sorted set for each key holds the times of the requests that were allowed,
 * by the clock of Redis. Returns the milliseconds until the next request is allowed (0 when this one is), the number
 * of requests within the window, and the milliseconds until the oldest of them leaves it.
 */
const COUNT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
  local count = redis.call('ZCARD', KEYS[1])
  local allowed = count < limit
  if allowed then
    redis.call('ZADD', KEYS[1], now, ARGV[3])
    redis.call('PEXPIRE', KEYS[1], window)
    count = count + 1
  end
  local reset = tonumber(redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]) + window - now
  return { allowed and 0 or reset, count, reset }
`;

/** Counts requests in Redis and, in case of an outage, in the process, so that an outage does not reset quotas. */
export class RedisThrottlerStorage implements ThrottlerStorage {
  private readonly log = new Logger('Limits');
  private readonly inProcess = new ThrottlerStorageService();
  private isAlone = false;

  constructor(private readonly redis?: Redis | Cluster) {}

  async increment(key: string, ttl: number, limit: number, _blockMs: number, name: string): Promise<Counted> {
    const shared = await this.incrementShared(key, ttl, limit, name);
    if (shared?.isBlocked) return shared;
    // A block duration of 0 makes the window slide.
    const local = await this.inProcess.increment(key, ttl, limit, 0, name);
    return shared ?? local;
  }

  /** Returns undefined when Redis cannot count. */
  private async incrementShared(key: string, ttl: number, limit: number, name: string): Promise<Counted | undefined> {
    if (this.redis?.status !== 'ready') return undefined;
    try {
      const reply = (await this.redis.eval(COUNT, 1, key, limit, ttl, randomUUID())) as unknown[];
      this.isAlone = false;
      const [wait = 0, totalHits = 0, reset = 0] = reply.map(Number);
      const [timeToBlockExpire, timeToExpire] = [Math.ceil(wait / 1_000), Math.ceil(reset / 1_000)];
      return { totalHits, timeToExpire, isBlocked: wait > 0, timeToBlockExpire };
    } catch (error) {
      if (!this.isAlone) this.log.warn({ err: error }, `Redis cannot count ${name}. This process counts by itself.`);
      this.isAlone = true;
      return undefined;
    }
  }
}
