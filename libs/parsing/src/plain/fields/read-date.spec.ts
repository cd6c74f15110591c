import { readDate } from './read-date';

test.each([
  ['a letter after the year', '(1991b)', { 'date-parts': [[1991]] }],
  ['month and year', 'June 1978', { 'date-parts': [[1978, 6]] }],
  ['PubMed order', '2020 Mar 5', { 'date-parts': [[2020, 3, 5]] }],
  ['day after the month', '(2020, March 15)', { 'date-parts': [[2020, 3, 15]] }],
  ['ISO', '2004-05-12', { 'date-parts': [[2004, 5, 12]] }],
  ['German figures', '12.05.2004', { 'date-parts': [[2004, 5, 12]] }],
  ['German month', '3. März 1999', { 'date-parts': [[1999, 3, 3]] }],
  ['Portuguese month', '10 fev. 2012', { 'date-parts': [[2012, 2, 10]] }],
  ['range', '1861–65', { 'date-parts': [[1861], [1865]] }],
  ['season', 'Spring 1990', { 'date-parts': [[1990]], season: 'spring' }],
  ['no date', '(n.d.)', { literal: 'n.d.' }],
  ['not published yet', 'in press', { literal: 'in press' }],
  ['about', 'c. 1650', { 'date-parts': [[1650]], circa: true }],
])('%s', (_trap, text, expected) => {
  expect(readDate(text)).toEqual(expected);
});

test('no date', () => {
  expect(readDate('Nature')).toBeUndefined();
});
