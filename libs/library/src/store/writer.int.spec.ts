import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary, type LocalLibrary } from '../create';
import { addNotices } from './notices';
import { DEEP, EINSTEIN, NUDGE, VASWANI, WATSON, work, WORKS } from '../../testing/works';

let scratch: ScratchPool;
let library: LocalLibrary;
beforeEach(async () => {
  scratch = await scratchPool();
  library = await createLibrary(scratch.pool);
});
afterEach(() => scratch.end());

test('tables are created once by concurrent processes', async () => {
  await Promise.all([createLibrary(scratch.pool), createLibrary(scratch.pool), createLibrary(scratch.pool)]);
  expect(await library.status()).toEqual({ works: 0, withDoi: 0, collections: [] });
});

test('adding twice replaces and does not double', async () => {
  expect(await library.add('first', WORKS)).toEqual({ added: WORKS.length, replaced: 0, refused: 0 });
  expect(await library.add('first', WORKS)).toEqual({ added: 0, replaced: WORKS.length, refused: 0 });
  expect((await library.status()).works).toBe(WORKS.length);
  expect(await library.search({ title: DEEP.csl.title })).toHaveLength(2);
});

test('two writers at once do not double either', async () => {
  await Promise.all([library.add('a', WORKS), library.add('b', WORKS)]);
  expect((await library.status()).works).toBe(WORKS.length);
});

test.each([
  ['the same DOI twice in one go', [DEEP, { ...DEEP, key: 'other' }], 1],
  ['a record without DOI of a work with one', [DEEP, work('Deep Learning', 'LeCun, Y.', 2015)], 1],
  ['a record with DOI of a work without', [work('Deep Learning', 'LeCun, Y.', 2015), DEEP], 1],
  ['a preprint of the same title and year', [DEEP, work('Deep learning', 'LeCun, Y.', 2015, { type: 'article' })], 2],
  ['two DOIs under one title', [DEEP, { ...DEEP, identifiers: { doi: '10.1/other' } }], 2],
  ['editorials without author in two volumes', ['1', '2'].map((volume) => nameless(volume)), 2],
  ['a work without a title', [{ ...DEEP, csl: { type: 'article-journal' as const } }], 0],
])('%s', async (_trap, works, count) => {
  await library.add('c', works);
  expect((await library.status()).works).toBe(count);
});

function nameless(volume: string) {
  return { ...work('Editorial', '', 2001, { volume, page: '1' }), key: `editorial-${volume}` };
}

test('of two records of one work the richer is kept, with the identifiers of both', async () => {
  await library.add('rich', [DEEP]);
  await library.add('poor', [work('Deep learning', 'LeCun, Y.', 2015, { identifiers: { pmid: '26017442' } })]);
  const [found] = await library.lookUp({ pmid: '26017442' });
  expect(found?.csl.volume).toBe('521');
  expect(found?.identifiers).toEqual({ doi: '10.1038/nature14539', pmid: '26017442' });
});

test.each([
  ['a DOI', { doi: '10.1038/nature14539' }, DEEP],
  ['a DOI in capitals behind a resolver', { doi: 'https://doi.org/10.1038/NATURE14539' }, DEEP],
  ['an arXiv id', { arxiv: '1706.03762' }, VASWANI],
  ["arXiv's own DOI", { doi: '10.48550/arxiv.1706.03762' }, VASWANI],
  ['an ISBN', { isbn: '9780300122237' }, NUDGE],
])('looks up by %s', async (_trap, identifiers, expected) => {
  await library.add('c', WORKS);
  expect((await library.lookUp(identifiers)).map((each) => each.key)).toEqual([expected.key]);
});

test('many are looked up in the order of the asked', async () => {
  await library.add('c', WORKS);
  const found = await library.lookUpMany([
    { doi: '10.1/none' },
    { doi: WATSON.identifiers.doi },
    {},
    EINSTEIN.identifiers,
  ]);
  expect(found.map((works) => works.map((each) => each.key))).toEqual([[], [WATSON.key], [], [EINSTEIN.key]]);
});

test('a notice changes the standing of works found by whatever way, also of those added later', async () => {
  const notice = { standing: 'retracted' as const, doi: '10.1/notice', source: 'library' };
  await addNotices(scratch.pool, [{ doi: '10.1038/nature14539', notice }]);
  await addNotices(scratch.pool, [
    { doi: '10.1038/nature14539', notice: { standing: 'corrected', source: 'library' } },
  ]);
  await library.add('c', WORKS);
  for (const [found] of [await library.lookUp(DEEP.identifiers), await library.search({ title: 'Deep learning' })]) {
    expect(found?.standing).toBe('retracted');
    expect(found?.notices).toContainEqual(notice);
  }
  expect((await library.lookUp(WATSON.identifiers))[0]?.standing).toBe('current');
});

test('a collection can be taken out whole', async () => {
  await library.add('kept', [WATSON]);
  await library.add('gone', [DEEP, VASWANI]);
  expect(await library.drop('gone')).toBe(2);
  expect(await library.search({ title: DEEP.csl.title })).toEqual([]);
  expect((await library.status()).collections.map((each) => each.name)).toEqual(['kept']);
  const left = await scratch.pool.query('select distinct work from library_keys');
  expect(left.rowCount).toBe(1);
});
