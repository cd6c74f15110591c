import { withoutRunningHeads, type PrintedPage } from './margins';
import type { Piece } from './piece';

const piece = (y: number, text: string, size = 12): Piece => {
  const run = { text, x0: 72, x1: 300, y, size, font: 'f' };
  return { runs: [run], x0: 72, x1: 300, y, size };
};
const page = (head: Piece): PrintedPage => ({
  width: 600,
  height: 800,
  pieces: [
    head,
    ...Array.from({ length: 12 }, (_, i) => piece(230 + 20 * i, `${'a'.repeat(i + 1)} ${head.runs[0]?.text ?? ''}`)),
  ],
});

test('the heading of a chapter at the height of repeated headings is kept', () => {
  const head = (text: string, size: number) => page(piece(170, text, size));
  const pages = [...Array.from({ length: 8 }, () => head('Chapter', 17)), head('References', 17), head('A head', 11)];
  const first = withoutRunningHeads(pages).map(({ pieces }) => pieces[0]?.runs[0]?.text);
  expect(first.slice(8)).toEqual(['References', 'a A head']);
});
