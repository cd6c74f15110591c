/** The time source of the runtime. Tests of long outages use a faster clock. */
export interface Clock {
  /** Returns milliseconds since the epoch. */
  now(): number;
  /** Converts milliseconds of this clock to real milliseconds. */
  toRealMs(ms: number): number;
}

/** @param speed the seconds of this clock in one real second */
export function createClock(speed = 1): Clock {
  const start = Date.now();
  return { now: () => start + (Date.now() - start) * speed, toRealMs: (ms) => ms / speed };
}

/** The longest delay of `setTimeout` in Node.js: 2^31 - 1 ms. */
export const MAX_TIMER_MS = 2_147_483_647;
