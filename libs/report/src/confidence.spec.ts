import { shownConfidence } from './confidence';

test.each([
  [1, 'about 1 of 200 such verdicts is wrong'],
  [0.995, 'about 1 of 200 such verdicts is wrong'],
  [0.99, 'about 1 of 100 such verdicts is wrong'],
  [0.97, 'about 1 of 30 such verdicts is wrong'],
  [0.9, 'about 1 of 10 such verdicts is wrong'],
  [0.8, 'about 2 of 10 such verdicts are wrong'],
  [0.5, 'about 5 of 10 such verdicts are wrong'],
])('a confidence of %d: %s', (confidence, text) => {
  expect(shownConfidence(confidence)).toBe(text);
});
