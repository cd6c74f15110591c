import type { Line } from './lines';
import { listSections } from './list-section';

const USUAL = { size: 12, font: 'f', leading: 14 };

/** Builds a line of a page with two columns. */
const line = (y: number, text: string, size = 9, column = 0, font = 'f'): Line => {
  const x0 = 50 + 250 * column + (/^\s*/.exec(text)?.[0].length ?? 0) * 4;
  const runs = [{ text: text.trim(), x0, x1: x0 + 200, y, size, font }];
  return { runs, x0, x1: x0 + 200, y, size, page: 1, column, text: text.trim(), font };
};
const heading = (y: number, text: string): Line => line(y, text, 12, 0, 'bold');
const ENTRIES = ['Adams, B. (2011). On rivers.', '  Water Press.', 'Brown, C. (2012). On lakes.', '  Water Press.']
  .concat(['Clark, D. (2013). On seas.', '  Water Press.', 'Davis, E. (2014). On soils.', '  Soil Press.'])
  .concat(['Evans, F. (2015). On winds.', '  Air Press.']);
const list = (from: number, column = 0): Line[] => ENTRIES.map((text, i) => line(from + 10 * i, text, 9, column));
const textsOf = (lines: readonly Line[]): string[][] =>
  listSections(lines, USUAL).map((section) => section.lines.map(({ text }) => text));
const WHOLE = ENTRIES.map((text) => text.trim());

test.each<[string, Line[]]>([
  ['the dates of the article', [line(210, 'Received: 13/10/2022'), line(220, 'Accepted: 05/09/2023')]],
  ['a heading in another language', [line(230, 'Conflitos de interesse', 9, 0, 'bold'), line(250, 'Nada a declarar.')]],
  [
    'lines of a table, in the print of the list',
    ['Nasal target long short', 'Oral target long short', 'Word lists of the test'].map((text, i) =>
      line(210 + 10 * i, text),
    ),
  ],
])('a list ends before %s', (_trap, after) => {
  expect(textsOf([heading(90, 'References'), ...list(110), ...after])).toEqual([WHOLE]);
});

test('the name of a journal in the print of the heading goes on with its entry at the top of a column', () => {
  const [last, ...others] = list(20, 1);
  const journal = { ...line(10, '  Journal of Rivers, 29, 807.', 9, 1, 'bold'), size: 9 };
  const head = line(90, 'References', 9, 0, 'bold');
  const entry = line(210, 'Foster, G. (2008). The secret lives of lakes and what they leave.');
  const lines = [head, ...list(110), entry, journal, last as Line, ...others];
  expect(textsOf(lines)).toEqual([[...WHOLE, entry.text, journal.text, ...WHOLE]]);
});

test('a heading at the top of a column ends the list', () => {
  const head = line(90, 'References', 9, 0, 'bold');
  const lines = [head, ...list(110), line(10, 'Interviews', 9, 1, 'bold'), line(30, 'No interviews were held.', 9, 1)];
  expect(textsOf(lines)).toEqual([WHOLE]);
});

test('a list below the text of both columns begins after the text', () => {
  const text = [400, 414, 428].map((y) => line(y, 'The text of the article goes on in this line,', 12, 0));
  const right = [60, 74, 88].map((y) => line(y, 'and in the second column in this line, too.', 12, 1));
  const lists = [heading(450, 'References'), ...list(470)];
  expect(textsOf([...text, ...lists, ...right])).toEqual([WHOLE]);
});

test('a name of lists that ends the title of the document begins no list', () => {
  const title = [heading(20, 'A history of'), heading(34, 'Literature'), line(48, 'adams@water.edu')];
  const text = [60, 70, 80].map((y) => line(y, 'the rivers of that time, of which'));
  expect(textsOf([...title, ...text, heading(90, 'References'), ...list(110)])).toEqual([WHOLE]);
});

test('a document whose only list is of web pages has it', () => {
  expect(textsOf([heading(90, 'Internetquellen'), ...list(110)])).toEqual([WHOLE]);
});

const NUMBERED = WHOLE.map((text, i) => (i % 2 === 0 ? `[${i / 2 + 1}] ${text}` : `  ${text}`));
const prose = [
  'A text about water, of many lines.',
  'Rivers carry it to the sea (Adams, 2011).',
  'Lakes keep it (Brown, 2012).',
  'Soils take a part of it.',
  'The rest is in seas.',
];

test.each([
  ['of names behind a text', prose, ENTRIES],
  ['of names that is the whole document', [], ENTRIES],
  ['of numbers behind a text', prose, NUMBERED],
  ['of numbers that is the whole document', [], NUMBERED],
])('a list without a heading, %s, is found', (_kind, before, entries) => {
  const lines = [...before, ...entries].map((text, i) => line(20 + 10 * i, text));
  expect(textsOf(lines)).toEqual([entries.map((text) => text.trim())]);
});

test('names in a text are no list', () => {
  const text = ['Adams, Brown and Clark walked to the sea in 2011.', 'Brown, who came in 2012, saw lakes.']
    .concat(['Clark, the last of them, wrote about seas in 2013.', 'Davis, Evans and others did not come, though'])
    .concat(['they were asked. The soils were dry.', 'Evans, too, saw winds.', 'No list of what they wrote is known.']);
  expect(textsOf(text.map((each, i) => line(20 + 10 * i, each)))).toEqual([]);
});
