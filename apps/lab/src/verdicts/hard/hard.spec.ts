import { hardTable, judgeHard } from './table';

/** One row of so many: the whole table is `npm run eval:hard`. */
const EVERY = 9;
/** So many of a hundred must be right, whatever the sample. */
const LEAST = 96;

const hard = hardTable();
const { rows } = hard;

test('a sample of the hard references is judged rightly', async () => {
  const judged = await judgeHard({ ...hard, rows: rows.filter((_row, index) => index % EVERY === 0) });
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ row, result }) => [row.text, result.verdict.status]);
  expect(judged.length).toBeGreaterThan(40);
  expect(wrong.length > ((100 - LEAST) / 100) * judged.length ? wrong : []).toEqual([]);
});

test('the table has four hundred rows of twenty kinds in ten languages, each with its reason', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  expect(rows.filter(({ trap, why, status }) => trap === '' || why === '' || status.length === 0)).toEqual([]);
});
