import type { Limit } from './pace-store';
import type { Allowance } from './rate-headers';
import type { Settings } from './settings';

/** The rate limits of one service: as configured, or lower if its reply headers say so. */
export interface RateLimits {
  /** @param lists whether the request is a list or a search */
  limits(lists: boolean): Limit[];
  /** Returns the largest number of concurrent requests. */
  concurrent(): number;
  /** Applies what the headers of a reply allow. */
  update(allowance: Allowance): void;
}

/** @param paced false when no rate limit applies */
export function createRateLimits({ pace }: Pick<Settings, 'pace'>, paced: boolean): RateLimits {
  let allowance: Allowance | undefined;
  const limitOf = (key: string, rate: Allowance): Limit => ({ key, requests: rate.requests, ms: rate.seconds * 1000 });
  return {
    limits(lists) {
      if (!paced) return [];
      const isSlower = allowance && allowance.requests / allowance.seconds < pace.requests / pace.seconds;
      const all = [limitOf('all', allowance && isSlower ? allowance : pace)];
      return lists && pace.lists ? [...all, limitOf('lists', pace.lists)] : all;
    },
    concurrent: () => (paced ? Math.min(pace.concurrent, allowance?.concurrent ?? Infinity) : Number.MAX_SAFE_INTEGER),
    update(latest) {
      allowance = latest;
    },
  };
}
