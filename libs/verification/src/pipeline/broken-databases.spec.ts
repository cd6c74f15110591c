import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { DATABASE_IDS, DATABASES, type DatabaseId } from '@veracite/connectors/connector-definitions';
import { keySetting } from '@veracite/connectors/runtime/settings';
import { createClock } from '@veracite/connectors/runtime/clock';
import { createSources } from '@veracite/connectors/runtime/source';
import { parseOne } from '@veracite/parsing/parse';
import type { Fault } from '@veracite/testing/fake-databases/faults';
import { startFakeDatabases, type Faults } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { selfSigned } from '@veracite/testing/self-signed';
import { verifyAll, verifyOne } from '@veracite/testing/verified';
import { TIMEOUTS, type Timeouts } from './ask-policy';
import { createVerifier } from './verifier';

const BY = 'Harwell, Q. T., & Zimbrano, L. (2019).';
const ARTICLE = `${BY} Recursive gastronomy of imaginary molluscs in suburban kitchens. Nature, 571(7765), 112–119.`;
const PAPER = `${BY} Neural gastronomy of imaginary molluscs. In Advances in Neural Information Processing Systems (pp. 112–119).`;

/** Invented works that are fake while the databases of their kind and discipline work. */
const INVENTED = [
  ARTICLE,
  PAPER,
  `${BY} Quantum chromodynamics of dark matter halos in galaxies. Physical Review D, 99(4), 112–119.`,
  `${BY} Quantum gastronomy of molluscs. arXiv preprint arXiv:1901.12345.`,
  `${BY} Teaching imaginary molluscs to students in classrooms. Review of Educational Research, 89(2), 112–119.`,
  `${BY} Survey of imaginary molluscs [Data set]. Zenodo. https://doi.org/10.5281/zenodo.1234567`,
  `${BY} Circuits of imaginary molluscs in suburban power systems. IEEE Transactions on Power Systems, 34(2), 112–119.`,
  `${BY} Patients with imaginary molluscs: a randomized clinical trial. The Lancet, 393(10170), 112–119.`,
];

const CONTACT = { UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' };
/** Every database, with a key. */
const ALL = {
  ...CONTACT,
  ...Object.fromEntries(DATABASE_IDS.map((id) => [keySetting(id), 'key-of-the-spec'])),
  SOURCES: DATABASE_IDS.join(','),
};
/** Seconds that pass in a second of the test for broken databases, which are asked again after pauses. */
const SPEED = 4;
/** Faults after which no database is asked again, so that a check takes no longer than without faults. */
const ANSWERED: Fault['kind'][] = ['empty', 'other-works', 'titles-only'];
/** A check that does not wait for databases that ask for a pause. */
const HURRIED: Timeouts = { ...TIMEOUTS, soft: 400 * SPEED };

/** Verifies references while databases have faults. */
async function verified(raws: string[], faults: Faults, env: Record<string, string> = ALL, timeouts = TIMEOUTS) {
  const standIn = await startFakeDatabases({ works: [], faults });
  const isRepeated = Object.values(faults).some(({ kind }) => !ANSWERED.includes(kind));
  const clock = createClock(isRepeated ? SPEED : 1);
  const sources = createSources({ env: { ...env, UPSTREAM_ORIGIN: standIn.origin }, clock });
  const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts, clock });
  const results = await Promise.all(
    raws.map(async (raw) => {
      const { verdict, consultations } = await verifyOne(verifier, parseOne(raw));
      const asked = consultations.filter(({ question }) => question === 'search').map(({ connector }) => connector);
      return { status: verdict.status, asked, answered: verdict.coverage.answered };
    }),
  );
  await sources.close();
  await standIn.close();
  return results;
}

const BREAKAGES: [string, Fault, Timeouts][] = [
  ['an empty list for everything', { kind: 'empty' }, TIMEOUTS],
  ['other works for everything', { kind: 'other-works' }, TIMEOUTS],
  ['records without authors and years', { kind: 'titles-only' }, TIMEOUTS],
  ['broken JSON or XML', { kind: 'garbage' }, TIMEOUTS],
  ['a reply that was cut off', { kind: 'truncated' }, TIMEOUTS],
  ['a blank reply', { kind: 'blank' }, TIMEOUTS],
  ['a login page', { kind: 'html' }, TIMEOUTS],
  ['another schema', { kind: 'wrong-shape' }, TIMEOUTS],
  ['no access', { kind: 'no-access' }, TIMEOUTS],
  ['429 with Retry-After', { kind: 'too-many', retryAfter: 9 }, HURRIED],
  ['429 without Retry-After', { kind: 'too-many' }, HURRIED],
  ['503', { kind: 'out-of-order' }, HURRIED],
  ['a connection that breaks', { kind: 'reset' }, HURRIED],
];

test('every database that is searched for such works is asked, and all are fake while the databases work', async () => {
  const results = await verified(INVENTED, {});
  expect(results.map(({ status }) => status)).toEqual(INVENTED.map(() => 'fake'));
  const asked = new Set<string>(results.flatMap((result) => result.asked));
  const isExpected = (id: DatabaseId): boolean => {
    const { searches = {}, disciplines = {} } = DATABASES[id].asked;
    const kinds = ['article', 'conference', 'preprint', 'data'] as const;
    return kinds.some((kind) => searches[kind]) || Object.keys(disciplines).length > 0;
  };
  expect(DATABASE_IDS.filter((id) => isExpected(id) && !asked.has(id))).toEqual([]);
});

test.each(BREAKAGES)(
  'no reference is called fake while all databases answer with %s',
  async (_name, fault, timeouts) => {
    const results = await verified(INVENTED, Object.fromEntries(DATABASE_IDS.map((id) => [id, fault])), ALL, timeouts);
    expect(results.map(({ status, answered }) => [status, answered])).toEqual(INVENTED.map(() => ['unknown', []]));
  },
);

test('no reference is called fake while the certificates of all databases are signed by no authority', async () => {
  const server = createServer(selfSigned()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = createClock(SPEED);
  const sources = createSources({ env: { ...ALL, UPSTREAM_ORIGIN: origin }, clock });
  const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: HURRIED, clock });
  const results = await verifyAll(verifier, INVENTED.map((raw) => parseOne(raw)), { isSingle: true }); // prettier-ignore
  expect(results.map(({ verdict }) => verdict.status)).toEqual(INVENTED.map(() => 'unknown'));
  await sources.close();
  server.close();
});

/** Databases that are missed although Crossref, which has all works of both venues, has answered: they may hold what it lacks. */
const MISSED: [string, DatabaseId[]][] = [
  [ARTICLE, ['crossref', 'arxiv']],
  [PAPER, ['crossref', 'arxiv', 'dblp']],
];

test.each(BREAKAGES)('no database accuses that alone answers with %s', async (_name, fault, timeouts) => {
  for (const [raw, missed] of MISSED) {
    const [sound] = await verified([raw], {}, CONTACT);
    const ids = DATABASE_IDS.filter((id) => sound?.asked.includes(id));
    const broken = await Promise.all(ids.map((id) => verified([raw], { [id]: fault }, CONTACT, timeouts)));
    expect(ids.filter((id, index) => broken[index]?.[0]?.answered.includes(id))).toEqual([]);
    expect(missed.filter((id) => ids.includes(id) && broken[ids.indexOf(id)]?.[0]?.status !== 'unknown')).toEqual([]);
  }
});

test('a database out of quota leaves no reference unknown whose venue Crossref has completely, unless it may hold what Crossref lacks', async () => {
  for (const [raw, missed] of MISSED) {
    const [sound] = await verified([raw], {}, CONTACT);
    const ids = DATABASE_IDS.filter((id) => sound?.asked.includes(id));
    const limited = await Promise.all(ids.map((id) => verified([raw], { [id]: { kind: 'no-access' } }, CONTACT)));
    const unknown = ids.filter((_, index) => limited[index]?.[0]?.status === 'unknown');
    // DOAJ is asked about the journal too, which no other registry knows here.
    expect(unknown).toEqual(ids.filter((id) => id === 'doaj' || missed.includes(id)));
  }
});
