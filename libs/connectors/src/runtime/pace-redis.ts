import type { Cluster, Redis } from 'ioredis';
import { ARRIVAL_SLACK_MS, CONCURRENCY_RETRY_MS, PERMIT_LIFETIME_MS, type Limit, type PaceStore } from './pace-store';

/**
 * Sliding windows as sorted sets, with the clock of Redis instead of those of the processes.
 * KEYS: permits, pause, then one log per limit. ARGV: ticket, concurrent, slack, retry, permit lifetime, then requests and ms
 * per limit.
 */
const ACQUIRE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local slack = tonumber(ARGV[3])
local wait = 0
local rest = redis.call('PTTL', KEYS[2])
if rest > 0 then wait = rest end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then wait = math.max(wait, tonumber(ARGV[4])) end
for i = 3, #KEYS do
  local requests = tonumber(ARGV[6 + (i - 3) * 2])
  local window = tonumber(ARGV[7 + (i - 3) * 2]) + slack
  redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now - window)
  local count = redis.call('ZCARD', KEYS[i])
  if count >= requests then
    local blocker = redis.call('ZRANGE', KEYS[i], count - requests, count - requests, 'WITHSCORES')
    wait = math.max(wait, blocker[2] + window - now)
  end
end
if wait > 0 then return math.ceil(wait) end
for i = 3, #KEYS do
  redis.call('ZADD', KEYS[i], now, ARGV[1])
  redis.call('PEXPIRE', KEYS[i], math.ceil(ARGV[7 + (i - 3) * 2] + slack))
end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[5]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], tonumber(ARGV[5]))
return 0`;

/** KEYS: one log per limit. ARGV: ticket, slack, then ms per limit. Extends the lifetime of a log to its newest entry. */
const MARK_SENT = `
local time = redis.call('TIME')
for i = 1, #KEYS do
  redis.call('ZADD', KEYS[i], 'XX', time[1] * 1000 + time[2] / 1000, ARGV[1])
  redis.call('PEXPIRE', KEYS[i], math.ceil(ARGV[2 + i] + ARGV[2]))
end
return 0`;

/** Does not shorten a pause. */
const PAUSE = `
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end
return 0`;

/** Creates a store shared by all processes that use one Redis or cluster (the keys of a source share a hash tag). Does not close `redis`. */
export function redisPace(redis: Redis | Cluster, prefix = 'veracite:pace'): PaceStore {
  const key = (source: string, part: string): string => `${prefix}:{${source}}:${part}`;
  return {
    async acquire(source, limits, concurrent, ticket) {
      const keys = [key(source, 'inside'), key(source, 'rest'), ...limits.map((limit) => key(source, limit.key))];
      const numbers = limits.flatMap((limit: Limit) => [limit.requests, limit.ms]);
      const settings = [ticket, concurrent, ARRIVAL_SLACK_MS, CONCURRENCY_RETRY_MS, PERMIT_LIFETIME_MS, ...numbers];
      return Number(await redis.eval(ACQUIRE, keys.length, ...keys, ...settings));
    },
    async markSent(source, ticket, limits) {
      const keys = limits.map((limit) => key(source, limit.key));
      const lives = limits.map((limit) => limit.ms);
      if (keys.length > 0) await redis.eval(MARK_SENT, keys.length, ...keys, ticket, ARRIVAL_SLACK_MS, ...lives);
    },
    async release(source, ticket, unsent = []) {
      const keys = [key(source, 'inside'), ...unsent.map((limit) => key(source, limit.key))];
      await Promise.all(keys.map((name) => redis.zrem(name, ticket)));
    },
    async pause(source, ms) {
      await redis.eval(PAUSE, 1, key(source, 'rest'), Math.ceil(ms));
    },
  };
}
