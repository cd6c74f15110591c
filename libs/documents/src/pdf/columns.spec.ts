import { guttersOfPages, linesInOrder } from './columns';
import type { Piece } from './piece';

const piece = (x0: number, x1: number, y: number, text: string): Piece => {
  const run = { text, x0, x1, y, size: 8, font: 'f' };
  return { runs: [run], x0, x1, y, size: 8 };
};

/** Two columns whose labels are wider than the gutter. */
test('labels that overlap the gutter belong to the line on their right', () => {
  const rows = Array.from({ length: 20 }, (_, i) => 100 + 10 * i);
  const pieces = rows.flatMap((y, i) => [
    piece(i % 2 === 0 ? 15 : 37, 289, y, i % 2 === 0 ? `[${100 + i}] Adams, B. A title` : 'that goes on in its line'),
    piece(i % 2 === 0 ? 284 : 306, i % 4 === 0 ? 340 : 557, y, i % 2 === 0 ? `[${200 + i}] Brown` : 'that goes on too'),
  ]);
  const lines = linesInOrder(pieces, 1, [297]);
  expect(lines.map(({ column }) => column)).toEqual([...rows.map(() => 0), ...rows.map(() => 1)]);
  expect(lines[20]?.text).toBe('[200] Brown');
});

test('a line that runs over the gutter stays in its column', () => {
  const rows = [100, 110, 120, 130];
  const left = rows.map((y) => piece(15, y === 110 ? 330 : 289, y, `left ${y}`));
  const right = rows.filter((y) => y > 120).map((y) => piece(306, 557, y, `right ${y}`));
  const texts = linesInOrder([...left, ...right, piece(306, 557, 90, 'right 90')], 1, [297]).map(({ text }) => text);
  expect(texts).toEqual(['left 100', 'left 110', 'left 120', 'left 130', 'right 90', 'right 130']);
});

test('the last number of a table that reaches into the gutter stays in its row', () => {
  const right = [100, 110, 120, 130].map((y) => piece(306, 557, y, `right ${y}`));
  const row = [piece(15, 200, 112, 'Spite 0.40'), piece(280, 300, 112, '0.34'), piece(15, 289, 140, 'left 140')];
  const texts = linesInOrder([...right, ...row], 1, [297]).map(({ text }) => text);
  expect(texts).toEqual(['Spite 0.40', '0.34', 'left 140', 'right 100', 'right 110', 'right 120', 'right 130']);
});

test('wide spaces of a last page with one column are no gutter', () => {
  const rows = Array.from({ length: 12 }, (_, i) => 100 + 10 * i);
  const full = { pieces: rows.flatMap((y) => [piece(15, 289, y, 'left'), piece(306, 557, y, 'right')]) };
  const last = { pieces: rows.flatMap((y) => [piece(15, 130, y, 'two'), piece(145, 289, y, 'words')]) };
  expect(guttersOfPages([full, full, last]).map(([gutter = 0]) => Math.round(gutter / 10))).toEqual([30, 30, 30]);
});

test('three columns have two gutters though their lines have many lengths', () => {
  const rows = Array.from({ length: 20 }, (_, i) => 100 + 10 * i);
  const [lefts, ends] = [
    [60, 228, 395],
    [211, 383, 546],
  ];
  const pieces = rows.flatMap((y, i) =>
    lefts.map((x, index) => piece(x, (ends[index] ?? 0) - ((i * 7 + index * 13) % 60), y, 'words')),
  );
  const [gutters = []] = guttersOfPages([{ pieces }]);
  expect(gutters.map((index) => Math.round(index / 10))).toEqual([22, 39]);
});

test('a word that is printed after its neighbors is between them', () => {
  const [line] = linesInOrder(
    [piece(15, 80, 100, 'Adams,'), piece(140, 289, 100, 'On rivers'), piece(90, 130, 100.1, 'Ann')],
    1,
    [],
  );
  expect(line?.text).toBe('Adams, Ann On rivers');
});
