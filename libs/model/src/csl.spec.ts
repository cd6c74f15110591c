import { dateOf, displayName, yearOf, type CslDate, type CslName } from './csl';

test.each<[name: string, issued: CslDate | undefined, year: number | undefined]>([
  ['a year', { 'date-parts': [[2017]] }, 2017],
  ['a whole date', { 'date-parts': [[2017, 6, 12]] }, 2017],
  ['the first of a range', { 'date-parts': [[2017], [2018]] }, 2017],
  ['before Christ', { 'date-parts': [[-44]] }, -44],
  ['words', { literal: 'in press' }, undefined],
  ['an empty date', { 'date-parts': [[]] }, undefined],
  ['no number', { 'date-parts': [[Number.NaN]] }, undefined],
  ['no date', undefined, undefined],
])('the year of a date: %s', (_name, issued, year) => {
  expect(yearOf({ issued })).toBe(year);
});

test.each<[name: string, parts: Parameters<typeof dateOf>, date: number[]]>([
  ['a year', [2017], [2017]],
  ['a month', [2017, 6], [2017, 6]],
  ['a day', [2017, 6, 12], [2017, 6, 12]],
  ['a day without a month', [2017, undefined, 12], [2017]],
  ['month 13', [2017, 13, 1], [2017]],
  ['month 0', [2017, 0], [2017]],
  ['day 32', [2017, 6, 32], [2017, 6]],
  ['day 0', [2017, 6, 0], [2017, 6]],
])('a date of parts: %s', (_name, parts, date) => {
  expect(dateOf(...parts)).toEqual({ 'date-parts': [date] });
});

test.each<[kind: string, name: CslName, shown: string]>([
  ['a person', { given: 'Ada', family: 'Lovelace' }, 'Ada Lovelace'],
  ['an organization', { literal: 'World Health Organization' }, 'World Health Organization'],
  ['a family name alone', { family: 'Plato' }, 'Plato'],
  ['a particle of the family name', { given: 'V.', family: 'Gogh', 'non-dropping-particle': 'van' }, 'V. van Gogh'],
  [
    'a particle of the given name',
    { given: 'L.', family: 'Beethoven', 'dropping-particle': 'van' },
    'L. van Beethoven',
  ],
  ['a suffix', { given: 'M. L.', family: 'King', suffix: 'Jr.' }, 'M. L. King Jr.'],
  ['a name without parts', {}, ''],
])('a name as it is shown: %s', (_kind, name, shown) => {
  expect(displayName(name)).toBe(shown);
});
