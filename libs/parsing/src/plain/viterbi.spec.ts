import fc from 'fast-check';
import { viterbi } from './viterbi';

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

/** Every path of a length, as a number in base LABELS. */
function allPaths(length: number): number[][] {
  return Array.from({ length: LABELS ** length }, (_, n) =>
    Array.from({ length }, (_label, i) => Math.floor(n / LABELS ** i) % LABELS),
  );
}

test('the best path is that of trying all', () => {
  fc.assert(
    fc.property(chains, ({ scores, transitions, kinds }) => {
      const scoreOf = (path: readonly number[]): number =>
        path.reduce((sum, b, i) => {
          const a = i === 0 ? LABELS : (path[i - 1] ?? 0);
          const table = (kinds[i] ?? 0) * (LABELS + 1) * LABELS;
          return sum + (scores[i * LABELS + b] ?? 0) + (transitions[table + a * LABELS + b] ?? 0);
        }, 0);
      const found = viterbi({ scores, transitions, kinds, labels: LABELS });
      expect(scoreOf([...found])).toBeCloseTo(Math.max(...allPaths(kinds.length).map(scoreOf)), 3);
    }),
    { numRuns: 200 },
  );
});
