import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Fault } from '@veracite/testing/fake-databases/faults';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { selfSigned } from '@veracite/testing/self-signed';
import { DATABASE_IDS, DATABASES, type DatabaseId } from '../connector-definitions';
import type { ControlReport, RequestOptions, Sources } from '../sources';
import { inProcessCache, type CacheStore } from './cache-store';
import { createClock } from './clock';
import { keySetting } from './settings';
import { createSources } from './source';

const KEYS = Object.fromEntries(DATABASE_IDS.map((id) => [keySetting(id), 'key-of-the-spec']));
const OPEN = { ...KEYS, CONTACT_EMAIL: 'ops@veracite.test', SOURCES: DATABASE_IDS.join(','), UPSTREAM_PACE: 'off' };
let standIn: FakeDatabases;
let sources: Sources;

const opened = (cache?: CacheStore, clock = createClock()): Sources =>
  createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, ...OPEN }, clock, ...(cache && { cache }) });

beforeAll(async () => {
  standIn = await startFakeDatabases({ works: [] });
});
beforeEach(() => {
  standIn.setFaults({});
  sources = opened();
});
afterEach(() => sources.close());
afterAll(() => standIn.close());

const questionOf = (id: DatabaseId) => (DATABASES[id].search ? 'search' : 'identifier');
const requestsTo = (id: DatabaseId) => standIn.calls().filter(({ database }) => database === id).length;

/** Runs the controls of all databases at once. */
const controlAll = async (options?: RequestOptions, asked = sources): Promise<[DatabaseId, ControlReport][]> =>
  Promise.all(
    DATABASE_IDS.map(
      async (id) => [id, await asked.control(id, questionOf(id), options)] as [DatabaseId, ControlReport],
    ),
  );

test('every database finds the work that it is known to hold, with all fields', async () => {
  for (const [id, report] of await controlAll())
    expect([id, report]).toMatchObject([id, { outcome: 'passed', missing: [] }]);
});

test.each<[string, Fault['kind'], Partial<ControlReport>]>([
  ['broken JSON or XML', 'garbage', { outcome: 'failed', problem: 'bad-reply' }],
  ['a reply that was cut off', 'truncated', { outcome: 'failed', problem: 'bad-reply' }],
  ['an empty list for everything', 'empty', { outcome: 'failed' }],
  ['a blank reply', 'blank', { outcome: 'failed', problem: 'bad-reply' }],
  ['a login page', 'html', { outcome: 'failed', problem: 'bad-reply' }],
  ['another schema', 'wrong-shape', { outcome: 'failed', problem: 'bad-reply' }],
  ['another work', 'other-works', { outcome: 'failed', problem: 'control', fault: 'other-work' }],
  ['records without authors and years', 'titles-only', { outcome: 'failed', problem: 'control' }],
  ['no access', 'no-access', { outcome: 'failed', problem: 'unauthorised' }],
])('%s: the control of every database fails', async (_name, kind, expected) => {
  standIn.setFaults(Object.fromEntries(DATABASE_IDS.map((id) => [id, { kind }])));
  for (const [id, report] of await controlAll()) expect([id, report]).toMatchObject([id, expected]);
  expect(sources.list().filter(({ control }) => control !== 'failed')).toEqual([]);
});

test('the right reply under another content type is read by every database', async () => {
  standIn.setFaults(Object.fromEntries(DATABASE_IDS.map((id) => [id, { kind: 'wrong-type' }])));
  for (const [id, report] of await controlAll()) expect([id, report]).toMatchObject([id, { outcome: 'passed' }]);
});

test.each<[string, Fault, ControlReport['problem']]>([
  ['429 with Retry-After', { kind: 'too-many', retryAfter: 9 }, 'rate-limited'],
  ['429 without Retry-After', { kind: 'too-many' }, 'rate-limited'],
  ['429 until tomorrow', { kind: 'too-many', retryAfter: 40_000 }, 'quota-spent'],
  ['503', { kind: 'out-of-order' }, 'unavailable'],
  ['a connection that breaks', { kind: 'reset' }, 'unavailable'],
])('%s: no database passes its control, and none is said not to work', async (_name, fault, problem) => {
  standIn.setFaults(Object.fromEntries(DATABASE_IDS.map((id) => [id, fault])));
  const quick = opened(undefined, createClock(10));
  for (const [id, report] of await controlAll({ rounds: 1 }, quick))
    expect([id, report]).toMatchObject([id, { outcome: 'unasked', problem }]);
  expect(quick.list().filter(({ control }) => control)).toEqual([]);
  await quick.close();
});

test('a certificate that no authority signed: no database passes its control', async () => {
  const server = createServer(selfSigned()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const unsigned = createSources({ env: { ...OPEN, UPSTREAM_ORIGIN: origin } });
  for (const [id, report] of await controlAll({ rounds: 1 }, unsigned))
    expect([id, report]).toMatchObject([id, { outcome: 'unasked', fault: 'certificate' }]);
  await unsigned.close();
  server.close();
});

describe('how often the known work is asked for', () => {
  test('once, however many references wait for it', async () => {
    const before = requestsTo('crossref');
    const reports = await Promise.all([1, 2, 3].map(() => sources.control('crossref', 'search')));
    expect(reports.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed']);
    expect(await sources.control('crossref', 'search')).toEqual({ outcome: 'passed' });
    expect(requestsTo('crossref') - before).toBe(1);
  });

  test('not again after it failed', async () => {
    standIn.setFaults({ crossref: { kind: 'empty' } });
    const first = await sources.control('crossref', 'search');
    const before = requestsTo('crossref');
    expect(await sources.control('crossref', 'search')).toEqual(first);
    expect(requestsTo('crossref')).toBe(before);
  });

  test('not at all after a search or lookup that found something, in this process or another', async () => {
    const cache = inProcessCache();
    const [left, right] = [opened(cache), opened(cache)];
    const { title, family } = DATABASES.crossref.control;
    await left.ask({ type: 'search', connector: 'crossref', query: { title, authors: [{ family }] } });
    const before = requestsTo('crossref');
    for (const each of [left, right]) expect(await each.control('crossref', 'search')).toEqual({ outcome: 'passed' });
    expect(requestsTo('crossref')).toBe(before);
    await Promise.all([left.close(), right.close()]);
  });

  test('once after a search that found other works only', async () => {
    standIn.setFaults({ crossref: { kind: 'other-works' } });
    await sources.ask({ type: 'search', connector: 'crossref', query: { title: 'Kettles and their lids' } });
    expect(await sources.control('crossref', 'search')).toMatchObject({ outcome: 'failed', fault: 'other-work' });
  });

  test('a lookup that found something does not show that searches work', async () => {
    const { doi: value = '' } = DATABASES.crossref.control.identifiers ?? {};
    const question = { type: 'identifier', connector: 'crossref', kind: 'doi', value } as const;
    await sources.ask(question);
    standIn.setFaults({ crossref: { kind: 'empty', times: 1 } });
    expect(await sources.control('crossref', 'identifier')).toEqual({ outcome: 'passed' });
    const failed = await sources.control('crossref', 'search');
    expect(failed).toMatchObject({ outcome: 'failed', problem: 'control' });
    await sources.ask(question, { bypassCache: true });
    expect(await sources.control('crossref', 'search')).toEqual(failed);
  });

  test('again after a control that could not be asked', async () => {
    standIn.setFaults({ crossref: { kind: 'too-many', retryAfter: 1, times: 1 } });
    expect(await sources.control('crossref', 'search', { rounds: 1 })).toMatchObject({ outcome: 'unasked' });
    expect(await sources.control('crossref', 'search')).toMatchObject({ outcome: 'passed' });
  });

  test('no longer than the deadline of the check', async () => {
    standIn.setFaults({ crossref: { kind: 'hang' } });
    const start = Date.now();
    const report = await sources.control('crossref', 'search', { deadline: start + 200 });
    expect(report).toMatchObject({ outcome: 'unasked', problem: 'timeout' });
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});
