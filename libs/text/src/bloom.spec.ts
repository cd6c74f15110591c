import { bloomOf } from '@veracite/testing/data-files';
import { bloomHolds, probesOf } from './bloom';

const words = new Set(Array.from({ length: 5000 }, (_, i) => `word${i}`));

test('holds every member, and few strangers', () => {
  const bits = bloomOf(words);
  const holds = (word: string): boolean => bloomHolds(bits, probesOf(word));
  expect([...words].filter((word) => !holds(word))).toEqual([]);
  const strangers = Array.from({ length: 5000 }, (_, i) => `stranger${i}`).filter(holds);
  expect(strangers.length).toBeLessThan(50);
});

test('an empty set holds nothing', () => {
  expect(bloomHolds(bloomOf(new Set()), probesOf('word'))).toBe(false);
});
