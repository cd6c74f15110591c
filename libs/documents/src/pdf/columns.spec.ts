import { linesInOrder } from './columns';
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
