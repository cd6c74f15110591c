import { parseText } from '@veracite/parsing/parse';
import { chosenEntries, lineEntries } from './entries';

const LECUN = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning.\n   Nature, 521(7553), 436–444.';
const WATSON = 'Watson, J. D., & Crick, F. H. C. (1953). On growth and\n   form. Nature, 171(4356), 737–738.';
const LIST = `References\n\n[1] ${LECUN}\r\n[2] ${WATSON}`;

test('a found reference is counted once, on its first line, and keeps its number', () => {
  const placed = parseText(LIST).references.map((reference) => ({
    text: reference.raw,
    reference,
    start: reference.span.start,
  }));
  expect(chosenEntries(LIST, placed).map(({ line, label, text }) => [line, label, text])).toEqual([
    [3, '[1]', LECUN],
    [5, '[2]', WATSON],
  ]);
});

test('short entries are not counted, whatever the layout', () => {
  expect(
    chosenEntries('0123456789\n01234567890', [
      { text: '0123456789', start: 0 },
      { text: '01234567890', start: 11 },
    ]),
  ).toEqual([{ line: 2, text: '01234567890' }]);
  expect(lineEntries('\n 0123456789 \n\n 01234567890 ')).toEqual([{ line: 4, text: '01234567890' }]);
});

test.each<[string, () => unknown, string]>([
  ['nothing counted', () => lineEntries('short\nlines'), 'at least some text'],
  ['nothing chosen that counts', () => chosenEntries('short', [{ text: 'short', start: 0 }]), 'at least some text'],
  ['501 lines', () => lineEntries('a line long enough\n'.repeat(501)), 'at most 500 entries'],
  ['a line of 2,000 characters', () => lineEntries('x'.repeat(2000)), 'at most 1999 characters'],
])('%s is refused', (_name, count, message) => {
  expect(count).toThrow(message);
});
