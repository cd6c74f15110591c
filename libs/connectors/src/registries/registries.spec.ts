import type { RegistryCatalog } from '@veracite/testing/fake-databases/registries/catalog';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { createSources } from '../runtime/source';
import { keySetting } from '../runtime/settings';
import { REGISTRIES } from './registry-definitions';
import { REGISTRY_IDS, type RegistryQuestion, type Registries, type RegistryId } from './registries';

const JOURNAL = {
  title: 'Annals of Tidal Research',
  alternativeTitles: ['Ann. Tidal Res.'],
  issns: ['1476-4687', '0028-0836'],
  publisher: 'Harbour Press',
  worksCount: 812,
  retracted: 3,
  worksByYear: [
    { year: 2024, works: 60 },
    { year: 2023, works: 50 },
  ],
};
const REGISTERED: RegistryCatalog = {
  journals: [
    { ...JOURNAL, id: 'S77', issnL: '0028-0836', hIndex: 41, in: ['crossref', 'openalex', 'doaj', 'issn-portal'] },
    { title: 'Annals of Tidal Research and Practice', issns: ['2167-8359'], id: 'S78', in: ['crossref', 'openalex'] },
  ],
  publishers: [{ id: '4711', name: 'Harbour Press', prefixes: ['10.5555'], in: ['crossref'] }],
  authors: [
    {
      id: 'A5',
      name: 'Maren Voss',
      orcid: '0000-0002-1825-0097',
      hIndex: 12,
      affiliations: [{ name: 'University of Leith' }],
      in: ['openalex', 'semantic-scholar', 'orcid'],
    },
  ],
  organizations: [
    { id: 'https://ror.org/013meh722', name: 'University of Leith', country: 'GB', types: ['education'] },
  ],
};

const KNOWN: Record<RegistryQuestion, { value: string; finds: object; absent: string }> = {
  'journal by issn': { value: '1476-4687', finds: { title: JOURNAL.title }, absent: '1932-6203' },
  'journal by title': { value: 'annals of tidal research', finds: { title: JOURNAL.title }, absent: 'Zyzzyva letters' },
  'publisher by name': { value: 'harbour press', finds: { id: '4711' }, absent: 'Nowhere Press' },
  'publisher by doi-prefix': { value: '10.5555', finds: { name: 'Harbour Press' }, absent: '10.9999' },
  'author by orcid': {
    value: 'https://orcid.org/0000-0002-1825-0097',
    finds: { name: 'Maren Voss' },
    absent: '0000-0001-5109-3700',
  },
  'author by name': { value: 'Maren Voss', finds: { name: 'Maren Voss' }, absent: 'Ignatius Quux' },
  'organization by name': { value: 'University of Leith', finds: { country: 'GB' }, absent: 'University of Nowhere' },
  'organization by ror': { value: '013meh722', finds: { name: 'University of Leith' }, absent: '02437s643' },
  'retracted works by journal': { value: '1476-4687', finds: { count: 3 }, absent: '1932-6203' },
};
/** OpenAlex counts by its own id. */
const valueFor = (registry: RegistryId, question: RegistryQuestion, value: string): string =>
  registry === 'openalex' && question === 'retracted works by journal' ? 'S77' : value;

const OPEN = {
  ...Object.fromEntries(REGISTRY_IDS.map((id) => [keySetting(id), 'key-of-the-spec'])),
  SOURCES: REGISTRY_IDS.join(','),
};
let standIn: FakeDatabases;
let sources: ReturnType<typeof createSources>;
let registries: Registries;

function open(env: Record<string, string>) {
  return createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', ...env } });
}

beforeAll(async () => {
  standIn = await startFakeDatabases({ works: [], registered: REGISTERED });
});
beforeEach(() => {
  standIn.setFaults({});
  sources = open(OPEN);
  registries = sources.registries;
});
afterEach(() => sources.close());
afterAll(() => standIn.close());

const ASKED = REGISTRY_IDS.flatMap((id) =>
  (Object.keys(REGISTRIES[id].requests) as RegistryQuestion[]).map((question) => [id, question] as const),
);

describe.each(ASKED)('%s: %s', (id, question) => {
  const { value, finds, absent } = KNOWN[question];

  test('finds what it holds', async () => {
    const { consultation, records } = await registries.ask(id, question, valueFor(id, question, value));
    expect(consultation).toMatchObject({ connector: id, outcome: 'answered' });
    const known = id === 'orcid' || id === 'semantic-scholar' ? { name: 'Maren Voss' } : finds;
    const expected = id === 'issn-portal' ? { issns: ['0028-0836', '1476-4687'], ...known } : known;
    expect(records[0]).toMatchObject({ registry: id, ...expected });
  });

  test('what it does not hold is answered, and empty', async () => {
    const { consultation, records } = await registries.ask(id, question, absent);
    if (question === 'retracted works by journal')
      return expect(records).toEqual(id === 'openalex' ? [] : [{ registry: id, count: 0 }]);
    expect(consultation).toMatchObject({ outcome: 'answered', found: 0 });
  });

  test('what is no such value at all opens no connection', async () => {
    const before = standIn.calls().length;
    if (!/ by (?:name|title)$/.test(question)) await registries.ask(id, question, 'no such value');
    expect(standIn.calls().length).toBe(before);
  });

  test.each(['wrong-shape', 'garbage', 'server-error', 'too-many'] as const)(
    '%s is a named failure, never absence',
    async (kind) => {
      standIn.setFaults({ [id]: { kind } });
      const { consultation } = await registries.ask(id, question, valueFor(id, question, value));
      expect(consultation.outcome).toBe('failed');
      expect(consultation.problem).toBe(
        { 'wrong-shape': 'bad-reply', garbage: 'bad-reply', 'server-error': 'unavailable', 'too-many': 'rate-limited' }[
          kind
        ],
      );
    },
  );
});

test('a journal is read with its figures, its years in order', async () => {
  const { records } = await registries.ask('openalex', 'journal by issn', '0028-0836');
  expect(records[0]).toMatchObject({
    id: 'S77',
    url: 'https://openalex.org/S77',
    issns: ['0028-0836', '1476-4687'],
    publisher: 'Harbour Press',
    hIndex: 41,
    inDoaj: true,
    worksByYear: [
      { year: 2023, works: 50 },
      { year: 2024, works: 60 },
    ],
  });
});

test('a title alone brings its longer neighbours too: comparing is the caller’s', async () => {
  const { records } = await registries.ask('crossref', 'journal by title', 'Annals of Tidal Research');
  expect(records.map((record) => record.title)).toEqual([JOURNAL.title, 'Annals of Tidal Research and Practice']);
});

test('an answer is remembered', async () => {
  await registries.ask('doaj', 'journal by issn', '1476-4687');
  const again = await registries.ask('doaj', 'journal by issn', '1476-4687');
  expect(again.consultation.cached).toBe(true);
});

test('with nothing configured: ORCID is off and says why, OpenAlex answers by number and not by words', async () => {
  const bare = open({});
  const orcid = await bare.registries.ask('orcid', 'author by name', 'Maren Voss');
  expect(orcid.consultation).toMatchObject({ outcome: 'skipped', detail: expect.stringContaining('terms') as string });
  const words = await bare.registries.ask('openalex', 'author by name', 'Maren Voss');
  expect(words.consultation).toMatchObject({ outcome: 'skipped', detail: 'A search needs a key.' });
  const number = await bare.registries.ask('openalex', 'author by orcid', '0000-0002-1825-0097');
  expect(number.records).toHaveLength(1);
  expect(bare.registries.list().find((item) => item.id === 'orcid')).toMatchObject({ state: 'off', name: 'ORCID' });
  await bare.close();
});

test('who answers a question', () => {
  expect(registries.supporting('journal by issn')).toEqual(['crossref', 'openalex', 'doaj', 'issn-portal']);
  expect(registries.supporting('organization by ror')).toEqual(['ror']);
});
