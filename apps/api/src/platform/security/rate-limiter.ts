import { Logger } from '@nestjs/common';
import type { Response } from 'express';
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
 * not agree on the time. Gives the milliseconds until there is room (0 when there is, which is then taken), how many were let
 * through within the window, and the milliseconds until the first of them is out of it.
 */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
  local count = redis.call('ZCARD', KEYS[1])
  local taken = count < limit
  if taken then
    redis.call('ZADD', KEYS[1], now, ARGV[3])
    redis.call('PEXPIRE', KEYS[1], window)
    count = count + 1
  end
  local reset = tonumber(redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]) + window - now
  return { taken and 0 or reset, count, reset }
`;

/** How a key stands after it was counted; times in milliseconds. */
interface Standing {
  wait: number;
  count: number;
  reset: number;
}

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

  /**
   * @param response that is told how many are left, and when there are more (RateLimit headers)
   * @throws Problem 429 with the seconds to wait
   */
  async take(key: string, response?: Pick<Response, 'setHeader'>): Promise<void> {
    const shared = await this.takeShared(key);
    const wait = shared?.wait ?? this.own.wait(key);
    if (wait <= 0) this.own.note(key);
    if (response) this.tell(response, shared ?? { wait, ...this.own.standing(key) });
    if (wait > 0) throw tooMany(wait / 1_000);
  }

  /** As the IETF's draft of RateLimit header fields for HTTP has them in their widest use. */
  private tell(response: Pick<Response, 'setHeader'>, { count, reset }: Standing): void {
    response.setHeader('RateLimit-Limit', String(this.rule.limit));
    response.setHeader('RateLimit-Remaining', String(Math.max(0, this.rule.limit - count)));
    response.setHeader('RateLimit-Reset', String(Math.max(0, Math.ceil(reset / 1_000))));
  }

  /** By Redis' count, undefined when it cannot be asked. */
  private async takeShared(key: string): Promise<Standing | undefined> {
    if (this.redis?.status !== 'ready') return undefined;
    const { name, limit, windowMs } = this.rule;
    try {
      const told = await this.redis.eval(TAKE, 1, `veracite:limit:${name}:${key}`, limit, windowMs, randomUUID());
      this.isAlone = false;
      const [wait = 0, count = 0, reset = 0] = (told as unknown[]).map(Number);
      return { wait, count, reset };
    } catch (error) {
      if (!this.isAlone) this.log.warn({ err: error }, `Redis does not count ${name}; this process does so alone`);
      this.isAlone = true;
      return undefined;
    }
  }
}
