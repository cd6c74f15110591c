import { Problem } from '../problem/problem';
import { RateLimiter } from './rate-limiter';

function refusalOf(work: () => void): Problem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

test('a window slides, and each key has its own', () => {
  let now = 0;
  const limiter = new RateLimiter(2, 60_000, () => now);
  limiter.take('ada');
  now = 30_000;
  limiter.take('ada');
  now = 45_000;
  const refusal = refusalOf(() => limiter.take('ada'));
  expect(refusal?.getStatus()).toBe(429);
  expect(refusal?.extra.retryAfter).toBe(15);
  limiter.take('bob');
  now = 60_001;
  limiter.take('ada');
  expect(refusalOf(() => limiter.take('ada'))).toBeDefined();
});
