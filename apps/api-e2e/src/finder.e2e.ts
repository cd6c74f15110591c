import type { FindResponse } from '@veracite/contracts/find';
import { dateOf, type CslItem } from '@veracite/model/csl';
import { billing, newAccount, type Client } from './support/client';
import { runningForTests, WORKS } from './support/running';

jest.setTimeout(180_000);

const kettle = (index: number, more: Partial<CslItem> = {}): CslItem => ({
  type: 'article-journal',
  title: `Whistling kettles observed, part ${String.fromCharCode(97 + index).repeat(3)}`,
  author: [{ family: 'Quellmann', given: 'Theodor' }],
  'container-title': 'Journal of Domestic Acoustics',
  issued: dateOf(2010 + (index % 2)),
  DOI: `10.5555/kettle.${index}`,
  ...more,
});
const REMEMBERED_TWICE: CslItem[] = [
  kettle(30, { title: 'Steam whistles and their pitch', author: [{ family: 'Ostrowitz', given: 'Paula' }] }),
  kettle(31, { title: 'Steam whistles and their pitch', author: [{ family: 'Barnabas', given: 'Ivo' }] }),
];

const kettles = Array.from({ length: 24 }, (_, index) => kettle(index));
const running = runningForTests(undefined, { works: [...WORKS, ...kettles, ...REMEMBERED_TWICE] });
afterEach(() => running.standIn.setFaults({}));

const find = async (client: Client, asked: object) => {
  const { status, body } = await client.post('/api/citations/find', asked);
  expect(status).toBe(200);
  return body as FindResponse;
};

const HALLMARKS_DOI = '10.1016/s0092-8674(00)81683-9';

test('310, 311, 314: a half-remembered work is found for one credit, with every database that holds it', async () => {
  const client = await newAccount(running.origin);
  const asked = { title: 'hallmarks cancer', author: 'Hanahan', year: '2001' };
  const { results, totalFound, searchTime, query, page, totalPages } = await find(client, asked);
  expect({ page, totalPages, query }).toMatchObject({ page: 1, totalPages: 1, query: { ...asked, year: 2001 } });
  expect(totalFound).toBeGreaterThan(0);
  expect(searchTime).toBeGreaterThanOrEqual(0);
  const [first] = results;
  expect(first).toMatchObject({
    id: expect.stringMatching(/\S/) as string,
    title: 'The hallmarks of cancer',
    authors: ['Douglas Hanahan', 'Robert A. Weinberg'],
    journal: 'Cell',
    year: 2000,
    volume: '100',
    pages: '57-70',
    doi: HALLMARKS_DOI,
    url: expect.stringMatching(/^https?:/) as string,
    source: 'Crossref',
    standing: 'current',
  });
  expect(first?.confidence).toBeGreaterThan(0.8);
  expect(first?.confidence).toBeLessThanOrEqual(1);
  expect(Object.keys(first?.formattedCitations ?? {}).sort()).toEqual(['apa', 'chicago', 'mla']);
  for (const citation of Object.values(first?.formattedCitations ?? {}))
    expect(citation).toMatch(/Hanahan.*hallmarks of cancer.*Cell/i);
  const holders = first?.links?.map(({ source }) => source) ?? [];
  expect(holders).toEqual(expect.arrayContaining(['Crossref', 'DOAJ']));
  expect(new Set(holders).size).toBe(holders.length);
  expect(results.filter(({ doi }) => doi === HALLMARKS_DOI)).toHaveLength(1);
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 1 });
});

test.each([
  ['a misspelt author', { title: 'hallmarks', author: 'Hannahan' }],
  ['a wrong title word', { title: 'the hallmarks of tumours', author: 'Weinberg' }],
  ['author, year and journal', { author: 'Hanahan', year: 2000, journal: 'Cell' }],
  ['the DOI as an address', { doi: `https://doi.org/${HALLMARKS_DOI.toUpperCase()}` }],
  ['the DOI pasted into the title', { title: `doi:${HALLMARKS_DOI}` }],
  ['keywords', { keywords: 'cancer hallmarks' }],
])('310: found by %s', async (_name, asked) => {
  const { results } = await find(await newAccount(running.origin), asked);
  expect(results[0]).toMatchObject({ doi: HALLMARKS_DOI });
});

test('a search that finds no work costs nothing', async () => {
  const client = await newAccount(running.origin);
  expect((await find(client, { title: 'zyxqv wbblnk qqrrt', author: 'Xyzzq' })).results).toEqual([]);
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0 });
});

test('20 at most; further pages cost nothing and are visible to the user alone', async () => {
  const client = await newAccount(running.origin);
  const first = await find(client, { author: 'Quellmann', journal: 'Domestic Acoustics', title: 'whistling kettles' });
  expect(first.results).toHaveLength(20);
  expect(first).toMatchObject({ page: 1, totalPages: 2 });
  const second = (await client.get(`/api/citations/find/${first.searchId}?page=2`)).body as FindResponse;
  expect(second).toMatchObject({ page: 2, totalFound: first.totalFound });
  const ids = [...first.results, ...second.results].map(({ id }) => id);
  expect(new Set(ids).size).toBe(first.totalFound);
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 1 });
  expect((await client.get(`/api/citations/find/${first.searchId}?page=3`)).status).toBe(404);
  expect((await client.get(`/api/citations/find/${first.searchId}?page=0`)).status).toBe(400);
  const stranger = await newAccount(running.origin);
  expect((await stranger.get(`/api/citations/find/${first.searchId}?page=2`)).status).toBe(404);
});

test('works that fit equally well share the chance, and one question would split them', async () => {
  const { results, followUp } = await find(await newAccount(running.origin), {
    title: 'steam whistles and their pitch',
  });
  expect(results.slice(0, 2).map(({ confidence }) => Math.round(confidence * 10))).toEqual([5, 5]);
  expect(followUp).toMatchObject({ about: 'year', text: 'Was it 2010 or 2011?' });
  expect(followUp?.options.flatMap(({ works }) => works).sort()).toEqual(
    results
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  );
});

test.each([
  ['nothing', {}, 'At least one search field must be provided'],
  ['a year alone', { year: 2020 }, 'At least one search field must be provided'],
  ['blanks', { title: '  ', keywords: '' }, 'At least one search field must be provided'],
  ['a DOI that is none', { doi: 'ten point one' }, 'doi must be a DOI, as 10.1038/nature14539'],
  ['1899', { title: 'x', year: 1899 }, undefined],
  ['no number', { title: 'x', year: 'abc' }, undefined],
  ['another style', { title: 'x', format: 'ieee' }, undefined],
  ['a list', { title: ['x'] }, undefined],
])('312, 313: a search for %s is refused and free', async (_name, body, message) => {
  const client = await newAccount(running.origin);
  const answer = await client.post('/api/citations/find', body);
  expect(answer.status).toBe(400);
  if (message) expect(answer.body).toMatchObject({ message });
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0 });
});

test('an unavailable database is named, and the results of the others are used', async () => {
  running.standIn.setFaults({ crossref: { kind: 'server-error' } });
  const { results, consulted } = await find(await newAccount(running.origin), {
    title: 'hallmarks of cancer',
    author: 'Hanahan',
  });
  expect(results[0]).toMatchObject({ doi: HALLMARKS_DOI });
  expect(consulted).toContainEqual(expect.objectContaining({ source: 'Crossref', outcome: 'failed' }));
});
