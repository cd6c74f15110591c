import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import { aReference } from '@veracite/testing/builders';
import { isRegistrant, ownerOf } from '@veracite/text/publisher-owners';
import facts from '../../data/publisher-facts.json';
import { isTypoOf } from '../registration';
import { anatomyOf } from './doi-anatomy';
import { forensics } from './forensics';
import { registrantOf } from './registrants';

const NOW = new Date('2026-11-21');
const codes = (csl: Partial<CslItem>, identifiers: Identifiers = {}) =>
  forensics(aReference('raw', csl, { identifiers }), NOW).map(({ code }) => code);
const paper = (venue: string, year: number, more: Partial<CslItem> = {}): Partial<CslItem> => ({
  'container-title': venue,
  issued: dateOf(year),
  ...more,
});

test.each<[string, Partial<CslItem>, Identifiers, string]>([
  ['a year to come', paper('Nature', 2031), {}, 'future-year'],
  ['an arXiv number of next month', paper('arXiv', 2026), { arxiv: '2612.00001' }, 'arxiv-future'],
  ['a year before the arXiv number', paper('NeurIPS', 2017), { arxiv: '2303.08774' }, 'arxiv-before-submission'],
  ['John Doe', { author: [{ family: 'Doe', given: 'John' }] }, {}, 'placeholder-authors'],
  ['First Author', { author: [{ literal: 'First Author' }] }, {}, 'placeholder-authors'],
  ['volume 12 of PNAS in 2020', paper('PNAS', 2020, { volume: '12' }), {}, 'volume-of-other-year'],
  ['volume 33 of NeurIPS in 2012', paper('NeurIPS', 2012, { volume: '33' }), {}, 'volume-of-other-year'],
  ['two volumes a year', paper('The Lancet', 2020, { volume: '375' }), {}, 'volume-of-other-year'],
  ['Nature under the prefix of IEEE', paper('Nature', 2020), { doi: '10.1109/5.771073' }, 'doi-of-other-publisher'],
  [
    'a publisher that does not own the prefix',
    { publisher: 'Springer' },
    { doi: '10.1016/b978-0-12-1' },
    'doi-of-other-publisher',
  ],
  [
    'PLOS ONE’s DOI in another journal',
    paper('Brain', 2015),
    { doi: '10.1371/journal.pone.0115069' },
    'doi-of-other-venue',
  ],
  ['CVPR’s DOI at another meeting', paper('ICML', 2016), { doi: '10.1109/CVPR.2016.90' }, 'doi-of-other-venue'],
  ['another ISSN inside', { ISSN: '0028-0836' }, { doi: '10.1111/j.1467-8624.2008.01234.x' }, 'doi-of-other-issn'],
  ['Elsevier’s year', paper('Some Journal', 2019), { doi: '10.1016/j.abc.2007.01.001' }, 'doi-of-other-year'],
  [
    'Elsevier’s old two digits',
    paper('Some Journal', 2019),
    { doi: '10.1016/s0140-6736(05)66912-7' },
    'doi-of-other-year',
  ],
  [
    'Springer Nature’s three digits',
    paper('Some Journal', 2012),
    { doi: '10.1038/s41586-019-1234-5' },
    'doi-of-other-year',
  ],
])('a sign: %s', (_trap, csl, identifiers, code) => {
  expect(codes(csl, identifiers)).toContain(code);
});

test.each<[string, Partial<CslItem>, Identifiers]>([
  ['next year, as journals print it', paper('Nature', 2027), {}],
  ['PNAS in its year', paper('PNAS', 2020, { volume: '117' }), {}],
  ['the first issue of the next volume in December', paper('PNAS', 2019, { volume: '117' }), {}],
  ['the second volume of a year', paper('The Lancet', 2020, { volume: '396' }), {}],
  ['a journal of unknown run', paper('Acta Botanica', 2020, { volume: '3' }), {}],
  ['a year in place of the volume', paper('JAMA', 1985, { volume: '1' }), {}],
  ['Nature under its own prefix', paper('Nature', 2013), { doi: '10.1038/nature12373' }],
  ['a publisher that bought another', paper('Child Development', 2008), { doi: '10.1111/j.1467-8624.2008.01234.x' }],
  ['a preprint’s DOI with the journal', paper('Nature', 2020), { doi: '10.48550/arxiv.1905.00001' }],
  [
    'TPAMI in full',
    paper('IEEE Transactions on Pattern Analysis and Machine Intelligence', 2017),
    { doi: '10.1109/tpami.2016.2577031' },
  ],
  ['accepted the year before', paper('Some Journal', 2008), { doi: '10.1016/j.abc.2007.01.001' }],
  ['a DOI without any rule', paper('Some Journal', 1999), { doi: '10.5555/xyz' }],
])('no sign: %s', (_trap, csl, identifiers) => {
  expect(codes(csl, identifiers)).toEqual([]);
});

test.each<[string, string, ReturnType<typeof anatomyOf>['year'], string | undefined]>([
  ['Wiley', '10.1111/j.1467-8624.2008.01234.x', 2008, '1467-8624'],
  ['Wiley’s SICI', '10.1002/(sici)1097-0258(19980815)17:15', undefined, '1097-0258'],
  ['Elsevier', '10.1016/j.cell.2019.01.001', 2019, undefined],
  ['bioRxiv', '10.1101/2020.01.30.927871', 2020, undefined],
  ['a number that is no year', '10.1371/journal.pone.2012345', undefined, undefined],
])('details in a suffix: %s', (_publisher, doi, year, issn) => {
  expect(anatomyOf(doi)).toMatchObject({ year, issn });
});

test.each<[string, string, string, boolean]>([
  ['a digit wrong', '10.1038/nature12373', '10.1038/nature12374', true],
  ['a digit lost', '10.1038/nature1237', '10.1038/nature12373', true],
  ['two digits exchanged', '10.1038/nature12337', '10.1038/nature12373', true],
  ['two digits wrong', '10.1038/nature12345', '10.1038/nature12373', false],
  ['the same in capitals', '10.1038/NATURE12373', '10.1038/nature12373', false],
])('a DOI’s neighbour: %s', (_trap, cited, written, slip) => {
  expect(isTypoOf(cited, written)).toBe(slip);
});

test.each<[string, string, string | undefined]>([
  ['a prefix of Urban & Fischer', '10.1078/0944-7113-00001', 'Elsevier'],
  ['of the Biomedical Engineering Society', '10.1114/1.1', 'Springer Nature'],
  ['of Blackwell', '10.1046/j.1365-2648.2000.01', 'Wiley'],
  ['of Hindawi', '10.1155/2013/1', 'Wiley'],
  ['of the American Statistical Association', '10.1198/016214506000000735', 'Taylor & Francis'],
  ['of Arnold', '10.1191/0309132505ph569oa', 'SAGE'],
  ['of arXiv', '10.48550/arxiv.1905.00001', 'arXiv'],
  ['of a society whose journals Wiley publishes', '10.1029/2019gl000001', undefined],
  ['of AAAI, which registers its own', '10.1609/aaai.v30i1.1', undefined],
])('the registrant of %s', (_owner, doi, name) => {
  expect(registrantOf(doi)?.name).toBe(name);
});

test('each publisher of the facts owns prefixes in the list of owners', () => {
  const unknown = facts.registrants.filter(({ owner }) => !isRegistrant(ownerOf(owner) ?? -1));
  expect(unknown).toEqual([]);
});
