import { parse } from '../../parse';

const read = (entry: string) => parse(entry, { now: new Date('2026-11-29') })[0];

test.each<[kind: string, entry: string, expected: object]>([
  [
    'two months',
    '@article{a, title={Tides}, year=2004, month = feb # "--" # mar}',
    {
      issued: {
        'date-parts': [
          [2004, 2],
          [2004, 3],
        ],
      },
    },
  ],
  [
    'two months in words',
    '@article{a, title={Tides}, year=2004, month={May/June}}',
    {
      issued: {
        'date-parts': [
          [2004, 5],
          [2004, 6],
        ],
      },
    },
  ],
  [
    'days of two months',
    '@inproceedings{a, title={Tides}, year=2011, month = "29~" # may # "--1~" # jun}',
    {
      issued: {
        'date-parts': [
          [2011, 5, 29],
          [2011, 6, 1],
        ],
      },
    },
  ],
  [
    'both years of a reprint',
    '@book{a, title={Tides}, year={1877/1993}}',
    { issued: { 'date-parts': [[1993]] }, 'original-date': { 'date-parts': [[1877]] } },
  ],
  [
    'the first year in brackets',
    '@book{a, title={Tides}, year={1993 [1877]}}',
    { issued: { 'date-parts': [[1993]] }, 'original-date': { 'date-parts': [[1877]] } },
  ],
  [
    'a volume of two years',
    '@book{a, title={Tides}, year={1998/1999}}',
    { issued: { 'date-parts': [[1998], [1999]] } },
  ],
  ['a decade', '@book{a, title={Tides}, date={198X}}', { issued: { 'date-parts': [[1980], [1989]], circa: true } }],
  ['a state instead of a date', '@article{a, title={Tides}, pubstate={inpress}}', { issued: { literal: 'in press' } }],
  [
    'a European patent with its holder',
    '@patent{a, title={Tide}, author={Ott, M.}, holder={Harbour Works}, number={1234567}, type={patenteu}, location={countryde and countryfr}}',
    { genre: 'European patent', publisher: 'Harbour Works', authority: 'DE and FR', number: '1234567' },
  ],
  [
    'a patent with assignee and nationality',
    '@patent{a, title={Tide}, author={Ott, M.}, assignee={Harbour Works}, nationality={United States}, type={patentus}}',
    { genre: 'U.S. patent', publisher: 'Harbour Works', authority: 'United States' },
  ],
  [
    'a patent whose holder is its author',
    '@patent{a, title={Tide}, holder={{Harbour Works}}, number={1234567}}',
    { type: 'patent', author: [{ literal: 'Harbour Works' }], number: '1234567' },
  ],
  [
    'an APS accent',
    '@article{a, title={Tides}, author={Kova\\ifmmode \\check{c}\\else \\v{c}\\fi{}, M.}, year=2001}',
    { author: [{ family: 'Kovač', given: 'M.' }] },
  ],
  [
    'a collaboration',
    '@article{a, title={Jets}, author={Ahm, K. and others}, collaboration={Opal}, year=2001}',
    { author: [{ family: 'Ahm', given: 'K.' }, { literal: 'Opal' }] },
  ],
  [
    'a patent of Google Scholar',
    '@misc{a, title={Knot}, year=2003, publisher={Google Patents}, note={US Patent 6,123,456}}',
    { type: 'patent', number: '6,123,456' },
  ],
  [
    'an article of a preprint server',
    '@article{a, title={Cells}, journal={medRxiv}, year=2020, elocation-id={2020.05.01.20080000}}',
    { type: 'article', page: '2020.05.01.20080000' },
  ],
  [
    'an unpublished preprint',
    '@unpublished{a, title={Minds}, eprint={abcde}, eprinttype={psyarxiv}, date={2020}}',
    { type: 'article' },
  ],
  [
    'a chapter title in "chapter"',
    '@inbook{a, title={The book of ropes}, chapter={Knots at sea}, year=2003}',
    { title: 'Knots at sea', 'container-title': 'The book of ropes' },
  ],
  [
    'words in "howpublished"',
    '@misc{a, title={Ropes}, howpublished={Talk at Port Vell}, year=2003}',
    { note: 'Talk at Port Vell' },
  ],
  [
    'identifiers in a note',
    '@article{a, title={Ropes}, year=2003, note={PMID: 12345678 PMCID: PMC7654321 doi:10.1000/rope}}',
    { PMID: '12345678', PMCID: 'PMC7654321', DOI: '10.1000/rope' },
  ],
  ['an old arXiv number with a class', '@article{a, title={Knots}, year=2003, eprint={math.GT/0309136}}', {}],
  [
    'an escaped SICI',
    '@article{a, title={Ropes}, year=1999, doi={10.1002/(SICI)1097-0258(19990815)18:15{\\textless}1905::AID-SIM188{\\textgreater}3.0.CO;2-A}}',
    { DOI: '10.1002/(sici)1097-0258(19990815)18:15<1905::aid-sim188>3.0.co;2-a' },
  ],
  [
    'a SICI with commands and formulas for its angles',
    '@article{a, title={Ropes}, year=1999, doi={10.1002/(SICI)1097-0258(19990815)18:15\\textless 1905::AID-SIM188$>$3.0.CO;2-A}}',
    { DOI: '10.1002/(sici)1097-0258(19990815)18:15<1905::aid-sim188>3.0.co;2-a' },
  ],
])('%s', (_kind, entry, expected) => {
  expect(read(entry)?.csl).toMatchObject(expected);
});

test('RIS of a meeting: T2 is the meeting, C3 its proceedings', () => {
  const ris =
    'TY  - CONF\nAU  - Vell, Ines\nTI  - Ropes\nC3  - Papers on Ropes\nT2  - Rope Days 2004\nPY  - 2004\nER  - ';
  expect(read(ris)?.csl).toMatchObject({ 'container-title': 'Papers on Ropes', 'event-title': 'Rope Days 2004' });
});

test.each([
  ['of doi.org', 'https://dx.doi.org/10.1000/xyz_124', { doi: '10.1000/xyz_124' }],
  ['of a publisher', 'https://link.springer.com/article/10.1007/s10584-014-1230-0', { doi: '10.1007/s10584-014-1230-0' }], // prettier-ignore
  ['with a query', 'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0012345', { doi: '10.1371/journal.pone.0012345' }], // prettier-ignore
  ['of PubMed', 'https://pubmed.ncbi.nlm.nih.gov/26017442/', { pmid: '26017442' }],
  ['of arXiv', 'https://arxiv.org/abs/1512.03385v2', { arxiv: '1512.03385' }],
  ['without an identifier', 'https://www.nature.com/articles/nature14539', {}],
])('an identifier in the address %s', (_site, url, identifiers) => {
  expect(read(`@article{a, title={Tides}, url={${url}}}`)?.identifiers).toEqual(identifiers);
});

test('the DOI in its own field counts', () => {
  expect(read('@article{a, title={T}, url={https://doi.org/10.1000/b}, doi={10.1000/a}}')?.csl.DOI).toBe('10.1000/a');
});

test('a wrong encoding is read as meant, and named', () => {
  const entry = read('@article{a, author={Schmidhuber, JÃ¼rgen}, title={Long shortâ€“term memory}, year=1997}');
  expect([entry?.csl.author, entry?.csl.title]).toEqual([[{ family: 'Schmidhuber', given: 'Jürgen' }], 'Long short–term memory']); // prettier-ignore
  expect(entry?.doubts.map(({ message }) => message)).toEqual([
    'This text was saved in the wrong encoding: "Ã¼" should be "ü". Save it as UTF-8.',
  ]);
});
