import type { Work, WorkQuery } from '@veracite/model/work';
import { memoryLibrary } from '@veracite/testing/memory-library';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary, type LocalLibrary } from '../create';
import { BERRY, DEEP, EINSTEIN, names, NUDGE, VASWANI, WATSON, work, WORKS } from '../../testing/works';

let scratch: ScratchPool;
let library: LocalLibrary;
beforeAll(async () => {
  scratch = await scratchPool();
  library = await createLibrary(scratch.pool);
  await library.add('fixture', WORKS);
});
afterAll(() => scratch.end());

const CASES: [trap: string, query: WorkQuery, expected: Work][] = [
  ['the exact title', { title: 'Attention is all you need' }, VASWANI],
  ['the title in capitals', { title: 'ATTENTION IS ALL YOU NEED', authors: names('Vaswani, A.') }, VASWANI],
  [
    'a misspelt word of five',
    { title: 'Atention is all you need', authors: names('Vaswani, A.'), year: 2017 },
    VASWANI,
  ],
  ['a two-word title with a misspelt word', { title: 'Deep lerning', authors: names('LeCun, Y.'), year: 2015 }, DEEP],
  [
    'two words misspelt and one missing',
    { title: 'Molecular structre of nucleic acids: structure for deoxyribose nuclic acid', year: 1953 },
    WATSON,
  ],
  ['a book without its subtitle', { title: 'Nudge', authors: names('Thaler, R.'), year: 2008 }, NUDGE],
  ['accents left out', { title: 'Uber die Bewegung von kleinen Teilchen' }, BERRY],
  [
    'no title: who, where and when',
    { authors: names('Einstein, A.'), volume: '47', page: '777', year: 1935 },
    EINSTEIN,
  ],
  [
    'no title and the year one off',
    { authors: names('Einstein, A.'), volume: '47', page: '777-780', year: 1936 },
    EINSTEIN,
  ],
  ['no title and no author', { containerTitle: 'Phys. Rev.', volume: '47', page: '777', year: 1935 }, EINSTEIN],
  [
    'two papers of the same people, volume and year',
    { authors: names('Watson, J.'), volume: '171', page: '737', year: 1953 },
    WATSON,
  ],
  ['bare text without a title', { raw: 'A. Einstein, B. Podolsky, N. Rosen, Phys. Rev. 47, 777 (1935).' }, EINSTEIN],
  [
    'bare text with a title',
    { raw: '[12] LeCun Y, Bengio Y, Hinton G. Deep learning. nature. 2015 May 28;521(7553):436-44.' },
    DEEP,
  ],
  [
    'the title was read wrongly, the text is right',
    { title: 'Nucleic Acids Research', raw: 'Watson, Crick (1953) Molecular structure of nucleic acids. Nature 171' },
    WATSON,
  ],
  ['keywords in any order', { keywords: 'happiness wealth decisions' }, NUDGE],
];

test.each(CASES)('finds by %s', async (_trap, query, expected) => {
  const found = await library.search(query);
  expect(found[0]?.key).toBe(expected.key);
});

test('many at once are answered as one by one, in the order of the asked', async () => {
  const queries = CASES.map(([, query]) => query);
  const many = await library.searchMany(queries);
  for (const [index, query] of queries.entries()) expect(many[index]).toEqual(await library.search(query));
});

test.each<[string, WorkQuery]>([
  ['nothing asked', {}],
  ['words no title has', { title: 'Quixotic marmalade thermodynamics', authors: names('Nobody, N.') }],
  ['quotes and operators of the query language', { keywords: `' & | ! ( ) \\ :* <->` }],
  ['a very long text', { raw: 'lorem ipsum '.repeat(20_000) }],
])('finds nothing by %s', async (_trap, query) => {
  expect(await library.search(query)).toEqual([]);
});

test('gives no more than was asked for', async () => {
  expect(await library.search({ title: 'Deep learning', limit: 1 })).toHaveLength(1);
});

/** Which of them are read must not depend on how works are stored, or the server suggests others than the command line. */
test('of many similar works the library in memory reads the same', async () => {
  const regions = ['Bohemia', 'Galicia', 'Thuringia', 'Silesia', 'Moravia', 'Styria', 'Carniola', 'Banat'];
  const similar = regions.map((region) => work(`Provincial kettles of ${region}`, 'Okafor, Ada', 1990));
  await library.add('similar', similar);
  const query = { title: 'Provincial kettles', limit: 8 };
  const titles = (works: Work[]) => works.map(({ csl }) => csl.title);
  const found = titles(await library.search(query));
  expect(found).toHaveLength(5);
  expect(found).toEqual(titles(await memoryLibrary(similar).search(query)));
});
