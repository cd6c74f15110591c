import { WeightTable } from './weight-table';

const row = (weight: number): number[] => Array.from({ length: 16 }, (_, b) => weight + (b % 3));

test.each([
  ['one feature', [7], row(5)],
  ['a feature without weights adds nothing', [7, 99], row(5)],
  ['two in one slot', [7, 7 + 16], row(5).map((weight, b) => weight + (row(-120)[b] ?? 0))],
  ['the same twice', [7, 7], row(5).map((weight) => 2 * weight)],
  ['the greatest sum of a token', Array.from({ length: 64 }, () => 8), row(125).map((weight) => 64 * weight)],
  ['the least sum of a token', Array.from({ length: 64 }, () => 9), row(-127).map((weight) => 64 * weight)],
])('sums: %s', (_trap, features, expected) => {
  const keys = Int32Array.from([7, 7 + 16, 8, 9]);
  const table = new WeightTable(keys, Int8Array.from([...row(5), ...row(-120), ...row(125), ...row(-127)]));
  const sums = new Float32Array(32);
  table.sum(Int32Array.from(features), 0, features.length, sums, 16, 0.5);
  expect([...sums.slice(16)]).toEqual(expected.map((sum) => sum / 2));
  expect([...sums.slice(0, 16)]).toEqual(Array.from({ length: 16 }, () => 0));
});
