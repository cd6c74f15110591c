/** An answer that takes this many times the fastest counts as slow. */
const SLOW_FACTOR = 3;
/** Faster answers never count as slow, because the difference is noise. */
const MIN_SLOW_MS = 250;
const SLOW_DECREASE = 0.7;
const FAILURE_DECREASE = 0.5;
/** The weight of the latest answer in the moving average. */
const LATEST_WEIGHT = 0.2;
/** The assumed response time before the first answer. */
const INITIAL_MS = 500;

/** Adapts the number of concurrent requests to the response times of a database. */
export interface Concurrency {
  /** Returns the current limit, at least 1. */
  limit(): number;
  answered(ms: number): void;
  failed(): void;
  /** Returns the moving average of the response times, in milliseconds. */
  usualMs(): number;
}

/**
 * Additive increase, multiplicative decrease (Chiu and Jain, 1989, as in TCP): each good answer raises the limit a little,
 * each slow answer or failure lowers it at once. It never exceeds `max`.
 */
export function createConcurrency(max: () => number): Concurrency {
  let limit = Infinity;
  let fastest: number | undefined;
  let usual: number | undefined;
  const decreased = (factor: number): number => Math.max(1, Math.min(limit, max()) * factor);

  return {
    limit: () => Math.max(1, Math.floor(Math.min(limit, max()))),
    answered(ms) {
      usual = usual === undefined ? ms : usual * (1 - LATEST_WEIGHT) + ms * LATEST_WEIGHT;
      // It grows slowly, so that a database that has become slower is compared with itself after a while.
      fastest = fastest === undefined ? ms : Math.min(ms, fastest * 1.02);
      const slow = ms > MIN_SLOW_MS && ms > fastest * SLOW_FACTOR;
      limit = slow ? decreased(SLOW_DECREASE) : Math.min(max(), limit + 1 / Math.max(1, limit));
    },
    failed() {
      limit = decreased(FAILURE_DECREASE);
    },
    usualMs: () => usual ?? INITIAL_MS,
  };
}
