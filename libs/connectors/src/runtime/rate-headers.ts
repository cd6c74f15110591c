export interface Allowance {
  requests: number;
  seconds: number;
  /** From `x-concurrency-limit: 3` (Crossref). */
  concurrent?: number;
}

/** Parses `x-rate-limit-limit: 50` with `x-rate-limit-interval: 1s` (Crossref); undefined without valid ones. */
export function parseAllowance(headers: Record<string, string | undefined>): Allowance | undefined {
  const requests = Math.floor(Number(headers['x-rate-limit-limit']));
  const seconds = Number(/^(\d{1,5})s?$/.exec(headers['x-rate-limit-interval'] ?? '')?.[1]);
  const concurrent = Math.floor(Number(headers['x-concurrency-limit']));
  return requests > 0 && seconds > 0 ? { requests, seconds, ...(concurrent > 0 && { concurrent }) } : undefined;
}

/** Returns the pause in ms for `x-ratelimit-remaining: 0` with a reset time, in seconds from now or the epoch. */
export function parsePauseMs(headers: Record<string, string | undefined>, now: number): number | undefined {
  const remaining = headers['x-ratelimit-remaining'];
  const reset = Number(headers['x-ratelimit-reset'] ?? headers['x-ratelimit-retry-after']);
  if (remaining === undefined || Number(remaining) > 0 || !(reset > 0)) return undefined;
  const ms = reset > 1e9 ? reset * 1000 - now : reset * 1000;
  return ms > 0 ? ms : undefined;
}
