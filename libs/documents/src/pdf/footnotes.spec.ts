import type { Line } from './lines';
import { withoutFootnotes } from './footnotes';

const line = (page: number, x0: number, y: number, text: string): Line => {
  const raised = /^\d+(?= )/.exec(text)?.[0] ?? '';
  const runs = [
    { text: raised, x0, x1: x0, y: y - 4, size: 7, font: 'f' },
    { text: text.slice(raised.length), x0, x1: 290, y, size: 12, font: 'f' },
  ];
  return { runs, x0, x1: 290, y, size: 12, font: 'f', page, column: 0, text };
};

test('a footnote continues at the bottom of the next page, after the gap above the first label', () => {
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
