import { createConcurrency, type Concurrency } from './concurrency';

const answers = (concurrency: Concurrency, count: number, ms: number): void => {
  for (let turn = 0; turn < count; turn += 1) concurrency.answered(ms);
};

test.each<[string, number, (concurrency: Concurrency) => void, number]>([
  ['starts at the configured limit', 8, () => undefined, 8],
  ['good answers do not raise it above that', 8, (concurrency) => answers(concurrency, 100, 100), 8],
  ['a failure halves it', 8, (concurrency) => concurrency.failed(), 4],
  ['three failures in a row', 8, (concurrency) => [1, 2, 3].forEach(() => concurrency.failed()), 1],
  ['one request is always allowed', 8, (concurrency) => [1, 2, 3, 4, 5, 6].forEach(() => concurrency.failed()), 1],
  [
    'an answer three times slower than the fastest lowers it',
    10,
    (concurrency) => [100, 310].forEach((ms) => concurrency.answered(ms)),
    7,
  ],
  ['an answer twice as slow does not', 10, (concurrency) => [200, 400].forEach((ms) => concurrency.answered(ms)), 10],
  [
    'no answer under a quarter of a second counts as slow',
    10,
    (concurrency) => [10, 240].forEach((ms) => concurrency.answered(ms)),
    10,
  ],
  [
    'after a failure it rises by one for as many good answers as its value',
    8,
    (concurrency) => (concurrency.failed(), answers(concurrency, 5, 100)),
    5,
  ],
  [
    'and reaches the configured limit again',
    8,
    (concurrency) => (concurrency.failed(), answers(concurrency, 40, 100)),
    8,
  ],
  [
    'a database that stays slower is compared with itself after a while',
    8,
    (concurrency) => (answers(concurrency, 1, 300), answers(concurrency, 200, 1_000)),
    8,
  ],
])('%s', (_name, max, act, limit) => {
  const concurrency = createConcurrency(() => max);
  act(concurrency);
  expect(concurrency.limit()).toBe(limit);
});

test('the configured limit may change at runtime', () => {
  let max = 8;
  const concurrency = createConcurrency(() => max);
  max = 2;
  expect(concurrency.limit()).toBe(2);
});

test('it settles where answers are fast, once the fastest is known', () => {
  const concurrency = createConcurrency(() => 16);
  answers(concurrency, 1, 100);
  // With more than four at once each answer takes ten times as long.
  for (let turn = 0; turn < 400; turn += 1) concurrency.answered(concurrency.limit() > 4 ? 1_000 : 100);
  expect(concurrency.limit()).toBeGreaterThanOrEqual(2);
  expect(concurrency.limit()).toBeLessThanOrEqual(5);
});

test('the usual time is a moving average of the response times', () => {
  const concurrency = createConcurrency(() => 4);
  expect(concurrency.usualMs()).toBe(500);
  answers(concurrency, 30, 80);
  expect(Math.round(concurrency.usualMs())).toBe(80);
});
