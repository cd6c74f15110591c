import { createSources } from '@veracite/connectors/runtime/source';
import { dateOf, type CslItem } from '@veracite/model/csl';
import type { JournalListing } from '@veracite/library/store/listings';
import { readLists } from '@veracite/reputation/facts/lists';
import { readPublishers } from '@veracite/reputation/facts/publishers';
import type { PageReply } from '@veracite/reputation/web/guarded-get';
import type { RegistryCatalog } from '@veracite/testing/fake-databases/registries/catalog';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { createSourceChecker } from './checker';
import { AddressRefused, type SourceChecker, type SourceQuestion } from './port';

const everywhere = ['crossref', 'openalex', 'doaj', 'issn-portal'] as const;
const REGISTERED: RegistryCatalog = {
  journals: [
    { id: 'S1', title: 'Tidal Letters', issns: ['2167-8359'], worksCount: 900, in: everywhere },
    { id: 'S2', title: 'Tidal Letters and Reports', issns: ['0028-0836'], worksCount: 9_000, in: everywhere },
    { id: 'S3', title: 'Estuary', issns: ['1476-4687'], worksCount: 50, in: ['openalex'] },
    { id: 'S4', title: 'Estuary', issns: ['1932-6203'], worksCount: 800, in: ['crossref', 'openalex'] },
    { id: 'S5', title: 'Harbours', issns: ['0036-8075'], in: ['crossref', 'issn-portal'] },
    { id: 'S6', title: 'Sandbanks', issns: ['0140-6736'], publisher: 'Estuarine Society', in: ['openalex'] },
    { id: 'S7', title: 'Shoals', issns: ['0098-7484'], publisher: 'Ebb Press', in: ['openalex'] },
    { id: 'S8', title: 'Spits', issns: ['0959-8138'], publisher: 'Harbours', in: ['openalex'] },
  ],
  authors: [
    {
      id: 'A1',
      name: 'Ada Okoye',
      orcid: '0000-0002-1825-0097',
      in: ['openalex'],
      affiliations: [{ name: 'Tide College', ror: 'https://ror.org/03vek6s52' }],
    },
  ],
  organizations: [
    { id: 'https://ror.org/03vek6s52', name: 'Tidal College', types: ['education'], country: 'US', established: 1866 },
    { id: 'https://ror.org/05dxps055', name: 'Estuarine Society', types: ['nonprofit'] },
    { id: 'https://ror.org/01cwqze88', name: 'Estuarine Society of Harbours' },
    { id: 'https://ror.org/02mhbdp94', name: 'Ebb Press', status: 'withdrawn' },
  ],
};
const WORKS: CslItem[] = [
  {
    type: 'article-journal',
    title: 'Ebb',
    DOI: '10.1000/ebb',
    issued: dateOf(2012),
    'container-title': 'Tid. Lett.',
    ISSN: '2167-8359',
  },
];

let databases: FakeDatabases;
let sources: ReturnType<typeof createSources>;
let checker: SourceChecker;
let page: PageReply = { problem: 'unreachable', chain: [] };
const listing: JournalListing = {
  list: 'Our list',
  about: 'predatory',
  owner: 'Our library',
  date: '2026-01',
  title: 'Estuary',
  issns: [],
};

beforeAll(async () => {
  databases = await startFakeDatabases({ works: WORKS, registered: REGISTERED });
  const env = { UPSTREAM_ORIGIN: databases.origin, UPSTREAM_PACE: 'off', OPENALEX_API_KEY: 'key-of-the-spec' };
  sources = createSources({ env });
  checker = createSourceChecker({
    sources,
    registries: sources.registries,
    library: { lookUp: () => Promise.resolve([]), noticesAbout: () => Promise.resolve([]) },
    lists: readLists(),
    publishers: readPublishers(),
    imported: { naming: (titles) => Promise.resolve(titles.includes('estuary') ? [listing] : []) },
    numbersOf: (title) => (title === 'Havens' ? ['0036-8075'] : []),
    readPage: () => Promise.resolve(page),
    domains: { lookUp: () => Promise.resolve({ outcome: 'not-covered' }) },
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
});
afterAll(async () => {
  await sources.close();
  await databases.close();
});

const check = (question: SourceQuestion) => checker.check(question, { timeoutMs: 10_000 });
const journal = (input: string) => check({ input, inputType: 'journal' });

test('a title is whole: the longer title that holds it is another journal', async () => {
  const { report } = await journal('tidal letters');
  expect(report.existence.notes[0]).toBe('Tidal Letters, ISSN 2167-8359.');
  expect(report.existence.verifiedIn).toEqual(['Crossref', 'OpenAlex', 'DOAJ', 'ISSN Portal']);
});

test('a part of a title matches no journal', async () => {
  expect((await journal('Letters and Reports')).report).toMatchObject({
    insufficientEvidence: true,
    existence: { exists: false },
  });
});

test('of two journals of one title the one in more registries is shown, the other is mentioned', async () => {
  const { report } = await journal('Estuary');
  expect(report.existence.notes[0]).toContain('1932-6203');
  expect(report.balance.find(({ id }) => id === 'namesakes')?.statement).toContain('1476-4687');
});

test('a list that the operator imported is named with its owner', async () => {
  const { report } = await journal('Estuary');
  expect(report.balance).toContainEqual(
    expect.objectContaining({ side: 'against', origin: 'Our list (Our library)', date: '2026-01' }),
  );
});

test('a title that no search finds leads to its record by a known ISSN', async () => {
  expect((await journal('Havens')).report.existence.verifiedIn).toEqual(['Crossref', 'ISSN Portal']);
});

test('a DOI adds evidence about its journal with half its weight', async () => {
  const { report, inputType, outcomes } = await check({ input: 'doi:10.1000/EBB' });
  expect(inputType).toBe('doi');
  expect(report.balance.find(({ id }) => id === 'journal:doaj-journal')).toMatchObject({ weight: 3, side: 'for' });
  expect(report.balance.some(({ id }) => id.endsWith('issn-title'))).toBe(false);
  expect(outcomes.filter(({ outcome }) => outcome === 'answered').length).toBeGreaterThan(3);
});

test('an unregistered DOI', async () => {
  const { report } = await check({ input: '10.1000/never-registered' });
  expect(report).toMatchObject({ trustLevel: 'low', existence: { exists: false } });
});

test('a page that shows the ISSN of another journal has evidence against it', async () => {
  const html =
    '<meta name="citation_journal_title" content="Quantum Commerce"><meta name="citation_issn" content="2167-8359">';
  page = { status: 200, body: html, chain: ['https://quantum-commerce.org/'] };
  const { report } = await check({ input: 'quantum-commerce.org' });
  expect(report.balance.find(({ id }) => id === 'journal:issn-title')).toMatchObject({
    side: 'against',
    aspect: 'authenticity',
  });
});

test('an address that is not allowed, also behind a redirect, is refused', async () => {
  page = { problem: 'address-not-allowed', chain: ['https://sly.org/'] };
  await expect(check({ input: 'https://sly.org/' })).rejects.toThrow(AddressRefused);
});

test.each([
  ['a journal where an address was expected', 'Tidal Letters', 'url', 'journal'],
  ['a link to a DOI where an address was expected', 'https://doi.org/10.1000/ebb', 'url', 'doi'],
  ['an ISSN where an address was expected', '2167-8359', 'url', 'journal'],
  ['a title where a DOI was expected', 'Tidal Letters', 'doi', 'journal'],
  ['a number where a name was expected stays a name', '2167-8359', 'author', 'author'],
] as const)('%s', async (_name, input, asked, taken) => {
  expect((await check({ input, inputType: asked })).inputType).toBe(taken);
});

test.each([
  [
    'a publisher that is a research organisation, by its whole name',
    'Sandbanks',
    'for',
    'Estuarine Society is registered',
  ],
  ['a publisher whose record was withdrawn is no evidence', 'Shoals', 'neutral', 'is marked withdrawn'],
  ['a publisher whose name is a part of another one', 'Spits', undefined, ''],
])('%s', async (_name, title, side, statement) => {
  const line = (await journal(title)).report.balance.find(({ id }) => id === 'organisation');
  expect(line?.side).toBe(side);
  if (line) expect([line.statement, line.origin]).toEqual([expect.stringContaining(statement), 'ROR']);
});

test('the employer of an author is looked up by its ROR id, whatever its name', async () => {
  const { report } = await check({ input: '0000-0002-1825-0097', inputType: 'author' });
  expect(report.balance.find(({ id }) => id === 'organisation')).toMatchObject({
    side: 'for',
    origin: 'ROR',
    statement: 'Tidal College is registered as a research organisation (education, US, since 1866).',
  });
});

test('the report names what was not queried', async () => {
  expect((await journal('Estuary')).report.existence.notes.join(' ')).toContain('Not checked: whether Scopus');
});
