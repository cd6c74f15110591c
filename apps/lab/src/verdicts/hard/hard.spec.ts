import { hardTable } from './table';

const { rows } = hardTable();

test('the table has four hundred rows of twenty kinds in ten languages, each with its reason', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  expect(rows.filter(({ trap, why, status }) => trap === '' || why === '' || status.length === 0)).toEqual([]);
});
