import { findIdentifiers } from './find-identifiers';

test.each([
  ['trailing full stop', 'Nature. doi:10.1038/nature14539.', 'doi', '10.1038/nature14539'],
  ['resolver', 'https://doi.org/10.1038/NATURE14539', 'doi', '10.1038/nature14539'],
  ['a DOI without its registrant', 'Nature. doi:10.38/nature14539', 'doi', undefined],
  ['a DOI cut off at a hyphen of its ISBN', 'Springer. https://doi.org/10.1007/978-3-319-', 'doi', undefined],
  ['a DOI cut off before the check digit', 'doi:10.1007/978-3-319-24277', 'doi', undefined],
  ['a DOI cut off behind the prefix of an ISBN', 'Elsevier. doi:10.1016/B978-', 'doi', undefined],
  ['a hyphen at the end', 'doi:10.99999/ab12-cd-', 'doi', '10.99999/ab12-cd'],
  ['a hyphen before other words', 'doi:10.12345/things.18.7- In press', 'doi', '10.12345/things.18.7'],
  ['a number that begins like an ISBN', 'https://doi.org/10.17226/9781', 'doi', '10.17226/9781'],
  ['a number that begins like an ISBN, after a letter', 'doi:10.1007/b97848', 'doi', '10.1007/b97848'],
  ['an ISBN without hyphens', 'doi:10.1017/9781108', 'doi', '10.1017/9781108'],
  ['an ISBN over two lines', 'doi:10.1007/978-\n3-319-24277-4', 'doi', '10.1007/978-3-319-24277-4'],
  ['a chapter of an ISBN', 'doi:10.1007/978-3-319-24277-4_12', 'doi', '10.1007/978-3-319-24277-4_12'],
  ['a whole DOI before a hyphen', 'doi:10.1038/nature14539- ', 'doi', '10.1038/nature14539'],
  ['in brackets', '(doi: 10.1007/s10584-014-1230-0)', 'doi', '10.1007/s10584-014-1230-0'],
  [
    'SICI',
    'doi:10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2.',
    'doi',
    '10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2',
  ],
  [
    'publisher’s address',
    'https://www.tandfonline.com/doi/full/10.1080/1462220041001676305',
    'doi',
    '10.1080/1462220041001676305',
  ],
  ['arXiv preprint', 'arXiv preprint arXiv:1706.03762v5 [cs.CL]', 'arxiv', '1706.03762'],
  ['arXiv address', 'https://arxiv.org/abs/1706.03762', 'arxiv', '1706.03762'],
  ['arXiv address at the end of a sentence', 'URL: https://arxiv.org/abs/1706.03762.', 'arxiv', '1706.03762'],
  ['arXiv address of a version, then a full stop', 'https://arxiv.org/abs/1706.03762v5.', 'arxiv', '1706.03762'],
  ['arXiv address of the file', 'https://arxiv.org/pdf/1706.03762v5.pdf', 'arxiv', '1706.03762'],
  ['arXiv address of the file, then a full stop', 'https://arxiv.org/pdf/1706.03762.pdf.', 'arxiv', '1706.03762'],
  [
    'arXiv address of the old kind, then a comma',
    'https://arxiv.org/abs/math.GT/0309136, 2003',
    'arxiv',
    'math/0309136',
  ],
  ['arXiv address with too many digits', 'https://arxiv.org/abs/1706.0376299', 'arxiv', undefined],
  ['arXiv of the old kind', 'Phys. Rev. D, hep-th/9901001', 'arxiv', 'hep-th/9901001'],
  ['arXiv DOI', 'https://doi.org/10.48550/arXiv.1706.03762', 'arxiv', '1706.03762'],
  ['thirteenth month', 'arXiv:1713.03762', 'arxiv', undefined],
  ['PMID', 'PMID: 26357333.', 'pmid', '26357333'],
  ['PMCID', 'PMCID: PMC3963372', 'pmcid', 'PMC3963372'],
  ['ISBN', 'ISBN 978-0-262-03384-8.', 'isbn', '9780262033848'],
  ['ISBN with a wrong check digit', 'ISBN 978-0-262-03384-7', 'isbn', undefined],
  ['ISSN', 'ISSN: 0066-4200', 'issn', '0066-4200'],
  ['address with a full stop behind', 'See https://www.who.int/a/b.', 'url', 'https://www.who.int/a/b'],
  ['access date', '(accessed 3 March 2022)', 'accessed', '3 March 2022'],
  ['French access date', 'consulté le 12 mars 2019', 'accessed', 'le 12 mars 2019'],
  ['ORCID as an address', 'https://orcid.org/0000-0002-1825-0097', 'orcid', '0000-0002-1825-0097'],
  ['ORCID with its name', 'ORCID iD: 0000-0002-1694-233X.', 'orcid', '0000-0002-1694-233X'],
  ['ORCID with a wrong check digit', 'ORCID 0000-0002-1825-0098', 'orcid', undefined],
  ['bare arXiv number at the end', 'AIP Conf. Proc. 1701, 040007 (2016), 1412.4637', 'arxiv', '1412.4637'],
])('%s', (_trap, text, kind, value) => {
  expect(findIdentifiers(text).map((found) => [found.kind, found.value])).toEqual([[kind, value]]);
});

test.each([
  ['a thirteenth month is no arXiv number', 'Phys. Rev. D 92, 1 (2016), 1413.4637'],
  ['sixteen digits alone are no ORCID', 'Catalogue 0000-0002-1825-0097, Venice'],
  ['a number with a dot inside a sentence', 'A, 1412.4637 euros were paid'],
])('%s', (_trap, text) => {
  expect(findIdentifiers(text)).toEqual([]);
});

test('an address and its DOI are one', () => {
  const text = 'https://www.example.org/doi/10.1080/123456';
  expect(findIdentifiers(text)).toMatchObject([{ kind: 'doi', start: 0, end: text.length }]);
});
