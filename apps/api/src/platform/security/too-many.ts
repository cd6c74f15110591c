import { Problem } from '../problem/problem';

/** @param seconds until another try is welcome */
export function tooMany(seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds));
  return new Problem(429, `Too many requests. Please try again in ${wait} second${wait === 1 ? '' : 's'}.`, {
    retryAfter: wait,
  });
}
