import {
  asRead,
  besideLines,
  bringBack,
  byLines,
  canBeRead,
  cut,
  cutAside,
  drop,
  fromText,
  isOneShortLine,
  join,
  rewrite,
} from './entry-list';

const texts = ({ entries }: ReturnType<typeof byLines>) => entries.map(({ text }) => text);
const TEXT = 'First of them.\n  Second of them. \n\nThird';
const list = byLines(TEXT);

test('lines stand where they stand in the text', () => {
  for (const { start, end, text } of list.entries) expect(TEXT.slice(start, end)).toBe(text);
  expect(texts(list)).toEqual(['First of them.', 'Second of them.', 'Third']);
});

test('join, cut and drop keep the order, and the places of what was not changed', () => {
  const joined = join(list, 0);
  expect(texts(joined)).toEqual(['First of them.\nSecond of them.', 'Third']);
  expect(joined.entries[0]).toMatchObject({ start: 0, end: list.entries[1]?.end, edited: true });
  const halves = cut(list, 1, 6);
  expect(texts(halves)).toEqual(['First of them.', 'Second', 'of them.', 'Third']);
  for (const { start, end, text } of halves.entries) expect(TEXT.slice(start, end)).toBe(text);
  const dropped = drop(halves, 0);
  expect(dropped.asides).toMatchObject([{ text: 'First of them.', kind: 'dropped' }]);
  expect(texts(bringBack(dropped, 0))).toEqual(texts(halves));
});

test('halves of what was changed keep the place of the whole, and are sent in their own words', () => {
  const halves = cut(join(list, 0), 0, 5);
  expect(texts(halves)).toEqual(['First', 'of them.\nSecond of them.', 'Third']);
  const third = { start: TEXT.indexOf('Third'), end: TEXT.length };
  expect(fromText(halves)).toEqual({
    text: TEXT,
    entries: [
      { start: 0, end: 32, citation: 'First' },
      { start: 0, end: 32, citation: 'of them.\nSecond of them.' },
      third,
    ],
  });
});

test.each<[string, typeof list]>([
  ['join the last with none', join(list, 2)],
  ['cut before the first word', cut(list, 0, 0)],
  ['cut behind the last', cut(list, 0, 100)],
  ['drop what is not there', drop(list, 3)],
  ['bring back what is not there', bringBack(list, 0)],
  ['rewrite as nothing', rewrite(list, 0, '  ')],
  ['rewrite as it is', rewrite(list, 0, 'First of them.')],
])('%s changes nothing', (_name, same) => {
  expect(same).toBe(list);
});

test('a line of 2,000 characters is set aside, told, and counts once it is cut', () => {
  const long = byLines(`${'a'.repeat(1500)} ${'b'.repeat(2100)}\nshort`);
  expect(texts(long)).toEqual(['short']);
  expect(long.asides).toMatchObject([{ kind: 'too-long' }]);
  expect(bringBack(long, 0)).toBe(long);
  const once = cutAside(long, 0, 1500);
  expect(once.entries.map(({ text }) => text.length)).toEqual([1500, 5]);
  expect(once.asides.map(({ text }) => text.length)).toEqual([2100]);
  const twice = cutAside(once, 0, 1000);
  expect(twice.entries.map(({ text }) => text.length)).toEqual([1500, 1000, 1100, 5]);
  expect(twice.asides).toEqual([]);
});

const read = (format: 'text' | 'bibtex', text: string) =>
  asRead(text, {
    format,
    summary: '',
    entries: [{ start: 0, end: text.length, text, doubts: [] }],
    leftOut: [],
    cost: 1,
  });
test.each<[string, ReturnType<typeof read>, boolean]>([
  ['a line is sent by itself', read('text', 'One line (2001).'), false],
  ['what runs over lines is read in its text', read('text', 'Two lines\n(2001).'), true],
  ['a file’s entry is read in its file', read('bibtex', '@book{a, title={B}}'), true],
  ['a dash is read behind those whom it repeats', read('text', '———. (2001). Title.'), true],
])('%s', (_name, one, isInText) => {
  expect(fromText(one) !== undefined).toBe(isInText);
});

test('what is too large for the server is not sent to it', () => {
  expect([canBeRead('a\n'.repeat(10_000)), canBeRead('a\n'.repeat(10_001)), canBeRead('a'.repeat(200_001))]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each<[string, ReturnType<typeof read>, boolean]>([
  ['of lines', list, false],
  ['of lines, one dropped', drop(list, 0), true],
  ['of lines, one too long', byLines(`${'x'.repeat(2000)}\nshort`), true],
  ['of entries over lines', read('text', 'Two lines\n(2001).'), true],
  ['of nothing', byLines(' \n'), false],
])('a bibliography %s is sent with its entries where its lines do not tell them', (_name, one, isBeside) => {
  expect(besideLines(one) !== undefined).toBe(isBeside);
});

test.each<[string, string, boolean]>([
  ['a line as it is typed', ' Smith, J. (2001). A title.\n', true],
  ['nothing', ' ', true],
  ['two lines', 'One.\nTwo.', false],
  ['a line that may be several references', 'Smith, J. (2001). A title. '.repeat(20), false],
  ['entries of a file on one line', '@book{a, title={A}} @book{b, title={B}}', false],
])('%s: the server need not be asked, or must be', (_name, text, isOne) => {
  expect(isOneShortLine(text)).toBe(isOne);
});
