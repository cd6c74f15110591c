import { parse } from '../../parse';

const read = (item: unknown): unknown => parse(JSON.stringify([item]))[0]?.csl;

test.each([
  ['numbers for text', { volume: 12, issue: 3, page: 45 }, { volume: '12', issue: '3', page: '45' }],
  ['one author without a list', { author: { family: 'X', given: 'Y' } }, { author: [{ family: 'X', given: 'Y' }] }],
  [
    'authors as text',
    { author: 'Smith, John; Doe, Jane' },
    {
      author: [
        { family: 'Smith', given: 'John' },
        { family: 'Doe', given: 'Jane' },
      ],
    },
  ],
  [
    'an ORCID as Crossref has it, and one that is none',
    {
      author: [
        { family: 'X', ORCID: 'http://orcid.org/0000-0002-1825-0097' },
        { family: 'Y', ORCID: '0000' },
      ],
    },
    { author: [{ family: 'X', ORCID: '0000-0002-1825-0097' }, { family: 'Y' }] },
  ],
  [
    'identifiers in a note',
    { note: 'PMCID: PMC7654321 doi: 10.1000/rope' },
    { PMCID: 'PMC7654321', DOI: '10.1000/rope' },
  ],
  ['a section as a number', { type: 'legislation', section: 1983 }, { section: '1983' }],
  ['parts as text', { issued: { 'date-parts': [['2004', '5']] } }, { issued: { 'date-parts': [[2004, 5]] } }],
  [
    'parts without a list around',
    { issued: { 'date-parts': [2004, 5, 6] } },
    { issued: { 'date-parts': [[2004, 5, 6]] } },
  ],
  ['zero for unknown parts', { issued: { 'date-parts': [[2004, 0, 0]] } }, { issued: { 'date-parts': [[2004]] } }],
  ['a date as text', { issued: '2004-05-06' }, { issued: { 'date-parts': [[2004, 5, 6]] } }],
  [
    'a range of EDTF',
    { issued: '2004-05/2004-06' },
    {
      issued: {
        'date-parts': [
          [2004, 5],
          [2004, 6],
        ],
      },
    },
  ],
  ['an uncertain year', { issued: '1984?' }, { issued: { 'date-parts': [[1984]], circa: true } }],
  [
    'a season in words',
    { issued: { literal: 'Spring 2004' } },
    { issued: { 'date-parts': [[2004]], season: 'spring' } },
  ],
  ['a day in words', { issued: { raw: '12 May 2001' } }, { issued: { 'date-parts': [[2001, 5, 12]] } }],
  ['year by name', { issued: { year: 2004 } }, { issued: { 'date-parts': [[2004]] } }],
  ['no date at all', { issued: { literal: 'in press' } }, { issued: { literal: 'in press' } }],
])('%s', (_trap, fields, expected) => {
  expect(read({ type: 'book', title: 'T', ...fields })).toMatchObject({ title: 'T', ...expected });
});

test('one item without a list, and a list with what is no item', () => {
  expect(parse('{"type":"book","title":"Only"}').map(({ csl }) => csl.title)).toEqual(['Only']);
  expect(parse('[{"type":"book","title":"A"},null,5,"x"]').map(({ csl }) => csl.title)).toEqual(['A']);
});
