import { Problem } from '../problem/problem';

/** Returns a 429 problem. @param seconds until the next request is allowed */
export function tooMany(seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds));
  return new Problem(429, `Too many requests. Please try again in ${wait} second${wait === 1 ? '' : 's'}.`, {
    retryAfter: wait,
  });
}
