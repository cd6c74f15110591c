import { wrongShare, type GroupedVerdict } from './shares';

const verdictsOf = (group: string, right: boolean, count: number): GroupedVerdict[] =>
  Array.from({ length: count }, () => ({ group, status: 'fake', confidence: 0.99, right }));

test('a group counts by its share of the mix, not by its number of references', () => {
  const verdicts = [...verdictsOf('real', false, 100), ...verdictsOf('invented', true, 10)];
  expect(wrongShare(verdicts, 'fake', { real: 0.5, invented: 0.5 }).wrong).toBeCloseTo(0.5);
  expect(wrongShare(verdicts, 'fake', { real: 0.1, invented: 0.9 }).wrong).toBeCloseTo(0.1);
});

test('without a wrong verdict the interval ends above zero, and is narrower for more verdicts', () => {
  const [few, many] = [20, 2000].map((count) =>
    wrongShare(verdictsOf('invented', true, count), 'fake', { invented: 1 }),
  );
  expect(few?.interval[1]).toBeGreaterThan(0.1);
  expect(many?.interval[1]).toBeLessThan(0.003);
});

test('a status that no reference has is no figure', () => {
  expect(wrongShare(verdictsOf('real', true, 3), 'valid', { real: 1 })).toMatchObject({ count: 0, wrong: NaN });
});
