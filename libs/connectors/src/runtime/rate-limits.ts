import type { Limit } from './pace-store';
import type { LaneId } from './permits';
import type { Allowance } from './rate-headers';
import type { Settings } from './settings';

const limitOf = (key: string, { requests, seconds }: Pick<Allowance, 'requests' | 'seconds'>): Limit => ({
  key,
  requests,
  ms: seconds * 1000,
});

/** The rate limits of one service: as configured, or lower if its reply headers say so. */
export class RateLimits {
  /** By whether a request is a list or a search. */
  readonly limits: Record<LaneId, Limit[]>;
  /** The largest number of concurrent requests. */
  concurrent = Number.MAX_SAFE_INTEGER;

  /** @param paced false when no rate limit applies */
  constructor(
    private readonly pace: Settings['pace'],
    private readonly paced: boolean,
  ) {
    this.limits = { singles: [], lists: [] };
    this.update(pace);
  }

  /** Applies what the headers of a reply allow. */
  update(allowance: Allowance): void {
    const { pace, limits } = this;
    if (!this.paced) return;
    const isSlower = allowance.requests / allowance.seconds < pace.requests / pace.seconds;
    limits.singles = [limitOf('all', isSlower ? allowance : pace)];
    limits.lists = pace.lists ? [...limits.singles, limitOf('lists', pace.lists)] : limits.singles;
    this.concurrent = Math.min(pace.concurrent, allowance.concurrent ?? Infinity);
  }
}
