import { parseOne } from '../../parse';
import { readableTokens } from './shorten-lists';
import { tokenize } from './tokenize';

const BEGINNINGS = 'Ander Berg Carl Dahl Eken Falk Grön Hult Ingel Jonas'.split(' ');
const MIDDLES = 'mo ri ta ve lu sa'.split(' ');
const ENDS = 'sson ström mark feld quist berg'.split(' ');
const FAMILIES = BEGINNINGS.flatMap((first) => MIDDLES.flatMap((middle) => ENDS.map((end) => first + middle + end)));
const initials = (index: number) => ['A', 'B', 'C', 'D'][index % 4] ?? '';

/** Forms of a list of people in different styles, with the rest of the reference. */
const WRITTEN: [string, (families: string[]) => string][] = [
  [
    'Vancouver',
    (families) =>
      `${families.map((name, index) => `${name} ${initials(index)}K`).join(', ')}. A census of bells. Acoustics Letters. 2018;8(2):320-9.`,
  ],
  [
    'APA',
    (families) =>
      `${families.map((name, index) => `${name}, ${initials(index)}. K.`).join(', ')} (2018). A census of bells. Acoustics Letters, 8(2), 320–329.`,
  ],
  [
    'Chicago',
    (families) =>
      `${families.map((name, index) => (index === 0 ? `${name}, Ada` : `Ada ${name}`)).join(', ')}. “A Census of Bells.” Acoustics Letters 8, no. 2 (2018): 320–329.`,
  ],
  [
    'ACS',
    (families) =>
      `${families.map((name, index) => `${name}, ${initials(index)}.`).join('; ')}. A census of bells. Acoustics Letters 2018, 8 (2), 320–329.`,
  ],
];

describe.each(WRITTEN)('a list of people in %s', (_style, write) => {
  test.each([40, 360])('of %i is read to its end, and the work after it', (count) => {
    const families = FAMILIES.slice(0, count);
    const { csl } = parseOne(write(families));
    expect(csl.author?.map(({ family }) => family)).toEqual(families);
    expect({ title: csl.title?.toLowerCase(), volume: csl.volume, venue: csl['container-title'] }).toEqual({
      title: 'a census of bells',
      volume: '8',
      venue: 'Acoustics Letters',
    });
  });
});

test('a long text that is not a list is read from its start', () => {
  const text = 'A bell is cast and hung and rung for years '.repeat(300);
  expect(readableTokens(text, [])).toEqual(tokenize(text));
});
