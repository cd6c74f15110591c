import { createConcurrency, type Concurrency } from './concurrency';

const answers = (width: Concurrency, count: number, ms: number): void => {
  for (let turn = 0; turn < count; turn += 1) width.answered(ms);
};

test.each<[string, number, (width: Concurrency) => void, number]>([
  ['at first as wide as is configured', 8, () => undefined, 8],
  ['good answers widen it no further than that', 8, (width) => answers(width, 100, 100), 8],
  ['a fault halves it', 8, (width) => width.failed(), 4],
  ['three faults in a row', 8, (width) => [1, 2, 3].forEach(() => width.failed()), 1],
  ['one request always may go', 8, (width) => [1, 2, 3, 4, 5, 6].forEach(() => width.failed()), 1],
  [
    'an answer three times slower than the best narrows it',
    10,
    (width) => [100, 310].forEach((ms) => width.answered(ms)),
    7,
  ],
  ['twice as slow is no sign', 10, (width) => [200, 400].forEach((ms) => width.answered(ms)), 10],
  ['below a quarter of a second nothing is slow', 10, (width) => [10, 240].forEach((ms) => width.answered(ms)), 10],
  [
    'after a fault it widens by one for as many good answers as it is wide',
    8,
    (width) => (width.failed(), answers(width, 5, 100)),
    5,
  ],
  ['and comes back in the end', 8, (width) => (width.failed(), answers(width, 40, 100)), 8],
  [
    'a database that became slower for good is measured against itself after a while',
    8,
    (width) => (answers(width, 1, 300), answers(width, 200, 1_000)),
    8,
  ],
])('%s', (_name, most, befalls, limit) => {
  const width = createConcurrency(() => most);
  befalls(width);
  expect(width.limit()).toBe(limit);
});

test('what is configured may change while it runs', () => {
  let most = 8;
  const width = createConcurrency(() => most);
  most = 2;
  expect(width.limit()).toBe(2);
});

test('once its best is known, the width settles where answers are good', () => {
  const width = createConcurrency(() => 16);
  answers(width, 1, 100);
  // It bears four at once: beyond that each answer takes ten times as long.
  for (let turn = 0; turn < 400; turn += 1) width.answered(width.limit() > 4 ? 1_000 : 100);
  expect(width.limit()).toBeGreaterThanOrEqual(2);
  expect(width.limit()).toBeLessThanOrEqual(5);
});

test('the usual time follows what answers take', () => {
  const width = createConcurrency(() => 4);
  expect(width.usualMs()).toBe(500);
  answers(width, 30, 80);
  expect(Math.round(width.usualMs())).toBe(80);
});
