/** An answer that took so many times the usual says that the database is loaded. */
const SLOW_FACTOR = 3;
/** Below this, in milliseconds, no answer is slow: the difference is noise. */
const NEVER_SLOW_MS = 250;
/** How much is given up after a slow answer, and after none. */
const AFTER_SLOW = 0.7;
const AFTER_FAULT = 0.5;
/** Share of the newest answer in the usual time. */
const NEWEST = 0.2;
/** What an answer takes as long as nothing is known, in milliseconds. */
const FIRST_GUESS_MS = 500;

/** How many requests a database bears at once, learnt from how it answers. */
export interface Concurrency {
  /** Requests that may be under way now, at least 1. */
  limit(): number;
  answered(ms: number): void;
  failed(): void;
  /** What an answer takes lately, in milliseconds. */
  usualMs(): number;
}

/**
 * Additive increase, multiplicative decrease (Chiu and Jain, 1989, as in TCP): each good answer widens a little, each
 * slow one or fault narrows at once, never above what is configured.
 */
export function createConcurrency(most: () => number): Concurrency {
  let width = Infinity;
  let fastest: number | undefined;
  let usual: number | undefined;
  const narrowed = (share: number): number => Math.max(1, Math.min(width, most()) * share);

  return {
    limit: () => Math.max(1, Math.floor(Math.min(width, most()))),
    answered(ms) {
      usual = usual === undefined ? ms : usual * (1 - NEWEST) + ms * NEWEST;
      // A database that has become slower for good is measured against itself after a while.
      fastest = fastest === undefined ? ms : Math.min(ms, fastest * 1.02);
      const slow = ms > NEVER_SLOW_MS && ms > fastest * SLOW_FACTOR;
      width = slow ? narrowed(AFTER_SLOW) : Math.min(most(), width + 1 / Math.max(1, width));
    },
    failed() {
      width = narrowed(AFTER_FAULT);
    },
    usualMs: () => usual ?? FIRST_GUESS_MS,
  };
}
