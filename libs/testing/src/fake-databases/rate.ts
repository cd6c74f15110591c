import type { Call } from './start';

/** A second of a rate limit, less what a busy machine may delay the receipt of one request against that of another. */
export const WINDOW_MS = 800;

/** Returns the largest number of requests received within any span of `windowMs` milliseconds. */
export function mostWithin(calls: readonly Call[], windowMs: number): number {
  const times = calls.map((call) => call.at).sort((a, b) => a - b);
  let first = 0;
  let most = 0;
  times.forEach((time, index) => {
    while (time - (times[first] ?? time) >= windowMs) first += 1;
    most = Math.max(most, index - first + 1);
  });
  return most;
}

/** Returns the largest number of concurrent requests. */
export function mostAtOnce(calls: readonly Call[]): number {
  return Math.max(0, ...calls.map((call) => call.concurrent));
}
