import { verifyAll } from '@veracite/testing/verified';
import type { Http } from '@veracite/connectors/runtime/http';
import { createSources } from '@veracite/connectors/runtime/source';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { correct } from '@veracite/formatting/correct';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeHttp } from '@veracite/testing/fake-databases/fake-http';
import { faultAt, troubles, type Trouble } from '@veracite/testing/fake-databases/troubles';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { TIMEOUTS } from './ask-policy';
import { createVerifier } from './verifier';

useVirtualTime();

/** `npm run lab -- troubles` uses real time. */
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
  /** Requests that met the outage. */
  faults: number;
  /** References with databases that were still reported as being retried at the end. */
  open: number;
}

async function check(trouble?: Trouble): Promise<CheckResult> {
  const start = Date.now();
  let faults = 0;
  const faultOf = (host: string) => {
    const fault = trouble && faultAt(trouble, host, Date.now() - start);
    if (fault) faults += 1;
    return fault;
  };
  const sources = openSources(fakeHttp({ works: known }, () => LATENCY_MS, faultOf));
  const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts });
  const retried = new Map<number, string[]>();
  const statuses: string[] = [];
  for await (const event of verifier.verify(references))
    if (event.type === 'judged') statuses[event.position] = event.result.verdict.status;
    else if (event.type === 'retried') retried.set(event.position, event.sources);
  await sources.close();
  return { statuses, faults, open: [...retried.values()].filter((sources) => sources.length > 0).length };
}

const openSources = (http: Http) =>
  createSources({ env: { UPSTREAM_ORIGIN: 'http://127.0.0.1', CONTACT_EMAIL: 'a@b.test' }, http });

describe('during a batch', () => {
  let calm: string[];

  test('without an outage the known works are valid, and the unknown ones are not', async () => {
    calm = (await check()).statuses;
    expect(calm.slice(0, known.length)).toEqual(known.map(() => 'valid'));
    expect(calm.slice(known.length)).not.toContain('valid');
  });

  test.each(troubles(LATENCY_MS).map((trouble) => [trouble.name, trouble] as const))('%s', async (_name, trouble) => {
    const { statuses, faults, open } = await check(trouble);
    expect(faults).toBeGreaterThan(2);
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
  const sources = openSources(
    fakeHttp(
      { works: [] },
      () => 0,
      () => ({ kind: 'unreachable' }),
    ),
  );
  const library = fakeLibrary(known.map((csl) => aWork(csl)));
  const cut = known
    .slice(0, 7)
    .map(({ title = '', author = [] }) =>
      parseOne(correct({ type: 'book', title, author, issued: { 'date-parts': [[2020]] } }).apa),
    );
  const start = Date.now();
  const results = await verifyAll(createVerifier({ library, sources }), cut);
  await sources.close();
  expect(statusesOf(results)).toEqual(Array(7).fill('incomplete'));
  expect(Date.now() - start).toBeLessThan(10_000);
});
