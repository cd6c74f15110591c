import { waitAfter } from './login-delay.service';

test.each([
  ['the first failures cost nothing', 4, 0],
  ['the fifth begins it', 5, 1],
  ['then it doubles', 8, 8],
  ['and ends at five minutes, never a lock-out', 60, 300],
])('%s', (_name, failures, seconds) => {
  expect(waitAfter(failures, 5)).toBe(seconds);
});
