import fc from 'fast-check';
import { bestPaths } from './best-paths';

const LABELS = 3;
const KINDS = 2;
const numbers = (count: number): fc.Arbitrary<Float32Array> =>
  fc.float32Array({ minLength: count, maxLength: count, min: -5, max: 5, noNaN: true });

const chains = fc.integer({ min: 1, max: 5 }).chain((length) =>
  fc.record({
    scores: numbers(length * LABELS),
    transitions: numbers(KINDS * (LABELS + 1) * LABELS),
    kinds: fc.uint8Array({ minLength: length, maxLength: length, max: KINDS - 1 }),
  }),
);

/** Lists all paths of a length. */
function allPaths(length: number): number[][] {
  return Array.from({ length: LABELS ** length }, (_, n) =>
    Array.from({ length }, (_label, i) => Math.floor(n / LABELS ** i) % LABELS),
  );
}

test('the best paths equal those of an exhaustive search, in order and without duplicates', () => {
  fc.assert(
    fc.property(chains, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 9 }), (chain, most, within) => {
      const { scores, transitions, kinds } = chain;
      const scoreOf = (path: readonly number[]): number =>
        path.reduce((sum, b, i) => {
          const a = i === 0 ? LABELS : (path[i - 1] ?? 0);
          const table = (kinds[i] ?? 0) * (LABELS + 1) * LABELS;
          return sum + (scores[i * LABELS + b] ?? 0) + (transitions[table + a * LABELS + b] ?? 0);
        }, 0);
      const expected = allPaths(kinds.length)
        .map(scoreOf)
        .sort((a, b) => b - a);
      const found = bestPaths({ ...chain, labels: LABELS }, most, within);
      const near = expected.slice(0, most).filter((score) => score >= (expected[0] ?? 0) - within + 1e-3);
      expect(found.length).toBeGreaterThanOrEqual(near.length);
      expect(found.length).toBeLessThanOrEqual(most);
      expect(new Set(found.map(({ labels }) => labels.join())).size).toBe(found.length);
      found.forEach(({ labels, score }, i) => {
        expect(score).toBeCloseTo(scoreOf([...labels]), 3);
        expect(score).toBeCloseTo(expected[i] ?? 0, 3);
      });
    }),
    { numRuns: 500 },
  );
});

test('an empty chain has no path', () => {
  const chain = { scores: new Float32Array(), transitions: new Float32Array(24), kinds: new Uint8Array(), labels: 3 };
  expect(bestPaths(chain, 4, 9)).toEqual([]);
});
