import type { Work, WorkQuery } from '@veracite/model/work';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary, type LocalLibrary } from '../create';
import { DEEP, EINSTEIN, names, NUDGE, VASWANI, WATSON, work, WORKS } from '../../testing/works';

let scratch: ScratchPool;
let library: LocalLibrary;
const SOIL: Work = {
  ...work('Remote sensing of water in fields', 'Ångström, Kurt; Nguyen, Thi', 2014, {
    'container-title': 'Journal of Hydrology',
  }),
  abstract: 'Tensiometers and gravimetric samples were held against passive microwave radiometry over wheat.',
};
beforeAll(async () => {
  scratch = await scratchPool();
  library = await createLibrary(scratch.pool);
  await library.add('fixture', [...WORKS, SOIL]);
});
afterAll(() => scratch.end());

test.each<[trap: string, description: WorkQuery, expected: Work]>([
  ['half of a title', { title: 'structure deoxyribose nucleic' }, WATSON],
  ['a title with one wrong word of three', { title: 'attention everything need' }, VASWANI],
  ['a misspelled title word with a correct author', { title: 'deap learning', authors: names('LeCun, Y.') }, DEEP],
  ['a misspelt author', { title: 'attention', authors: names('Vaswany, A.'), year: 2017 }, VASWANI],
  ['a slip in the first letters of a name', { title: 'attention', authors: names('Wasvani, A.') }, VASWANI],
  [
    'author, year and a word of the journal',
    { authors: names('LeCun, Y.'), year: 2015, containerTitle: 'nature' },
    DEEP,
  ],
  [
    'a misspelt author, the year off by one, a cut word of the journal',
    { authors: names('Angstrem, K.'), year: 2015, containerTitle: 'hydrol' },
    SOIL,
  ],
  ['an author who is not the first', { authors: names('Rosen, N.'), year: 1935 }, EINSTEIN],
  ['the year off by two', { title: 'nudge', year: 2010 }, NUDGE],
  ['a pasted piece of the abstract', { keywords: 'samples held against passive microwave radiometry wheat' }, SOIL],
  ['quotes and backslashes', { title: `nudge' | 'x\\`, authors: names(`O'x\\, '`) }, NUDGE],
])('%s', async (_trap, description, expected) => {
  const [first] = await library.find({ ...description, limit: 20 });
  expect(first?.csl.title).toBe(expected.csl.title);
});

test.each([
  ['a word of 10,000 letters', 'x'.repeat(10_000)],
  ['a name of 3,000 bytes', '漢'.repeat(1_000)],
])('%s is neither a fault when asked nor when filed', async (_name, long) => {
  await library.add('long', [work(`Teapot ${long}`, `${long}, A.`, 2001, { 'container-title': long })]);
  const asked = { title: `teapot ${long}`, keywords: long, authors: names(`${long}, A.`), containerTitle: long };
  const [first] = await library.find({ ...asked, limit: 5 });
  expect(first?.csl.title).toBe(`Teapot ${long}`);
  await library.drop('long');
});

test('nothing that was asked fits', async () => {
  expect(await library.find({ title: 'teapots of migratory jurisprudence', authors: names('Quellmann, T.') })).toEqual(
    [],
  );
  expect(await library.find({})).toEqual([]);
});
