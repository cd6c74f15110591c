import { readAs, readingsOf, type Reference } from './reference';

const REFERENCE: Reference = {
  id: '1',
  raw: 'A title. 10.1/a10.1/b',
  span: { start: 0, end: 21 },
  format: 'text',
  csl: { type: 'article-journal', DOI: '10.1/a' },
  identifiers: { doi: '10.1/a', pmid: '1' },
  alternatives: { doi: ['10.1/b', '10.1/c'] },
  fields: {},
  doubts: [],
};

test.each([
  ['the likeliest first', 'doi', ['10.1/a', '10.1/b', '10.1/c']],
  ['without alternatives', 'pmid', ['1']],
  ['an identifier that the text does not have', 'isbn', []],
] as const)('the readings of an identifier: %s', (_name, kind, readings) => {
  expect(readingsOf(REFERENCE, kind)).toEqual(readings);
});

test('a reference read with another of its DOIs keeps the first as an alternative', () => {
  expect(readAs(REFERENCE, '10.1/b')).toEqual({
    ...REFERENCE,
    csl: { ...REFERENCE.csl, DOI: '10.1/b' },
    identifiers: { doi: '10.1/b', pmid: '1' },
    alternatives: { doi: ['10.1/a', '10.1/c'] },
  });
});

test.each([
  ['no DOI', undefined],
  ['the DOI that it has', '10.1/a'],
  ['a DOI that the text does not have', '10.1/d'],
])('a reference stays as it is with %s', (_name, doi) => {
  expect(readAs(REFERENCE, doi)).toBe(REFERENCE);
});
