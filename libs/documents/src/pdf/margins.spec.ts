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

test.each<[string, (n: number) => string]>([
  ['the word "Page"', (n) => `Roe and Fisher, Standards [Page ${n}]`],
  ['the number of pages', (n) => `19028 (${n} of 17)`],
])('leaves out feet whose number is in brackets: %s', (_trap, foot) => {
  const pages = ['Adams, B.', 'Brown, C.'].map((name, i) => {
    const { pieces, ...rest } = page(piece(170, name));
    return { ...rest, pieces: [...pieces, piece(720, foot(i + 1))] };
  });
  expect(withoutRunningHeads(pages)).toEqual(['Adams, B.', 'Brown, C.'].map((name) => page(piece(170, name))));
});
