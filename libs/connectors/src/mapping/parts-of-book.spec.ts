import type { Work } from '@veracite/model/work';
import { buildWork } from './build-work';
import { bookOfParts } from './parts-of-book';

const ISBN = '9780306406157';
const part = (title: string, page?: string, doi?: string): Work => {
  const work = buildWork('crossref', {
    id: title,
    type: 'chapter',
    title,
    container: 'On tides',
    page,
    doi,
    years: [2009],
  });
  if (!work) throw new Error('no work');
  return work;
};
const TITLES = ['Ebb', 'Flood', 'Moons', 'Harbors', 'Gauges', 'Banks'];
const paged = (...pages: string[]) => pages.map((page, index) => part(TITLES[index] ?? '', page));
const numbered = (doi: string, ...numbers: string[]) =>
  numbers.map((number, index) => part(TITLES[index] ?? '', undefined, `${doi}${number}`));

test.each<[string, Work[], boolean, boolean?]>([
  ['pages without a gap, in any order', paged('21-40', '1-20', '43-60', '61-80', '81-99'), true],
  ['pages with a gap', paged('1-20', '21-40', '55-60', '61-80', '81-99'), false],
  ['pages from the middle', paged('101-120', '121-140', '141-160', '161-180', '181-199'), false],
  ['one part without pages', [...paged('1-20', '21-40', '41-60', '61-80', '81-99'), part('Banks')], false],
  ['numbers without a gap', numbered('10.1007/978-3-030-12345-6_', '1', '2', '3', '4', '5'), true],
  ['numbers with zeros before them', numbered('10.1017/cbo9780511.', '002', '003', '004', '005', '006'), true],
  ['numbers with a check digit', numbered('10.1016/b978-0-12-345678-9.0000', '1-2', '2-4', '3-6', '4-8', '5-x'), true],
  ['two digits', numbered('10.1007/978-3-030-12345-6_', '8', '9', '10', '11', '12', '7'), false],
  ['a number that is missing', numbered('10.1007/978-3-030-12345-6_', '1', '2', '4', '5', '6'), false],
  ['few parts', paged('1-20', '21-40'), false],
  ['a list that was cut', paged('1-20', '21-40', '41-60', '61-80', '81-99'), false, true],
])('%s', (_name, parts, isComplete, isCut = false) => {
  expect(bookOfParts('crossref', ISBN, parts, isCut)).toMatchObject({
    csl: { type: 'book', title: 'On tides', ISBN },
    contents: { entries: parts.map(({ csl }) => csl.title), isComplete },
  });
});
