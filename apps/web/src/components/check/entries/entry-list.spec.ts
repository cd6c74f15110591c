import type { CheckEntry } from '@veracite/contracts/checks';
import { readCheck } from '@veracite/testing/web-answers/checks';
import {
  bringBack,
  byLines,
  canBeRead,
  cutAside,
  cutOf,
  editOf,
  isOneShortLine,
  isPlain,
  isSameList,
  joinOf,
  listOf,
} from './entry-list';

const texts = ({ entries }: ReturnType<typeof byLines>) => entries.map(({ text }) => text);
const TEXT = 'First of them.\n  Second of them. \n\nThird';
const list = byLines(TEXT);
const [first, second, third] = list.entries as [
  (typeof list.entries)[0],
  (typeof list.entries)[0],
  (typeof list.entries)[0],
];
/** A list of the server, in which the entries at some positions are left out. */
const stored = (words: string[], excluded: number[] = []) => {
  const check = readCheck(words);
  const entries = check.entries.map((entry): CheckEntry => ({
    ...entry,
    included: !excluded.includes(entry.position),
  }));
  return { ...check, entries };
};

test('lines have their offsets in the text', () => {
  for (const { start = -1, text } of list.entries) expect(TEXT.startsWith(text, start)).toBe(true);
  expect(texts(list)).toEqual(['First of them.', 'Second of them.', 'Third']);
});

test('an entry that was left out or is too short is listed with what belongs to no entry', () => {
  const check = stored(['A first reference', 'A second reference', 'short'], [0, 2]);
  const leftOut = [{ kind: 'heading' as const, text: 'References', start: 0, end: 10 }];
  const { entries, asides } = listOf({ ...check, parsed: { ...check.parsed!, leftOut } }, []);
  expect(entries.map(({ position }) => position)).toEqual([1]);
  expect(asides.map(({ kind, position }) => [kind, position])).toEqual([
    ['heading', undefined],
    ['dropped', 0],
    ['short', 2],
  ]);
  expect(listOf(check, [{ operations: [], leftOut }, { operations: [] }]).asides[0]).toBe(leftOut[0]);
});

test('an edited entry is saved before it is joined or cut, at the same place of its trimmed text', () => {
  const edit = { op: 'edit', position: 0, raw: 'First, of them.' };
  expect(joinOf(first, second, ' First, of them. ')).toEqual([edit, { op: 'join', position: 0 }]);
  expect(cutOf(first, ' First, of them. ', 8)).toEqual([edit, { op: 'cut', position: 0, at: 7 }]);
  expect(cutOf(first, first.text, 6)).toEqual([{ op: 'cut', position: 0, at: 6 }]);
});

test('entries are joined over one that was left out, which stays left out', () => {
  expect(joinOf(first, third, first.text)).toEqual([
    { op: 'edit', position: 0, raw: 'First of them. Third' },
    { op: 'include', position: 2, included: false },
  ]);
});

test.each<[string, unknown]>([
  ['cut before the first word', cutOf(first, first.text, 0)],
  ['cut behind the last', cutOf(first, first.text, 100)],
  ['cut between a space and the first word', cutOf(first, ` ${first.text}`, 1)],
  ['a text left out that is cut before its first word', cutAside(byLines('x'.repeat(2000)), 0, 'x', 0)],
])('%s is refused', (_name, operations) => {
  expect(operations).toBeUndefined();
});

test.each<[string, string]>([
  ['as nothing', '  '],
  ['as it is', 'First of them.'],
  ['with spaces around it', ' First of them.\n'],
])('an entry that is rewritten %s is not sent', (_name, words) => {
  expect(editOf(first, words)).toEqual([]);
});

test('what was left out is brought back at its place: an entry as it was, another text as a new one', () => {
  const check = stored(['A first reference', 'A second reference'], [1]);
  expect(bringBack(listOf(check, []), 0)).toEqual({ operations: [{ op: 'include', position: 1, included: true }] });
  const heading = { kind: 'heading' as const, text: 'References', start: 16 };
  const withHeading = { ...list, asides: [heading] };
  expect(bringBack(withHeading, 0)).toEqual({
    operations: [{ op: 'add', position: 1, raw: 'References' }],
    leftOut: [],
  });
  expect(bringBack({ ...list, asides: [{ ...heading, start: 90 }] }, 0).operations).toMatchObject([{ position: 3 }]);
});

test('a line of 2,000 characters is left out and reported, and counts once it is cut', () => {
  const long = byLines(`${'a'.repeat(1500)} ${'b'.repeat(2100)}\nshort`);
  expect(texts(long)).toEqual(['short']);
  expect(long.asides).toMatchObject([{ kind: 'too-long' }]);
  const once = cutAside(long, 0, long.asides[0]!.text, 1500)!;
  expect(once.operations).toEqual([{ op: 'add', position: 0, raw: 'a'.repeat(1500) }]);
  expect(once.leftOut).toMatchObject([{ kind: 'too-long', text: 'b'.repeat(2100) }]);
  const twice = cutAside({ ...long, asides: once.leftOut! }, 0, 'b'.repeat(2100), 1000)!;
  expect(twice.operations.map((operation) => 'raw' in operation && [operation.position, operation.raw.length])).toEqual(
    [
      [0, 1000],
      [1, 1100],
    ],
  );
  expect(twice.leftOut).toEqual([]);
});

const parsed = (over: object, words = ['One line (2001).']) => {
  const check = readCheck(words);
  return { ...check, parsed: { ...check.parsed!, ...over } };
};
test.each<[string, Parameters<typeof isPlain>[0], boolean]>([
  ['lines', parsed({}), true],
  ['a single entry', parsed({ layout: 'single' }), true],
  ['lines, one of them too long', parsed({ leftOut: [{ kind: 'too-long' }] }), true],
  ['lines under a heading', parsed({ leftOut: [{ kind: 'heading' }] }), false],
  ['what runs over lines', parsed({ layout: 'wrapped' }), false],
  ['a file’s entries', parsed({ format: 'bibtex', layout: undefined }), false],
  ['separated columns', parsed({ text: 'One line (2001).' }), false],
  ['a dash that repeats authors', parsed({}, ['———. (2001). Title.']), false],
])('whether entries can be sent as lines: %s', (_name, check, isSent) => {
  expect(isPlain(check)).toBe(isSent);
});

test('lists are the same apart from spaces and numbers before entries', () => {
  const numbered = byLines('[1] One\n[2] Two');
  const found = byLines('One\nTwo');
  expect([isSameList(numbered, found), isSameList(found, byLines('One'))]).toEqual([true, false]);
});

test('what is too large for the server is not sent to it', () => {
  expect([canBeRead('a\n'.repeat(10_000)), canBeRead('a\n'.repeat(10_001)), canBeRead('a'.repeat(200_001))]).toEqual([
    true,
    false,
    false,
  ]);
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
