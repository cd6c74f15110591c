import type { Line } from './lines';
import { entriesOf } from './list-entries';
import { withoutFootnotes } from './notes';

const line = (page: number, x0: number, y: number, text: string): Line => {
  const raised = /^\d+(?= )/.exec(text)?.[0] ?? '';
  const runs = [
    { text: raised, x0, x1: x0, y: y - 4, size: 7, font: 'f' },
    { text: text.slice(raised.length), x0, x1: 290, y, size: 12, font: 'f' },
  ];
  return { runs, x0, x1: 290, y, size: 12, font: 'f', page, column: 0, text };
};
const column = (page: number, rows: [x0: number, text: string][]): Line[] =>
  rows.map(([x0, text], i) => line(page, x0, 60 + 14 * i, text));

test('a column in which one entry goes on has the edge of its fellows', () => {
  const title = Array<[number, string]>(7).fill([87, 'goes on and on over the whole of the next page']);
  const known: [number, string][] = Array.from({ length: 12 }, (_, i) =>
    i % 3 === 0 ? [63, `Adams, B. 20${10 + i}. “On rivers.” Water`] : [87, 'that flow, 3 (2): 1–9.'],
  );
  const entries = entriesOf([...column(1, [...known, [63, 'Zhang, Xiwen. “A title that']]), ...column(2, title)]);
  expect(entries?.map(({ lines }) => lines.length)).toEqual([3, 3, 3, 3, 8]);
});

test('a footnote goes on at the foot of the next page, behind the blank above its first sign', () => {
  const first = [
    line(1, 72, 60, 'The text has two notes here.'),
    line(1, 72, 74, 'It ends.'),
    line(1, 72, 300, '1 Adams,'),
  ];
  const second = [
    line(2, 72, 60, 'The text of the next page.'),
    line(2, 72, 74, 'It ends, too.'),
    line(2, 72, 300, 'On Rivers.'),
    line(2, 72, 324, '2 Brown, On Lakes.'),
  ];
  const { notes, lines } = withoutFootnotes([...first, ...second], { size: 14, font: 'f', leading: 14 }, () => false);
  expect(notes.map((note) => note.lines.map(({ text }) => text))).toEqual([
    ['1 Adams,', 'On Rivers.'],
    ['2 Brown, On Lakes.'],
  ]);
  expect(lines).toHaveLength(4);
});
