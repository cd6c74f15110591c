/** Share of all calls that may be sent a second time; "The Tail at Scale" and SRE practice put it at a tenth. */
const SHARE = 0.1;
const MOST_SAVED = 10;

/** Retries over all databases together never exceed a tenth of the calls: when everything fails, nothing is doubled. */
export function createRetryBudget(): { called(): void; take(): boolean } {
  let saved = 0;
  return {
    called() {
      saved = Math.min(MOST_SAVED, saved + SHARE);
    },
    take() {
      // Ten tenths add up to a hair less than one.
      if (saved < 1 - 1e-9) return false;
      saved -= 1;
      return true;
    },
  };
}

/** Wait before the retry: anywhere in 100 to 500 ms, so that those who failed together do not come back together. */
export function jitterMs(): number {
  return 100 + Math.random() * 400;
}
