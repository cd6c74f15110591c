import { parse } from '../parse';
import { readDoi } from './read-doi';

const now = new Date('2026-11-21');

test.each([
  ['bare', '10.1038/nature14539', '10.1038/nature14539'],
  ['an address', 'https://doi.org/10.1038/nature14539', '10.1038/nature14539'],
  ['a word before it', 'DOI: 10.1038/nature14539', '10.1038/nature14539'],
  ['an escaped underscore', 'https://doi.org/10.1007/978-3-319-10602-1\\_48', '10.1007/978-3-319-10602-1_48'],
  ['\\href', '\\href{https://doi.org/10.1038/nature14539}{10.1038/nature14539}', '10.1038/nature14539'],
  [
    'entities',
    '10.1002/(SICI)1097-0258(19980815)17:15&lt;1661::AID-SIM968&gt;3.0.CO;2-2',
    '10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2',
  ],
  ['a tail of PubMed', '10.1038/nature14539 [doi]', '10.1038/nature14539'],
  ['a bracket that may be its own', '10.99999/ab12(2018)', '10.99999/ab12(2018)'],
])('%s', (_trap, written, doi) => {
  expect(readDoi(written)?.value).toBe(doi);
});

test('no DOI in it', () => {
  expect(readDoi('n/a')).toBeUndefined();
});

test.each([
  [
    'BibTeX',
    '@article{a, title = {T}, doi = {https://doi.org/10.1007/978-3-319-10602-1\\_48}}',
    '10.1007/978-3-319-10602-1_48',
  ],
  ['RIS', 'TY  - JOUR\nTI  - T\nDO  - DOI: 10.1038/nature14539\nER  - \n', '10.1038/nature14539'],
  [
    'RIS with an address',
    'TY  - JOUR\nTI  - T\nDO  - https://doi.org/10.1038/nature14539\nER  - \n',
    '10.1038/nature14539',
  ],
])('in a file: %s', (_format, text, doi) => {
  expect(parse(text, { now })[0]?.identifiers.doi).toBe(doi);
});

test('a file’s other reading is asked for as well', () => {
  const [reference] = parse('@article{a, title = {T}, doi = {10.99999/ab12(2018)}}', { now });
  expect([reference?.identifiers.doi, reference?.alternatives?.doi]).toEqual([
    '10.99999/ab12(2018)',
    ['10.99999/ab12'],
  ]);
});
