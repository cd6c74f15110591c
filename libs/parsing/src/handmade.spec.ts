import { parseOne } from './parse';
import { differences } from '@veracite/testing/handmade/compare';
import { handmadeRows } from '@veracite/testing/handmade/read-table';

/** Least share of right fields in the tables. Retraining the model may change single rows. */
const LEAST = 0.95;

test('references of all kinds in all styles are read', () => {
  const rows = handmadeRows();
  const asked = rows.reduce((sum, { values }) => sum + 1 + Object.keys(values).length, 0);
  const wrong = rows.reduce((sum, row) => sum + differences(row, parseOne(row.text)).length, 0);
  expect(1 - wrong / asked).toBeGreaterThan(LEAST);
});
