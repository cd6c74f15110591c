import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import type { Fault } from '@veracite/testing/fake-databases/faults';
import { createSources } from './source';
import type { Sources } from '../sources';
import { INVENTED_WORKS } from '@veracite/testing/connectors/invented-works-by-database';

let standIn: FakeDatabases;
let sources: Sources;

function open(env: Record<string, string> = {}): Sources {
  return createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', ...env } });
}

beforeAll(async () => {
  standIn = await startFakeDatabases({ works: INVENTED_WORKS });
});
beforeEach(() => {
  standIn.setFaults({});
  standIn.setLatency(0);
  sources = open();
});
afterEach(() => sources.close());
afterAll(() => standIn.close());

const DOI = '10.5555/tides.2016.12';
const callsFor = (database: string): number => standIn.calls().filter((call) => call.database === database).length;

describe('errors have names', () => {
  test.each<[string, Fault, string]>([
    ['429 with Retry-After', { kind: 'too-many', retryAfter: 60 }, 'rate-limited'],
    ['429 that lasts till midnight', { kind: 'too-many', retryAfter: 40_000 }, 'quota-spent'],
    ['500', { kind: 'server-error' }, 'unavailable'],
    ['503', { kind: 'out-of-order' }, 'unavailable'],
    ['a connection that breaks', { kind: 'reset' }, 'unavailable'],
    ['JSON cut short', { kind: 'garbage' }, 'bad-reply'],
    ['JSON of another shape', { kind: 'wrong-shape' }, 'bad-reply'],
    ['a page for robots, with 200', { kind: 'html' }, 'bad-reply'],
    ['64 MB in a few kB of gzip', { kind: 'bomb' }, 'bad-reply'],
    ['a body without end', { kind: 'endless' }, 'bad-reply'],
  ])('%s', async (_name, fault, problem) => {
    standIn.setFaults({ crossref: fault });
    const { consultation, works } = await sources.ask({
      type: 'identifier',
      connector: 'crossref',
      kind: 'doi',
      value: DOI,
    });
    expect(consultation).toMatchObject({ outcome: 'failed', problem, found: 0 });
    expect(works).toEqual([]);
  });

  test.each<[string, Fault]>([
    ['no reply', { kind: 'hang' }],
    ['a byte at a time', { kind: 'drip' }],
    ['the correct reply, too late', { kind: 'slow', ms: 60_000 }],
  ])('%s ends at the deadline', async (_name, fault) => {
    standIn.setFaults({ crossref: fault });
    const started = Date.now();
    const { consultation } = await sources.ask(
      { type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI },
      { deadline: started + 300 },
    );
    expect(consultation).toMatchObject({ outcome: 'failed', problem: 'timeout' });
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  test('aborting ends it at once', async () => {
    standIn.setFaults({ crossref: { kind: 'hang' } });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const started = Date.now();
    const { consultation } = await sources.ask(
      { type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI },
      { signal: stop.signal },
    );
    expect(consultation).toMatchObject({ outcome: 'failed', problem: 'timeout' });
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  test('an unreachable server is unavailable, and soon skipped', async () => {
    const alone = createSources({ env: { UPSTREAM_ORIGIN: 'http://127.0.0.1:1', UPSTREAM_PACE: 'off' } });
    const outcomes = [];
    for (let i = 0; i < 3; i += 1)
      outcomes.push(
        (await alone.ask({ type: 'search', connector: 'crossref', query: { title: `tides ${i}` } })).consultation,
      );
    expect(outcomes.map((outcome) => outcome.outcome)).toEqual(['failed', 'failed', 'skipped']);
    expect(outcomes.every((outcome) => outcome.problem === 'unavailable')).toBe(true);
    expect(alone.list().find((state) => state.source.id === 'crossref')?.state).toBe('resting');
    await alone.close();
  });
});

describe('what is sent', () => {
  test('absent is an answer, and not a failure', async () => {
    const { consultation } = await sources.ask({
      type: 'identifier',
      connector: 'crossref',
      kind: 'doi',
      value: '10.5555/never.was',
    });
    expect(consultation).toMatchObject({ outcome: 'answered', found: 0 });
  });

  test('equal requests are sent once, and later answered from the cache', async () => {
    const before = callsFor('crossref');
    const [item, two] = await Promise.all([
      sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI }),
      sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI.toUpperCase() }),
    ]);
    const later = await sources.ask({
      type: 'identifier',
      connector: 'crossref',
      kind: 'doi',
      value: `https://doi.org/${DOI}`,
    });
    expect(callsFor('crossref') - before).toBe(1);
    expect(two.works).toEqual(item.works);
    const { askedAt } = item.consultation;
    expect(Date.parse(askedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(later.consultation).toMatchObject({ cached: true, found: 1, askedAt });
    expect(later.works).toEqual(item.works);
  });

  test('bypassCache sends the request and caches the answer', async () => {
    await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI });
    const before = callsFor('crossref');
    const fresh = await sources.ask(
      { type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI },
      { bypassCache: true },
    );
    expect([fresh.consultation.cached, callsFor('crossref') - before]).toEqual([undefined, 1]);
    expect(
      (await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).consultation.cached,
    ).toBe(true);
  });

  test('a caller that aborts does not cancel the request of another', async () => {
    standIn.setLatency(150);
    const stop = new AbortController();
    const left = sources.ask(
      { type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI },
      { signal: stop.signal },
    );
    const stayed = sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI });
    setTimeout(() => stop.abort(), 30);
    expect((await left).consultation.problem).toBe('timeout');
    expect((await stayed).consultation.outcome).toBe('answered');
  });

  test('failures are never cached', async () => {
    standIn.setFaults({ crossref: { kind: 'out-of-order', times: 1 } });
    expect(
      (await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).consultation.outcome,
    ).toBe('failed');
    expect(
      (await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).consultation,
    ).toMatchObject({
      outcome: 'answered',
      found: 1,
    });
  });

  test('bulk lookups keep the order and look up a DOI with a comma singly', async () => {
    const before = standIn.calls().length;
    const dois = ['10.5555/ilc.2021.88', '10.5555/never.was', '10.5555/punct,2011;17', DOI];
    const answers = await Promise.all(
      dois.map((value) =>
        sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value }, { batchDelayMs: 25 }),
      ),
    );
    expect(answers.map((answer) => answer.works[0]?.identifiers.doi)).toEqual([dois[0], undefined, dois[2], DOI]);
    expect(answers.map((answer) => answer.consultation.outcome)).toEqual(Array(4).fill('answered'));
    expect(standIn.calls().length - before).toBe(2);
  });

  test('every later request waits for Retry-After', async () => {
    standIn.setFaults({ crossref: { kind: 'too-many', retryAfter: 60, times: 1 } });
    await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI });
    const before = callsFor('crossref');
    const next = await sources.ask(
      { type: 'identifier', connector: 'crossref', kind: 'doi', value: '10.5555/ilc.2021.88' },
      { deadline: Date.now() + 500 },
    );
    expect(next.consultation.problem).toBe('rate-limited');
    expect(callsFor('crossref') - before).toBe(0);
  });

  test('a pause of a century lasts a day', async () => {
    let time = Date.now();
    const clocked = createSources({
      env: { UPSTREAM_ORIGIN: standIn.origin },
      clock: { now: () => time, toRealMs: (ms) => ms },
    });
    standIn.setFaults({ crossref: { kind: 'too-many', retryAfter: 3e9, times: 1 } });
    const first = await clocked.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI });
    expect(first.consultation.problem).toBe('quota-spent');
    time += 25 * 3_600_000;
    expect(
      (await clocked.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).consultation.outcome,
    ).toBe('answered');
    await clocked.close();
  });

  test('half-open, concurrent callers share one trial request and its answer', async () => {
    let time = Date.now();
    const env = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off' };
    const clocked = createSources({ env, clock: { now: () => time, toRealMs: (ms) => ms } });
    standIn.setFaults({ crossref: { kind: 'server-error' } });
    for (let count = 0; count < 6; count += 1)
      await clocked.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: `10.5555/o${count}` });
    expect(clocked.list().find((state) => state.source.id === 'crossref')?.state).toBe('resting');
    time += 3_000;
    standIn.setFaults({});
    standIn.setLatency(50);
    const before = callsFor('crossref');
    const asked = Array.from({ length: 12 }, (_, index) =>
      clocked.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: `10.5555/h${index}` }),
    );
    const outcomes = (await Promise.all(asked)).map(({ consultation }) => consultation.outcome);
    expect(callsFor('crossref') - before).toBe(1);
    // All of them are in the batch of the trial.
    expect(outcomes).toEqual(Array(12).fill('answered'));
    expect(
      (await clocked.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).consultation.outcome,
    ).toBe('answered');
    await clocked.close();
  });

  test.each(['{"cut', '"text"', 'null', '{}'])(
    'a damaged cache entry (%s) is requested again and replaced',
    async (damaged) => {
      const kept = new Map<string, string>();
      const cache = {
        get: (key: string) => Promise.resolve(kept.get(key)),
        set: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
      };
      const sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off' }, cache });
      await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI });
      for (const key of kept.keys()) kept.set(key, damaged);
      expect(
        (await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).works,
      ).toHaveLength(1);
      expect(
        (await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).consultation.cached,
      ).toBe(true);
      await sources.close();
    },
  );

  test('a rate limit store that fails after the permit costs no answer', async () => {
    const broken = () => Promise.reject(new Error('away'));
    const pace = { acquire: () => Promise.resolve(0), markSent: broken, release: broken, pause: broken };
    const sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin }, pace });
    expect(
      (await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI })).consultation.outcome,
    ).toBe('answered');
    standIn.setFaults({ crossref: { kind: 'too-many', retryAfter: 60 } });
    const refused = await sources.ask({
      type: 'identifier',
      connector: 'crossref',
      kind: 'doi',
      value: '10.5555/ilc.2021.88',
    });
    expect(refused.consultation.problem).toBe('rate-limited');
    await sources.close();
  });

  test('when every request fails, retries are at most a tenth', async () => {
    const ids = ['crossref', 'openalex', 'datacite', 'pubmed', 'europe-pmc'] as const;
    standIn.setFaults(Object.fromEntries(ids.map((id) => [id, { kind: 'out-of-order' }])));
    const before = standIn.calls().length;
    let asked = 0;
    for (let i = 0; i < 20; i += 1)
      for (const id of ids) {
        const { consultation } = await sources.ask({
          type: 'identifier',
          connector: id,
          kind: 'doi',
          value: `10.5555/x${i}`,
        });
        if (consultation.outcome === 'failed') asked += 1;
      }
    const sent = standIn.calls().length - before;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(Math.ceil(asked * 1.1));
  });
});

describe('identification', () => {
  test('sends the contact address in the user agent and parameter, and the key only where it belongs', async () => {
    const sources = open({ CONTACT_EMAIL: 'ops@veracite.test', OPENALEX_API_KEY: 'sesame-42' });
    standIn.setFaults({ openalex: { kind: 'wrong-shape' } });
    const answers = [
      await sources.ask({ type: 'identifier', connector: 'crossref', kind: 'doi', value: DOI }),
      await sources.ask({ type: 'search', connector: 'openalex', query: { title: 'Tidal mixing' } }),
    ];
    const [toCrossref, toOpenAlex] = standIn.calls().slice(-2);
    expect(toCrossref?.query).toContain('mailto=ops%40veracite.test');
    expect(toCrossref?.headers['user-agent']).toBe('Veracite/1.0 (mailto:ops@veracite.test)');
    expect(toOpenAlex?.query).toContain('api_key=sesame-42');
    expect(JSON.stringify([answers, sources.list()])).not.toContain('sesame');
    await sources.close();
  });

  test.each([
    ['an allow list that does not name it', { SOURCES: 'crossref' }, 'datacite', 'off'],
    ['an allow list that names it', { SOURCES: 'crossref, datacite' }, 'datacite', 'ready'],
  ])('%s', async (_name, env, id, state) => {
    const sources = open(env);
    expect(sources.list().find((item) => item.source.id === id)?.state).toBe(state);
    const { consultation } = await sources.ask({
      type: 'identifier',
      connector: id,
      kind: 'doi',
      value: '10.5281/zenodo.424242',
    });
    expect(consultation.outcome).toBe(state === 'off' ? 'skipped' : 'answered');
    if (state === 'off') expect(consultation.detail).toMatch(/SOURCES/);
    await sources.close();
  });

  test.each([
    [{ UPSTREAM_PACE: 'off' }, /loopback/],
    [{ UPSTREAM_ORIGIN: 'https://mirror.example', UPSTREAM_PACE: 'off' }, /loopback/],
    [{ CROSSREF_PACE: 'fast' }, /CROSSREF_PACE/],
  ])('refuses %j', (env, message) => {
    expect(() => createSources({ env })).toThrow(message);
  });
});
