/** Time as the runtime keeps it: one for the product, a faster one for tests of long troubles. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds that really pass while `ms` pass on this clock. */
  toRealMs(ms: number): number;
}

/** @param speed how many seconds of this clock pass in one real second */
export function createClock(speed = 1): Clock {
  const start = Date.now();
  return { now: () => start + (Date.now() - start) * speed, toRealMs: (ms) => ms / speed };
}

/** A timer's longest wait (Node, `setTimeout`): 2^31 - 1 ms. */
export const MAX_TIMER_MS = 2_147_483_647;
