import { parseText } from '@veracite/parsing/parse';
import type { Problem } from '../../platform/problem/problem';
import { chosenInputs } from './list-reader.service';

const BIB = `@string{nat = "Nature"}
@article{a, author={LeCun, Yann}, title={Deep learning}, journal=nat, year=2015}
@book{b, author={Kuhn, T.}, title={Two}, year=2001}`;
const PROSE = 'x'.repeat(2000);
const { references } = parseText(BIB);
const [first, second] = references;
if (!first || !second) throw new Error('the file was not read');

test('a found entry is parsed with the rest of its file', () => {
  const [asked] = chosenInputs(BIB, [first.span], references);
  expect(asked?.reference?.csl['container-title']).toBe('Nature');
  expect(asked).toMatchObject({ text: first.raw, start: first.span.start });
});

test('replaced text, and ranges without a found reference, are parsed by themselves', () => {
  const half = { start: second.span.start, end: second.span.start + 8 };
  expect(chosenInputs(BIB, [{ ...first.span, citation: ' mine ' }, half], references)).toEqual([
    { text: 'mine', start: first.span.start },
    { text: BIB.slice(half.start, half.end).trim(), start: half.start },
  ]);
});

test.each<[string, string, { start: number; end: number; citation?: string }[], string]>([
  ['beyond the text', 'abc', [{ start: 0, end: 4 }], '/entries/0/end'],
  [
    'a blank',
    'a  b',
    [
      { start: 0, end: 1 },
      { start: 1, end: 3 },
    ],
    '/entries/1',
  ],
  ['blank replacement text', 'abc', [{ start: 0, end: 3, citation: ' ' }], '/entries/0'],
  ['2,000 characters of prose', PROSE, [{ start: 0, end: 2000 }], '/entries/0'],
])('%s is refused with its index in the list', (_name, text, entries, pointer) => {
  const fault = (() => {
    try {
      return chosenInputs(text, entries, parseText(text).references);
    } catch (error) {
      return error as Problem;
    }
  })();
  expect(fault).toMatchObject({ status: 400, extra: { errors: [{ pointer }] } });
});
