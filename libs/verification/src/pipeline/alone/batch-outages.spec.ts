import { verifyAll } from '@veracite/testing/verified';
import { createClock } from '@veracite/connectors/runtime/clock';
import { createSources } from '@veracite/connectors/runtime/source';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { correct } from '@veracite/formatting/correct';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { causeTrouble, troubles, type Trouble } from '@veracite/testing/fake-databases/troubles';
import { TIMEOUTS } from '../ask-policy';
import { createVerifier } from '../verifier';

/** Seconds of an outage that pass in one second of the test. `npm run lab -- troubles` uses real time. */
const SPEED = 3;
const LATENCY_MS = 300;
/** The outages end within 25 s; what hangs until the end would be waited for longer. */
const timeouts = { ...TIMEOUTS, batch: 45_000, each: 1_000 };
const TOPICS = ['glacier', 'neutrino', 'dialect', 'enzyme', 'harbour', 'ledger', 'orchid', 'retina'];
const NAMES = ['Okafor', 'Lindgren', 'Moreau', 'Tanaka', 'Kovacs', 'Silva', 'Haddad', 'Novak'];

function invented(index: number): CslItem {
  const computing = index % 2 === 0;
  return {
    type: computing ? 'paper-conference' : 'article-journal',
    title: `Observed ${TOPICS[index % 8]} transitions beneath ${TOPICS[(index * 3 + 1) % 8]} models of survey ${index + 11}`,
    author: [{ family: NAMES[(index * 5) % 8] ?? '', given: 'Ada' }],
    issued: { 'date-parts': [[1990 + index]] },
    'container-title': computing ? 'Proceedings of the Conference on Computing' : 'Journal of Clinical Inventions',
    page: `${100 + index}-${110 + index}`,
    ...(computing
      ? {}
      : { volume: String(index + 1), PMID: String(31_000_000 + index), DOI: `10.5555/trouble.${index}` }),
  };
}

const known = Array.from({ length: 24 }, (_, index) => invented(index));
const nowhere = Array.from({ length: 4 }, (_, index) => ({
  ...invented(index + 40),
  author: [{ family: 'Zimbrano', given: 'L.' }],
}));
const references: Reference[] = [...known, ...nowhere].map(({ DOI: _doi, PMID: _pmid, ...item }) =>
  parseOne(correct(item).apa.replace(/\*/g, '')),
);

const statusesOf = (all: Verification[]): string[] => all.map(({ verdict }) => verdict.status);
const unknownsOf = (statuses: string[]): number => statuses.filter((status) => status === 'unknown').length;

interface CheckResult {
  statuses: string[];
  /** References with databases that were still reported as being retried at the end. */
  open: number;
}

async function check(trouble?: Trouble): Promise<CheckResult> {
  const clock = createClock(SPEED);
  const databases = await startFakeDatabases({ works: known, latencyMs: LATENCY_MS / SPEED });
  const sources = createSources({ env: { UPSTREAM_ORIGIN: databases.origin, CONTACT_EMAIL: 'a@b.test' }, clock });
  const end = trouble && causeTrouble(databases, trouble, clock.toRealMs);
  try {
    const verifier = createVerifier({ library: fakeLibrary(), sources, clock, timeouts });
    const retried = new Map<number, string[]>();
    const statuses: string[] = [];
    for await (const event of verifier.verify(references))
      if (event.type === 'judged') statuses[event.position] = event.result.verdict.status;
      else if (event.type === 'retried') retried.set(event.position, event.sources);
    return { statuses, open: [...retried.values()].filter((sources) => sources.length > 0).length };
  } finally {
    end?.();
    await sources.close();
    await databases.close();
  }
}

describe('during a batch', () => {
  let calm: string[];
  const checks = new Map<string, Promise<CheckResult>>();
  beforeAll(async () => {
    // They run in parallel with their own databases, because they mostly wait.
    for (const trouble of troubles(LATENCY_MS)) checks.set(trouble.name, check(trouble));
    calm = (await check()).statuses;
  });

  test('without an outage the known works are valid, and the unknown ones are not', () => {
    expect(calm.slice(0, known.length)).toEqual(known.map(() => 'valid'));
    expect(calm.slice(known.length)).not.toContain('valid');
  });

  test.each(troubles(LATENCY_MS).map((trouble) => [trouble.name, trouble] as const))('%s', async (name, trouble) => {
    const { statuses, open } = (await checks.get(name)) ?? { statuses: [], open: 0 };
    expect(statuses).toHaveLength(references.length);
    // An outage makes no reference fake.
    expect(statuses.filter((status, index) => status === 'fake' && calm[index] !== 'fake')).toEqual([]);
    if (trouble.moreUnknown !== undefined)
      expect(unknownsOf(statuses)).toBeLessThanOrEqual(unknownsOf(calm) + trouble.moreUnknown);
    // Every database that was retried has answered or failed.
    expect(open).toBe(0);
  });
});

/** Without a network a batch took 44 s, as each database was tried three times for works that the library describes. */
test('the library confirms its works at once when every database refuses the connection', async () => {
  const clock = createClock(SPEED);
  const sources = createSources({ env: { UPSTREAM_ORIGIN: 'http://127.0.0.1:1' }, clock });
  const library = fakeLibrary(known.map((csl) => aWork(csl)));
  const cut = known
    .slice(0, 7)
    .map(({ title = '', author = [] }) =>
      parseOne(correct({ type: 'book', title, author, issued: { 'date-parts': [[2020]] } }).apa),
    );
  const start = clock.now();
  const results = await verifyAll(createVerifier({ library, sources, clock }), cut);
  await sources.close();
  expect(statusesOf(results)).toEqual(Array(7).fill('incomplete'));
  expect(clock.now() - start).toBeLessThan(10_000);
});
