import { withRaisedLabels, type Line } from './lines';
import { withoutFootnotes } from './footnotes';
import { measureText } from './paragraphs';

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

test('a line that begins with another number continues the note', () => {
  const lines = [
    line(1, 72, 60, 'The text has two notes here.'),
    line(1, 72, 300, '51 Adams, Water 9, no.'),
    line(1, 72, 314, '1 (2008): 3, and'),
    line(1, 72, 328, '94 (2009): 4.'),
    line(1, 72, 342, '52 Brown.'),
  ];
  const { notes } = withoutFootnotes(lines, { size: 14, font: 'f', leading: 14 }, () => false);
  expect(notes.map((note) => note.lines.length)).toEqual([3, 1]);
});

test('a raised number on a line of its own is the label of the line on its right', () => {
  const label = { ...line(1, 72, 296, '7'), size: 6.5, x1: 76 };
  const lines = [line(1, 72, 60, 'The text.'), label, line(1, 94, 300, 'Adams, On Rivers.')];
  expect(withRaisedLabels(lines).map(({ text, x0 }) => [text, x0])).toEqual([
    ['The text.', 72],
    ['7 Adams, On Rivers.', 72],
  ]);
});

const small = (page: number, y: number, text: string): Line => {
  const whole = line(page, 72, y, text);
  return { ...whole, size: 9, runs: [{ text, x0: 72, x1: 290, y, size: 9, font: 'f' }] };
};

test.each<[string, Line[], string[][]]>([
  [
    'lines about the journal below the notes',
    [
      line(1, 72, 60, 'The text has a note here.'),
      small(1, 100, '1 Adams, On Rivers.'),
      small(1, 140, 'Annals of Water, 2016.'),
      small(1, 151, 'www.example.org'),
    ],
    [['1 Adams, On Rivers.', 'Annals of Water, 2016.', 'www.example.org']],
  ],
  [
    'small print above the first label continues the note of the page before',
    [
      line(1, 72, 60, 'The text has a note here.'),
      small(1, 100, '1 Adams, On Rivers.'),
      line(2, 72, 60, 'The text of the next page.'),
      small(2, 90, 'Brown, On Lakes.'),
      small(2, 101, '2 Clark, On Seas.'),
    ],
    [['1 Adams, On Rivers.', 'Brown, On Lakes.'], ['2 Clark, On Seas.']],
  ],
])('%s', (_, lines, expected) => {
  const { notes } = withoutFootnotes(lines, { size: 12, font: 'f', leading: 14 }, () => false);
  expect(notes.map((note) => note.lines.map(({ text }) => text))).toEqual(expected);
});

test('notes that are longer than the text do not have its size', () => {
  const long = Array.from({ length: 9 }, (_, i) =>
    small(1, 200 + 11 * i, `${i + 1} A note that is longer than the text of the page.`),
  );
  const text = Array.from({ length: 5 }, (_, i) => line(1, 72, 60 + 14 * i, 'The text of the page.'));
  expect(measureText([...text, ...long])).toMatchObject({ size: 12, leading: 14 });
});
