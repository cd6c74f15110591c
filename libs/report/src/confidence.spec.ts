import type { Status } from '@veracite/model/verdict';
import shares from '../data/wrong-shares.json';
import { shownConfidence } from './confidence';

test.each<[number, Status, string | undefined]>([
  [1, 'fake', 'about 1 of 200 such verdicts is wrong'],
  [0.995, 'incomplete', 'about 1 of 200 such verdicts is wrong'],
  [0.97, 'valid', 'about 1 of 30 such verdicts is wrong'],
  [0.9, 'fake', 'about 1 of 10 such verdicts is wrong'],
  [0.8, 'fake', 'about 2 of 10 such verdicts are wrong'],
  [0.5, 'incomplete', 'about 5 of 10 such verdicts are wrong'],
  [0.5, 'unknown', undefined],
])('a confidence of %d, %s: %s', (confidence, status, text) => {
  expect(shownConfidence(confidence, status)).toBe(text);
});

test('no confidence is shown as better than what was measured for the status over all kinds', () => {
  for (const [status, wrong] of Object.entries(shares)) {
    const [, number = 0] = /^about 1 of (\d+)/.exec(shownConfidence(1, status as Status) ?? '') ?? [];
    expect(Number(number) * Math.max(wrong, 0.005)).toBeLessThanOrEqual(1.1);
    expect(Number(number)).toBeGreaterThan(0);
  }
});
