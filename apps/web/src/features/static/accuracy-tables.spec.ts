import measured from '../../site/measured.json';
import { errors, intervalOf, shareText, summaries } from './accuracy-tables';

test.each([
  [0, 100, 0, 0.037],
  [50, 100, 0.404, 0.596],
  [100, 100, 0.963, 1],
  [2711, 2755, 0.979, 0.988],
])('the interval of %i of %i', (hits, count, low, high) => {
  const interval = intervalOf(hits, count);
  expect(interval[0]).toBeCloseTo(low, 3);
  expect(interval[1]).toBeCloseTo(high, 3);
});

test('fields and kinds of work are rows of tables, with intervals', () => {
  expect(summaries.map(({ rows }) => rows.length > 3)).toEqual([true, true]);
  for (const { head, rows } of summaries)
    for (const row of rows) {
      expect(row).toHaveLength(head.length);
      expect(row[0]).not.toMatch(/article-|paper-/);
      expect(row.at(-1)).toMatch(/^\d+\.\d% \(\d+\.\d–\d+\.\d\)$/);
    }
});

test('errors say Invalid as the pages do', () => {
  expect(errors.flatMap((row) => row.slice(2)).filter((verdict) => verdict === 'fake')).toEqual([]);
  expect(errors.length).toBeGreaterThan(1);
});

test('a headline is a share with its interval', () => {
  const [real] = measured.figures;
  expect(real && shareText(real.hits, real.count)).toBe('98.4% (97.9–98.8)');
});
