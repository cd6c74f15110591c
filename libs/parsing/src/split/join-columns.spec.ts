import { parseText } from '../parse';
import { rearrangeColumns } from './join-columns';

const LEFT = [
  'Adams, K. (2001). How lists are read by',
  'students of two schools. Annals of Method,',
  '14, 21–29.',
  'Brown, L. M. (2003). Third time lucky in',
  'trials of memory. Cell, 7, 8–9.',
];
const RIGHT = [
  'Clark, T. (1998). What readers remember',
  'of what they were shown. Reading, 2, 1–9.',
  'Davis, O. (2010). Numbers in the margin.',
  'Journal of Pages, 31, 440–452.',
  'Evans, P. (2015). On columns. Type, 9, 5–6.',
];
const MORE = ['Grant, U. (1999). One more title of a', 'work. Pages, 7, 70–77.'];
const FIVE = ['Adams', 'Brown', 'Clark', 'Davis', 'Evans'];
const across = (gap: (left: string) => string, [left, right] = [LEFT, RIGHT]): string =>
  left.map((line, i) => (right[i] === undefined ? line : line + gap(line) + right[i])).join('\n');
const padded = (line: string): string => ' '.repeat(48 - line.length);
const justified = (line: string): string => line.replace(/ (?=\S+ \S+$)/, '   ');
const wide = (): string => '     ';

test.each<[string, string, string[]]>([
  ['columns at one place', across(padded), FIVE],
  ['justified lines with wide spaces', across(padded, [LEFT.map(justified), RIGHT]), FIVE],
  ['a gap of one width', across(wide), FIVE],
  ['a tab', across(() => '\t'), FIVE],
  ['indented as a whole', across(padded).replace(/^/gm, '    '), FIVE],
  ['the right column is shorter', across(padded, [LEFT, RIGHT.slice(0, 4)]), FIVE.slice(0, 4)],
  [
    'the left column is shorter',
    across(padded, [
      [...LEFT, '', ''],
      [...RIGHT, ...MORE],
    ]),
    [...FIVE, 'Grant'],
  ],
  ['a heading over both', `References\n\n${across(padded)}`, FIVE],
  ['line ends of Windows', across(padded).replaceAll('\n', '\r\n'), FIVE],
  [
    'two pages, an entry over both',
    `${across(padded)}\f${across(padded, [['Frank, A. (1987). A long way home'], ['from here. Ways, 3, 2–4.']])}`,
    [...FIVE, 'Frank'],
  ],
])('%s: columns are rearranged', (_trap, text, families) => {
  const { references, text: rearranged } = parseText(text);
  expect(references.map(({ csl }) => csl.author?.[0]?.family)).toEqual(families);
  expect(references.every(({ span, raw }) => rearranged?.slice(span.start, span.end) === raw)).toBe(true);
  expect(rearrangeColumns(rearranged ?? '')).toBeUndefined();
});

test.each<[string, string]>([
  ['one a line', [...LEFT.slice(0, 1), ...RIGHT].join('\n')],
  [
    'two spaces after each sentence',
    FIVE.map((name) => `${name}, A.  (2001).  The title of it.  Nature, 1, 2–3.`).join('\n'),
  ],
  [
    'numbers far from their entries',
    FIVE.map((name, i) => `[${i}]        ${name}, A. (2001). A title. Cell, 1, 2.`).join('\n'),
  ],
  ['a table of years', FIVE.map((name) => `${name}, A. The title of one work by it        2001`).join('\n')],
  [
    'a table of titles and journals',
    FIVE.map((name) => `The work of ${name} on something        Annals of Method and Type`).join('\n'),
  ],
  ['blank', ' \n'.repeat(3000)],
])('%s does not have two columns', (_trap, text) => {
  expect(rearrangeColumns(text)).toBeUndefined();
});
