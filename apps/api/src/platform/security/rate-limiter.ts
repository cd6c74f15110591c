import { Logger } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { SlidingWindow } from './sliding-window';
import { tooMany } from './too-many';

/** Injects the limiter of charging requests, one for all tools. */
export const CHARGING_LIMITER = Symbol('charging-limiter');
/** Injects the limiter of requests that are free and compute much. */
export const COMPUTING_LIMITER = Symbol('computing-limiter');
/** Injects the limiter of new accounts. */
export const SIGNUP_LIMITER = Symbol('signup-limiter');
/** Injects the limiter of texts that are taken apart, by user or by a visitor's address. */
export const PARSE_LIMITER = Symbol('parse-limiter');
/** Injects the limiter of requests that send mail. */
export const MAIL_LIMITER = Symbol('mail-limiter');

/** At most `limit` of something by each key within the last `windowMs`. */
export interface Rule {
  name: string;
  limit: number;
  windowMs: number;
}

/**
 * A sorted set for each key holds the times of what was let through. Redis' own clock counts, so that processes need
 * not agree on the time. Gives 0 when there is room, which is then taken, else the milliseconds until there is.
 */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
  if redis.call('ZCARD', KEYS[1]) < limit then
    redis.call('ZADD', KEYS[1], now, ARGV[3])
    redis.call('PEXPIRE', KEYS[1], window)
    return 0
  end
  return tonumber(redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]) + window - now
`;

/**
 * A limit over all processes together, counted in Redis. While Redis is away, or where there is none, each process
 * counts for itself; it remembers what it let through before, so that Redis' death opens no second helping.
 */
export class RateLimiter {
  private readonly log = new Logger('Limits');
  private readonly own: SlidingWindow;
  private isAlone = false;

  constructor(
    private readonly rule: Rule,
    private readonly redis?: Redis | Cluster,
  ) {
    this.own = new SlidingWindow(rule.limit, rule.windowMs);
  }

  /** @throws Problem 429 with the seconds to wait */
  async take(key: string): Promise<void> {
    const wait = (await this.takeShared(key)) ?? this.own.wait(key);
    if (wait > 0) throw tooMany(wait / 1_000);
    this.own.note(key);
  }

  /** Milliseconds to wait by Redis' count, undefined when it cannot be asked. */
  private async takeShared(key: string): Promise<number | undefined> {
    if (this.redis?.status !== 'ready') return undefined;
    const { name, limit, windowMs } = this.rule;
    try {
      const wait = await this.redis.eval(TAKE, 1, `veracite:limit:${name}:${key}`, limit, windowMs, randomUUID());
      this.isAlone = false;
      return Number(wait);
    } catch (error) {
      if (!this.isAlone) this.log.warn({ err: error }, `Redis does not count ${name}; this process does so alone`);
      this.isAlone = true;
      return undefined;
    }
  }
}
