import type { CslItem } from '@veracite/model/csl';
import { work } from '@veracite/testing/formatting/work';
import { entries } from './export/document';
import { toAsterisks } from './markup';
import { yearLetters } from './year-letters';

const book = (author: string, title: string, issued?: string): CslItem =>
  work('book', { author, title, issued, publisher: 'Brill' });

const TWO = [book('Doe|Jane', 'Winds', '2001'), book('Doe|Jane', 'The ashes', '2001')];

test.each<[trap: string, items: CslItem[], expected: (string | undefined)[]]>([
  ['8.19: letters in the order of the titles', TWO, ['b', 'a']],
  ['8.19: no date', [book('Doe|J.', 'B'), book('Doe|J.', 'A')], ['b', 'a']],
  [
    'another year needs nothing',
    [book('Doe|Jane', 'A', '2001'), book('Doe|Jane', 'B', '2003')],
    [undefined, undefined],
  ],
  [
    'one author alone is no pair',
    [book('Doe|Jane', 'A', '2001'), book('Doe|Jane; Roe|R.', 'B', '2001')],
    [undefined, undefined],
  ],
])('%s', (_trap, items, expected) => {
  const letters = yearLetters(items);
  expect(items.map((item) => letters.get(item))).toEqual(expected);
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
