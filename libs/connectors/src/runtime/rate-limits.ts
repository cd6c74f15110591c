import type { Limit } from './pace-store';
import type { Allowance } from './rate-headers';
import type { Settings } from './settings';

/** What one service may be asked: as it is configured, or less where its own headers say so. */
export interface RateLimits {
  /** @param lists whether the request is a list or a search */
  limits(lists: boolean): Limit[];
  /** Requests under way at once, at most. */
  concurrent(): number;
  /** Told what a reply's headers allow. */
  update(allowance: Allowance): void;
}

/** @param paced whether any limit is kept: none is towards a stand-in that says so */
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
    update(told) {
      allowance = told;
    },
  };
}
