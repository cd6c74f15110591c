import { changedRows } from '../../lab/train/changes';

const table = (rows: [number, number[]][]) => ({
  keys: Int32Array.from(rows, ([key]) => key),
  numbers: Int8Array.from(rows.flatMap(([, numbers]) => numbers)),
});
const before = table([
  [1, [0, 10]],
  [2, [-3, 4]],
  [3, [31, 31]],
]);

test.each([
  ['nothing for what is near in every weight', [[2, [5, -4]]], []],
  ['a row of which one weight is far, in coarse steps', [[1, [9, 11]]], [[1, [8, 12]]]],
  ['a row that is new', [[9, [0, -6]]], [[9, [0, -4]]]],
  ['nothing for a row that is no longer among the strongest', [[3, [31, 30]]], []],
] as [string, [number, number[]][], [number, number[]][]][])('a training writes %s', (_trap, after, expected) => {
  const { keys, numbers } = changedRows(before, table(after), 2);
  expect(Array.from(keys, (key, row) => [key, [...numbers.subarray(row * 2, row * 2 + 2)].map((n) => n + 0)])).toEqual(
    expected,
  );
});
