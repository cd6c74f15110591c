export interface Allowance {
  requests: number;
  seconds: number;
  /** Requests under way at once: `x-concurrency-limit: 3` (Crossref). */
  concurrent?: number;
}

/**
 * What a reply's own headers allow: `x-rate-limit-limit: 50` with `x-rate-limit-interval: 1s` (Crossref).
 * @returns undefined when the reply says nothing usable
 */
export function parseAllowance(headers: Record<string, string | undefined>): Allowance | undefined {
  const requests = Math.floor(Number(headers['x-rate-limit-limit']));
  const seconds = Number(/^(\d{1,5})s?$/.exec(headers['x-rate-limit-interval'] ?? '')?.[1]);
  const concurrent = Math.floor(Number(headers['x-concurrency-limit']));
  return requests > 0 && seconds > 0 ? { requests, seconds, ...(concurrent > 0 && { concurrent }) } : undefined;
}

/**
 * Milliseconds to rest because the window's allowance is spent: `x-ratelimit-remaining: 0` with a reset, which some give
 * as seconds left and some as seconds since the epoch.
 */
export function parsePauseMs(headers: Record<string, string | undefined>, now: number): number | undefined {
  const remaining = headers['x-ratelimit-remaining'];
  const reset = Number(headers['x-ratelimit-reset'] ?? headers['x-ratelimit-retry-after']);
  if (remaining === undefined || Number(remaining) > 0 || !(reset > 0)) return undefined;
  const ms = reset > 1e9 ? reset * 1000 - now : reset * 1000;
  return ms > 0 ? ms : undefined;
}
