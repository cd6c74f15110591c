import type { CslDate } from '@veracite/model/csl';
import { readExchangeDate } from './exchange-date';

test.each<[trap: string, text: string, date: CslDate | undefined]>([
  ['a month is no range', '2019-05', { 'date-parts': [[2019, 5]] }],
  ['a year before Christ', '-0350', { 'date-parts': [[-351]] }],
  ['an early year', '0987', { 'date-parts': [[987]] }],
  [
    'two months',
    '2019-03/2019-04',
    {
      'date-parts': [
        [2019, 3],
        [2019, 4],
      ],
    },
  ],
  ['two years', '2019/2021', { 'date-parts': [[2019], [2021]] }],
  ['an open range', '2019/', { 'date-parts': [[2019]] }],
  ['a season in the place of the month', '2019-21', { 'date-parts': [[2019]], season: 'spring' }],
  ['about', '1500~', { 'date-parts': [[1500]], circa: true }],
  ['RIS: day', '2019/05/04/', { 'date-parts': [[2019, 5, 4]] }],
  ['RIS: year alone', '2019///', { 'date-parts': [[2019]] }],
  ['RIS: season', '2019///Fall', { 'date-parts': [[2019]], season: 'fall' }],
  [
    'RIS: range',
    '2019/07/28/to 2019-08-02',
    {
      'date-parts': [
        [2019, 7, 28],
        [2019, 8, 2],
      ],
    },
  ],
  ['words', '4 May 2019', { 'date-parts': [[2019, 5, 4]] }],
  ['no date', 'in press', { literal: 'in press' }],
  ['nothing', 'x', undefined],
])('%s', (_trap, text, date) => {
  expect(readExchangeDate(text)).toEqual(date);
});
