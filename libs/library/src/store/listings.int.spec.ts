import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary, type LocalLibrary } from '../create';
import type { JournalListing } from './listings';

let scratch: ScratchPool;
let library: LocalLibrary;
beforeAll(async () => {
  scratch = await scratchPool();
  library = await createLibrary(scratch.pool);
  await library.listings.add(LISTINGS);
});
afterAll(() => scratch.end());

const listing = (list: string, title: string, issns: string[], date = '2026'): JournalListing => ({
  list,
  about: 'vetted',
  owner: 'A list owner',
  date,
  title,
  issns,
});

const LISTINGS = [
  listing('A', 'The Annals of Tides', ['0028-0836', '1476-4687']),
  listing('B', 'Annals of Tides', []),
  listing('A', 'Tidal Letters', ['2167-8359'], '2020'),
  listing('A', 'Tidal Letters', ['2167-8359'], '2025'),
];

test.each([
  ['either of its ISSNs', [], ['1476-4687'], ['A']],
  ['its title, the article left out', ['annals of tides'], [], ['A', 'B']],
  ['a title with the ISSN of another journal: lists without ISSNs only', ['Annals of Tides'], ['2167-835X'], ['B']],
  ['a part of a title names no journal', ['Annals'], [], []],
  ['nothing asked', [], [], []],
])('%s', async (_name, titles, issns, lists) => {
  expect((await library.listings.naming(titles, issns)).map(({ list }) => list)).toEqual(lists);
});

test('an entry that comes again is replaced', async () => {
  expect(await library.listings.naming([], ['2167-8359'])).toEqual([expect.objectContaining({ date: '2025' })]);
});
