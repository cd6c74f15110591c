/** The share of calls that may be retried. SRE practice and "The Tail at Scale" recommend 10 %. */
const RETRY_SHARE = 0.1;
const MAX_SAVED = 10;

/** Limits retries over all databases to a tenth of the calls, so that a general outage does not double the load. */
export interface RetryBudget {
  /** Counts one call. */
  called(): void;
  /** Returns the number of retries that are left. */
  available(): number;
  /** Takes one retry from the budget. */
  take(): void;
}

export function createRetryBudget(): RetryBudget {
  let saved = 0;
  return {
    called() {
      saved = Math.min(MAX_SAVED, saved + RETRY_SHARE);
    },
    // The sum of ten tenths is slightly less than one.
    available: () => Math.floor(saved + 1e-9),
    take() {
      saved -= 1;
    },
  };
}
