import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { work } from '@veracite/testing/formatting/work';
import { disambiguate } from './disambiguation';
import { entries } from './export/document';
import { inText } from './in-text';
import { toAsterisks } from './markup';

const book = (author: string, title: string, issued?: string): CslItem =>
  work('book', { author, title, issued, publisher: 'Brill' });

const cited = (items: CslItem[], style: Style, page?: string): string[] =>
  disambiguate(items, style).map((apart, i) =>
    toAsterisks(inText(items[i] ?? { type: 'book' }, style, { ...apart, page }).parenthetical),
  );

const TWO = [book('Doe|Jane', 'Winds', '2001'), book('Doe|Jane', 'The ashes', '2001')];
const NAMESAKES = [book('Doe|Jane', 'Winds', '2001'), book('Doe|Richard', 'Ashes', '2003')];

test.each<[trap: string, style: Style, items: CslItem[], expected: string[]]>([
  ['8.19: letters in the order of the titles', 'apa', TWO, ['(Doe, 2001b)', '(Doe, 2001a)']],
  ['8.19: no date', 'apa', [book('Doe|J.', 'B'), book('Doe|J.', 'A')], ['(Doe, n.d.-b)', '(Doe, n.d.-a)']],
  ['15.20', 'chicago', TWO, ['(Doe 2001b)', '(Doe 2001a)']],
  ['6.9: the title in the place of a letter', 'mla', TWO, ['(Doe, *Winds*)', '(Doe, *The Ashes*)']],
  ['8.20: initials', 'apa', NAMESAKES, ['(J. Doe, 2001)', '(R. Doe, 2003)']],
  ['6.8: initials', 'mla', NAMESAKES, ['(J. Doe)', '(R. Doe)']],
  ['15.22: initials', 'chicago', NAMESAKES, ['(J. Doe 2001)', '(R. Doe 2003)']],
  [
    '6.8: one initial, so given names',
    'mla',
    [book('Doe|Jane', 'A', '2001'), book('Doe|John', 'B', '2003')],
    ['(Jane Doe)', '(John Doe)'],
  ],
  [
    'an initial may be the same person',
    'apa',
    [book('Doe|Jane', 'A', '2001'), book('Doe|J.', 'B', '2003')],
    ['(Doe, 2001)', '(Doe, 2003)'],
  ],
  [
    'another year needs nothing',
    'apa',
    [book('Doe|Jane', 'A', '2001'), book('Doe|Jane', 'B', '2003')],
    ['(Doe, 2001)', '(Doe, 2003)'],
  ],
  [
    'one author alone is no pair',
    'apa',
    [book('Doe|Jane', 'A', '2001'), book('Doe|Jane; Roe|R.', 'B', '2001')],
    ['(Doe, 2001)', '(Doe & Roe, 2001)'],
  ],
])('%s (%s)', (_trap, style, items, expected) => {
  expect(cited(items, style)).toEqual(expected);
});

test('the page follows the letter and title', () => {
  expect(cited(TWO, 'apa', '45')[0]).toBe('(Doe, 2001b, p. 45)');
  expect(cited(TWO, 'mla', '45')[0]).toBe('(Doe, *Winds* 45)');
});

test('APA’s list carries the letters, in their order', () => {
  expect(entries(TWO, 'apa').map(toAsterisks)).toEqual([
    'Doe, J. (2001a). *The ashes*. Brill.',
    'Doe, J. (2001b). *Winds*. Brill.',
  ]);
});

test('a day keeps the letter at its year', () => {
  const post = (title: string): CslItem => work('post-weblog', { author: 'Doe|Jane', title, issued: '2020-05-04' });
  expect(toAsterisks(entries([post('A'), post('B')], 'apa')[0] ?? '')).toBe('Doe, J. (2020a, May 4). *A*.');
});
