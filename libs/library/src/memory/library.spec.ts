import type { Work } from '@veracite/model/work';
import { memoryLibrary } from '@veracite/testing/memory-library';
import { starterLines } from '@veracite/testing/starter-lines';
import { workOfLine } from '../starter/line';
import type { Library } from '../port';
import { work } from '../../testing/works';

let works: Work[];
let library: Library;
beforeAll(async () => {
  works = (await starterLines()).map(workOfLine);
  library = memoryLibrary(works);
});

test('every work of the starter is among the first three for its own title and people', async () => {
  const found = await library.searchMany(works.map(({ csl }) => ({ title: csl.title, authors: csl.author, limit: 3 })));
  const lost = works.filter((work, index) => !found[index]?.includes(work));
  expect(lost.map(({ key }) => key)).toEqual([]);
});

test('every work is found by each of its identifiers', async () => {
  const found = await library.lookUpMany(works.map(({ identifiers }) => identifiers));
  const lost = works.filter(
    ({ identifiers }, index) => Object.keys(identifiers).length > 0 && !found[index]?.includes(works[index] as Work),
  );
  expect(lost.map(({ key }) => key)).toEqual([]);
});

test.each<[string, Parameters<Library['search']>[0], string]>([
  [
    'a bare reference',
    { raw: 'Vaswani A. et al. 2017. Attention is all you need. NIPS.' },
    'Attention is all you need',
  ],
  [
    'one word misspelt',
    { title: 'Attention is al you need', raw: 'Vaswani 2017 Attention is al you need' },
    'Attention is all you need',
  ],
])('search: %s', async (_name, query, title) => {
  expect((await library.search(query))[0]?.csl.title?.toLowerCase()).toBe(title.toLowerCase());
});

test('find: a half title, a misspelt name, a year that is off', async () => {
  const [first] = await library.find({ title: 'attention need', authors: [{ family: 'Vaswany' }], year: 2018 });
  expect(first?.csl.title?.toLowerCase()).toBe('attention is all you need');
});

test('an invented work is not found', async () => {
  expect(await library.search({ title: 'Recursive moonlight budgets in provincial kettle taxonomies' })).toEqual([]);
  expect(await library.lookUp({ doi: '10.5555/none' })).toEqual([]);
});

/** PostgreSQL reads five works by words of the title. More in memory would suggest other works than the server does. */
test('of many similar works those that share most are read, as many as in PostgreSQL', async () => {
  const regions = ['Bohemia', 'Galicia', 'Thuringia', 'Silesia', 'Moravia', 'Styria', 'Carniola', 'Banat'];
  const similar = regions.map((region) => work(`Provincial kettle taxonomies of ${region}`, 'Okafor, Ada', 1990));
  const found = await memoryLibrary(similar).search({ title: 'Provincial kettle taxonomies in Styria', limit: 8 });
  expect(found).toHaveLength(5);
  expect(found[0]?.csl.title).toBe('Provincial kettle taxonomies of Styria');
});
