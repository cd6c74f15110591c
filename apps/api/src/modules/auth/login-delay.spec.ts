import { waitAfter } from './login-delay.service';

test.each([
  ['no wait after the first failures', 4, 0],
  ['one second after the fifth', 5, 1],
  ['doubled after each further one', 8, 8],
  ['at most five minutes', 60, 300],
])('%s', (_name, failures, seconds) => {
  expect(waitAfter(failures, 5)).toBe(seconds);
});
