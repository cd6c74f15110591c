import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { DATABASE_IDS, type DatabaseId } from '@veracite/connectors/connector-definitions';
import { keySetting } from '@veracite/connectors/runtime/settings';
import { createSources } from '@veracite/connectors/runtime/source';
import type { Fault as PlantedFault } from '@veracite/testing/fake-databases/faults';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { selfSigned } from '@veracite/testing/self-signed';
import { diagnose, type Diagnosis, type Fault } from './diagnose';
import { formatDiagnoses, summaryOf } from './format-diagnoses';

const KEYS = Object.fromEntries(DATABASE_IDS.map((id) => [keySetting(id), 'key-of-the-spec']));
const ALL = { ...KEYS, CONTACT_EMAIL: 'ops@veracite.test', SOURCES: DATABASE_IDS.join(',') };

async function diagnosed(origin: string, env: Record<string, string>, ids?: DatabaseId[]): Promise<Diagnosis[]> {
  const sources = createSources({ env: { UPSTREAM_ORIGIN: origin, ...env } });
  const diagnoses = await diagnose(sources, env, ids);
  await sources.close();
  return diagnoses;
}

const PLANTED: [name: string, id: DatabaseId, planted: PlantedFault, named: Fault][] = [
  ['a key that is refused', 'semantic-scholar', { kind: 'no-access' }, 'key'],
  ['another schema', 'openalex', { kind: 'wrong-shape' }, 'schema'],
  ['an empty list for everything', 'crossref', { kind: 'empty' }, 'empty'],
  ['slow answers', 'datacite', { kind: 'slow', ms: 3_200 }, 'slow'],
  ['a rate limit', 'doaj', { kind: 'too-many' }, 'rate-limit'],
  ['a login page', 'europe-pmc', { kind: 'html' }, 'web-page'],
  ['an internal error', 'dblp', { kind: 'server-error' }, 'server-error'],
  ['a reply that was cut off', 'zenodo', { kind: 'truncated' }, 'syntax'],
  ['records without authors and years', 'open-library', { kind: 'titles-only' }, 'fields'],
  ['another work than the known one', 'inspire-hep', { kind: 'other-works' }, 'other-work'],
];

describe('planted faults', () => {
  let standIn: FakeDatabases;
  let diagnoses: Diagnosis[];
  beforeAll(async () => {
    standIn = await startFakeDatabases({ works: [], faults: Object.fromEntries(PLANTED.map(([, id, fault]) => [id, fault])) }); // prettier-ignore
    diagnoses = await diagnosed(standIn.origin, ALL);
  });
  afterAll(() => standIn.close());

  test.each(PLANTED)('%s', (_name, id, _planted, named) => {
    expect(diagnoses.find((diagnose) => diagnose.id === id)).toMatchObject({ state: 'fails', fault: named });
  });

  test('a certificate that no authority signed', async () => {
    const server = createServer(selfSigned()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await diagnosed(origin, ALL, ['crossref'])).toMatchObject([{ state: 'fails', fault: 'certificate' }]);
    server.close();
  });

  test('a name that cannot be resolved', async () => {
    expect(await diagnosed('http://no-such-host.invalid', ALL, ['crossref'])).toMatchObject([
      { state: 'fails', fault: 'name' },
    ]);
  });

  test('no other database has a fault, and all are in the table', () => {
    const planted = PLANTED.map(([, id]) => id as string);
    expect(diagnoses.filter(({ id, fault }) => fault !== undefined && !planted.includes(id))).toEqual([]);
    expect(diagnoses.find(({ id }) => id === 'semantic-scholar')).toMatchObject({ key: 'refused' });
    expect(diagnoses.find(({ id }) => id === 'scopus')).toMatchObject({ key: 'accepted', isFound: true, missing: [] });
    expect(summaryOf(diagnoses)).toBe(`${DATABASE_IDS.length - 10} work, 10 fail, 0 were not asked.`);
    const table = formatDiagnoses(diagnoses).split('\n');
    expect(table).toHaveLength(DATABASE_IDS.length + 3);
    expect(table.find((line) => line.startsWith('crossref'))).toMatch(/fails: empty +\d\.\d s +none needed +not found +3 in 1 s +It was asked for “Basic/); // prettier-ignore
  });
});

test('a database that is off or has no key is not asked', async () => {
  const standIn = await startFakeDatabases({ works: [] });
  const diagnoses = await diagnosed(standIn.origin, { CONTACT_EMAIL: 'ops@veracite.test' }, [
    'scopus',
    'crossref',
    'openalex',
  ]);
  expect(diagnoses).toMatchObject([
    { id: 'crossref', state: 'works', key: 'none needed' },
    {
      id: 'openalex',
      state: 'works',
      key: 'not set',
      detail: 'Searches need a key from https://openalex.org/settings/api in OPENALEX_API_KEY.',
    },
    { id: 'scopus', state: 'not asked', key: 'not set', missing: [] },
  ]);
  expect(standIn.calls().map(({ database }) => database)).toEqual(['crossref', 'openalex', 'crossref']);
  await standIn.close();
});

test('a database that finds its known work, but not its known journal', async () => {
  const standIn = await startFakeDatabases({ works: [] });
  const sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, ...ALL } });
  const detail = 'It was asked for the journal “BMC Bioinformatics”, which it is known to hold, and found nothing.';
  const control = () =>
    Promise.resolve({ outcome: 'failed', problem: 'control', fault: 'empty', detail, ms: 9 } as const);
  const diagnoses = await diagnose({ ...sources, registries: { control } }, ALL, ['crossref', 'pubmed']);
  expect(diagnoses).toMatchObject([
    { id: 'crossref', state: 'fails', fault: 'empty', detail },
    { id: 'pubmed', state: 'works' },
  ]);
  await sources.close();
  await standIn.close();
});
