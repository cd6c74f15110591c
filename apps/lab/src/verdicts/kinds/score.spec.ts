import { byTenths, macroF1, scoreClasses, wilson } from './score';

test.each([
  ['none of many', 0, 500, 0, 0.0076],
  ['half', 50, 100, 0.4038, 0.5962],
  ['all of few', 5, 5, 0.5655, 1],
  ['nothing counted', 0, 0, 0, 1],
])('the interval of a share: %s', (_name, part, whole, low, high) => {
  const interval = wilson(part, whole);
  expect(interval[0]).toBeCloseTo(low, 3);
  expect(interval[1]).toBeCloseTo(high, 3);
});

test('a class that is never read has no score, and one that only readings have is not scored', () => {
  const scores = scoreClasses([
    ['book', 'book'],
    ['book', 'report'],
    ['thesis', 'book'],
  ]);
  expect(scores).toEqual([
    { name: 'book', labeled: 2, precision: 0.5, recall: 0.5, f1: 0.5 },
    { name: 'thesis', labeled: 1, precision: 0, recall: 0, f1: 0 },
  ]);
});

test('the last tenth includes certainty', () => {
  const tenths = byTenths([
    { chance: 1, hit: true },
    { chance: 0.92, hit: false },
    { chance: 0.1, hit: false },
  ]);
  expect(tenths.map(({ from, count, held }) => [from, count, held])).toEqual([
    [0.1, 1, 0],
    [0.9, 2, 0.5],
  ]);
});

test('a class of few labels does not count in the mean', () => {
  const pairs = Array.from({ length: 10 }, () => ['book', 'book'] as const);
  expect(macroF1(scoreClasses([...pairs, ['map', 'book']]))).toBeCloseTo(0.952, 3);
});
