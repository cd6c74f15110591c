/** The share of calls that may be retried. SRE practice and "The Tail at Scale" recommend 10 %. */
const RETRY_SHARE = 0.1;
const MAX_SAVED = 10;

/** Limits retries over all databases to a tenth of the calls, so that a general outage does not double the load. */
export interface RetryBudget {
  /** Counts one call. */
  called(): void;
  /** Takes one retry from the budget. Returns false when none is left. */
  take(): boolean;
}

export function createRetryBudget(): RetryBudget {
  let saved = 0;
  return {
    called() {
      saved = Math.min(MAX_SAVED, saved + RETRY_SHARE);
    },
    take() {
      // The sum of ten tenths is slightly less than one.
      if (saved < 1 - 1e-9) return false;
      saved -= 1;
      return true;
    },
  };
}

/** Returns the wait before a retry: 100 to 500 ms, random, so that requests that failed together are spread out. */
export function jitterMs(): number {
  return 100 + Math.random() * 400;
}
