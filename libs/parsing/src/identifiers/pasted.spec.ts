import { parseOne } from '../parse';

const now = new Date('2026-11-21');
const HEAD = 'Smith, J., & Doe, A. (2018). Tritium breeding in fusion. Fusion Eng. Des., 12, 1–9. ';
const FUSION = '10.1016/j.fusengdes.2017.12.018';

test.each([
  ['broken over lines', `doi:10.1016/j.fusengdes.\n2017.12.018`, FUSION, 'doi:10.1016/j.fusengdes.\n2017.12.018'],
  ['a link of Markdown', `[doi:${FUSION}](https://doi.org/${FUSION})`, FUSION, `doi:${FUSION}`],
  [
    'a link of Markdown inside a SICI',
    'doi:10.1577/1548-8659(1981)110<446:EOTOFR>[2.0.CO;2](http://2.0.CO;2)',
    '10.1577/1548-8659(1981)110<446:eotofr>2.0.co;2',
    'doi:10.1577/1548-8659(1981)110<446:EOTOFR>[2.0.CO;2',
  ],
  [
    'half a link of Markdown inside a SICI',
    'doi:10.1577/1548-8659(1981)110<446:EOTOFR>[http://2.0.CO](https://t.co/47y);2',
    '10.1577/1548-8659(1981)110<446:eotofr>2.0.co;2',
    'doi:10.1577/1548-8659(1981)110<446:EOTOFR>[http://2.0.CO](https://t.co/47y);2',
  ],
  ['a link of HTML', `<a href="https://doi.org/${FUSION}">CrossRef</a>`, FUSION, `https://doi.org/${FUSION}`],
  ['a link of LaTeX', `\\href{https://doi.org/${FUSION}}{doi:${FUSION}}.`, FUSION, `https://doi.org/${FUSION}`],
  [
    'an escaped underscore',
    '\\url{https://doi.org/10.1007/978-3\\_48}',
    '10.1007/978-3_48',
    'https://doi.org/10.1007/978-3\\_48',
  ],
])('in a reference, its place too: %s', (_trap, tail, doi, place) => {
  const { identifiers, alternatives, fields, raw, csl } = parseOne(HEAD + tail, { now });
  expect([identifiers.doi, alternatives, csl.title]).toEqual([doi, undefined, 'Tritium breeding in fusion']);
  expect((fields.DOI ?? []).map(({ start, end }) => raw.slice(start, end))[0]).toBe(place);
});

test.each([
  ['brackets of its own', 'Retrieved from https://x.org/a_(b).', 'https://x.org/a_(b)'],
  ['brackets of the text', '(https://x.org/a_b)', 'https://x.org/a_b'],
  ['punctuation', 'See https://x.org/a,', 'https://x.org/a'],
  ['a bar behind it', 'https://x.org/a|PDF', 'https://x.org/a'],
  [
    'broken over lines',
    'https://www.who.int/publications/\ni/item/9789240-x.pdf',
    'https://www.who.int/publications/i/item/9789240-x.pdf',
  ],
  [
    'a word on the next line',
    'https://www.who.int/publications/\naccessed yesterday',
    'https://www.who.int/publications/',
  ],
])('an address: %s', (_trap, tail, url) => {
  expect(parseOne(HEAD + tail, { now }).csl.URL).toBe(url);
});

test.each([
  ['arXiv with version and class', 'arXiv:2001.01234v2 [cs.LG]', 'arxiv', '2001.01234'],
  ['arXiv broken behind the colon', 'arXiv:\n2001.01234', 'arxiv', '2001.01234'],
  ['arXiv broken behind the stop', 'arXiv:2001.\n01234', 'arxiv', '2001.01234'],
  ['arXiv abs/', 'CoRR, abs/2001.01234', 'arxiv', '2001.01234'],
  ['arXiv of the old kind', 'arXiv:hep-th/9901001', 'arxiv', 'hep-th/9901001'],
  ['arXiv elsewhere', 'https://ar5iv.org/abs/2001.01234', 'arxiv', '2001.01234'],
  ['arXiv as a DOI in two lines', 'https://doi.org/10.48550/\narXiv.2001.01234', 'arxiv', '2001.01234'],
  ['PMID behind a DOI', `${FUSION}PMid:26017442`, 'pmid', '26017442'],
  ['PMCID behind its word', 'PMCID: PMC3963372', 'pmcid', 'PMC3963372'],
  ['ISBN with dashes', 'ISBN 978–0–262–03384–8', 'isbn', '9780262033848'],
  ['ISBN of ten digits', 'ISBN-10: 0-262-03384-4', 'isbn', '9780262033848'],
  ['ISBN and a year', 'ISBN 0-262-03384-4 2009', 'isbn', '9780262033848'],
  ['ISBN with its kind', 'ISBN (print): 978-0-262-03384-8', 'isbn', '9780262033848'],
  ['ISBN without its word', '978-0-262-03384-8', 'isbn', '9780262033848'],
  ['ISSN with blanks', 'ISSN 1432 - 0916', 'issn', '1432-0916'],
  ['ISSN with its kind', 'ISSN (print) 1432-0916', 'issn', '1432-0916'],
] as const)('%s', (_trap, tail, kind, value) => {
  const { identifiers, doubts } = parseOne(HEAD + tail, { now });
  expect([identifiers[kind], doubts]).toEqual([value, []]);
});

test('a DOI that is cut off is no identifier, and is reported', () => {
  const { csl, identifiers, doubts, fields, raw } = parseOne(`${HEAD}https://doi.org/10.1007/978-\n`, { now });
  expect([csl.DOI, identifiers]).toEqual([undefined, {}]);
  expect(fields.DOI?.map(({ start, end }) => raw.slice(start, end))).toEqual(['https://doi.org/10.1007/978-']);
  expect(doubts).toEqual([
    expect.objectContaining({ code: 'malformed-doi', message: expect.stringContaining('cut off') }),
  ]);
});

test.each([
  ['with its prefix', 'doi:10/CKZX'],
  ['as an address', 'https://doi.org/ckzx'],
])('a short DOI is an address, not a malformed DOI: %s', (_form, tail) => {
  const { csl, identifiers, doubts } = parseOne(HEAD + tail, { now });
  expect([csl.URL, identifiers.doi, doubts]).toEqual(['https://doi.org/ckzx', undefined, []]);
});
