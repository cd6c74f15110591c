import { verifyAll, verifyOne } from '@veracite/testing/verified';
import { createSources } from '@veracite/connectors/runtime/source';
import { correct } from '@veracite/formatting/correct';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { fakeHttp } from '@veracite/testing/fake-databases/fake-http';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { inventedWork } from '@veracite/testing/invented-catalog';
import { delaysOf, inBatches, shuffleOf, timeless, type Shuffle } from '@veracite/testing/shuffled';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { createVerifier } from './verifier';

useVirtualTime();

/** `npm run lab -- eval:stable` takes more. */
const { STABLE_REFERENCES = '18', STABLE_SHUFFLES = '4' } = process.env;
const COUNT = Number(STABLE_REFERENCES);
/** Numbers of shuffles: batches of several sizes, with and without rate limits. */
const SHUFFLES = [2, 6, 7, ...Array.from({ length: 100 }, (_, place) => place + 8)].slice(
  0,
  Number(STABLE_SHUFFLES) - 1,
);

/** Papers of computing without a DOI, whose titles are cited with one other word. */
const PAPERS: CslItem[] = [
  ['Lossless Compression of Sparse Hypergraphs with Borrowed Bits', 'Moreau', 'Lindgren'],
  ['Loose Bounds for Anytime Classifiers', 'Haddad', 'Silva'],
].map(([title, ...families]) => ({
  type: 'paper-conference',
  title,
  author: families.map((family) => ({ family, given: 'Greta' })),
  issued: { 'date-parts': [[2023]] },
  'container-title': 'ICML',
}));

const WORKS = [...PAPERS, ...Array.from({ length: COUNT * 1.5 }, (_, number) => inventedWork(number))];

/** Databases lack works that others have, each its own. */
const holds = (database: string, { title = '' }: CslItem): boolean => (database.length * 7 + title.length) % 5 > 1;

function written(item: CslItem, change: Partial<CslItem> = {}): Reference {
  return parseOne(correct({ ...item, ...change }).apa.replaceAll('*', ''));
}

const { title: compression = '' } = PAPERS[0] ?? {};
const { title: bounds = '' } = PAPERS[1] ?? {};
/** References to real works, with and without identifier, altered ones, and invented ones. */
const REFERENCES: Reference[] = [
  ...PAPERS.flatMap((item) => [
    written(item, { title: item.title === compression ? compression.replace('Compression', 'Reduction') : bounds.replace('Bounds', 'Guarantees') }), // prettier-ignore
  ]),
  ...Array.from({ length: COUNT - PAPERS.length }, (_, number) => {
    const item = inventedWork(number + COUNT);
    const bare = { ...item, DOI: undefined, PMID: undefined, ISBN: undefined };
    const other = inventedWork(number * 3);
    const kinds: Reference[] = [
      written(item),
      written(bare),
      written(bare, { title: item.title?.replace('evidence', 'observations') }),
      written(bare, { author: other.author }),
      written(bare, { issued: other.issued, page: '1-9' }),
      written(item, { DOI: other.DOI }),
    ];
    return kinds[number % kinds.length] ?? written(item);
  }),
];

const UNPACED = { UPSTREAM_ORIGIN: 'http://127.0.0.1', UPSTREAM_PACE: 'off' };

interface Result {
  json: string;
  status: string;
  match: string | undefined;
}

/** @param isSingle whether every reference is checked for itself, which asks more databases to confirm a work */
async function verdictsUnder(shuffle: Shuffle, isSingle = false): Promise<Result[]> {
  // With a key OpenAIRE has no hourly quota, so that no database fails.
  const env = {
    CONTACT_EMAIL: 'ops@veracite.test',
    OPENAIRE_API_KEY: 'key',
    ...(!shuffle.isPaced && UNPACED),
  };
  const sources = createSources({ env, http: fakeHttp({ works: WORKS, holds }, delaysOf(shuffle)) });
  const verifier = createVerifier({ library: fakeLibrary(), sources, now: () => new Date('2026-01-01') });
  const results = await inBatches(shuffle, REFERENCES, (batch) =>
    isSingle ? Promise.all(batch.map((reference) => verifyOne(verifier, reference))) : verifyAll(verifier, batch),
  );
  await sources.close();
  return results.map((result) => ({
    json: timeless(result),
    status: result.verdict.status,
    match: result.verdict.match?.candidate.work.identifiers.doi,
  }));
}

const decisionsOf = (results: Result[]): unknown[] => results.map(({ status, match }) => ({ status, match }));

/** Returns the results that are not those expected. */
const differing = (results: Result[], expected: Result[]): string[] =>
  results.flatMap(({ json }, place) => (json === expected[place]?.json ? [] : [json]));

test(
  'the same answers give the same verdict, whatever the delays, the batches and the rate limits',
  async () => {
    const expected = await verdictsUnder(shuffleOf(1));
    expect(expected.map(({ status }) => status)).toEqual(expect.arrayContaining(['valid', 'incomplete', 'fake']));
    const differences: string[] = [];
    for (const seed of SHUFFLES) differences.push(...differing(await verdictsUnder(shuffleOf(seed)), expected));
    const single = await verdictsUnder({ ...shuffleOf(1), batchSize: 1 }, true);
    differences.push(...differing(await verdictsUnder({ ...shuffleOf(5), batchSize: 1 }, true), single));
    if (STABLE_SHUFFLES !== '4')
      console.info(`${differences.length} of ${COUNT * (SHUFFLES.length + 1)} results differ`);
    expect(differences).toEqual([]);
    expect(decisionsOf(single)).toEqual(decisionsOf(expected));
  },
  60 * 60_000,
);
