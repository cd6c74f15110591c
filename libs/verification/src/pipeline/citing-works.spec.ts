import { verifyAll, verifyOne } from '@veracite/testing/verified';
import { createSources } from '@veracite/connectors/runtime/source';
import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { WATSON_CRICK, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { startFakeDatabases, type Faults, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import type { VerifyOptions } from './ask-policy';
import { createVerifier } from './verifier';

const SURVEY: CslItem = {
  type: 'article-journal',
  title: 'Lichen growth on glacial boulders of the northern fells',
  author: [{ family: 'Marlowe', given: 'Edith' }],
  issued: dateOf(2007),
  'container-title': 'Annals of Botany',
  volume: '12',
  page: '33-41',
};
const RAW =
  'Marlowe, E. (2007). Lichen growth on glacial boulders of the northern fells. Annals of Botany, 12(3), 33–41.';

const NAMES = ['Okafor', 'Lindgren', 'Moreau'];
const citing = (count: number): CslItem[] =>
  NAMES.slice(0, count).map((family, index) => ({
    type: 'article-journal',
    title: `Cover of boulders revisited, part ${index + 1}`,
    author: [{ family, given: 'Ada' }],
    issued: dateOf(2009 + index),
    'container-title': 'Invented Letters',
    PMID: String(31_000_000 + index),
  }));

let standIn: FakeDatabases | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

async function checked(
  raw: string,
  { count = 3, faults = {} as Faults, works = [] as CslItem[], options = {} as VerifyOptions, batch = false } = {},
): Promise<Verification> {
  const all = citing(count);
  standIn = await startFakeDatabases({
    works: [...all, ...works],
    lists: all.map(({ PMID = '' }) => ({ by: PMID, entries: [WATSON_CRICK, SURVEY] })),
    faults,
  });
  const env = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' };
  const sources = createSources({ env });
  try {
    const verifier = createVerifier({ library: fakeLibrary(), sources });
    if (!batch) return await verifyOne(verifier, parseOne(raw), options);
    const [first] = await verifyAll(verifier, [parseOne(raw)], options);
    if (!first) throw new Error('nothing was answered');
    return first;
  } finally {
    await sources.close();
  }
}

const asked = ({ consultations }: Verification) => consultations.filter(({ question }) => question === 'citing');

describe('works that cite a work without a record', () => {
  test.each([
    ['a single check', false],
    ['a batch', true],
  ])('three independent works cite it: %s', async (_what, batch) => {
    const result = await checked(RAW, { batch });
    expect(result.verdict.status).toBe('unknown');
    expect(result.verdict.reasons[0]?.code).toBe('cited');
    expect(result.verdict.citedBy?.map(({ csl }) => csl.author?.[0]?.family)).toEqual(NAMES);
    expect(asked(result)).toMatchObject([{ connector: 'europe-pmc', outcome: 'answered', found: 3 }]);
  });

  test('two are too few to change the verdict', async () => {
    const { verdict } = await checked(RAW, { count: 2 });
    expect([verdict.status, verdict.citedBy]).toEqual(['fake', undefined]);
  });

  test('a failed query does not mean that no work cites it', async () => {
    const result = await checked(RAW, { faults: { 'europe-pmc': { kind: 'out-of-order' } } });
    expect(asked(result)).not.toMatchObject([{ outcome: 'answered' }]);
    expect(result.verdict.reasons.map(({ code }) => code)).not.toContain('cited');
  });

  test.each<[string, string, Parameters<typeof checked>[1]]>([
    ['a work that is found', WATSON_CRICK_APA, { works: [WATSON_CRICK] }],
    ['a quick check', RAW, { options: { quick: true } }],
  ])('%s needs no such query', async (_what, raw, how) => {
    expect(asked(await checked(raw, how))).toEqual([]);
  });

  test('a book that only the last database has is found by its ISBN', async () => {
    const book: CslItem = { ...SURVEY, type: 'book', DOI: '10.5555/fells', ISBN: '9780262033848' };
    standIn = await startFakeDatabases({ works: [book], holds: (database) => database === 'opencitations' });
    const sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off' } });
    const raw =
      'Marlowe, E. (2007). Lichen growth on glacial boulders of the northern fells. Fell Press. ISBN 978-0-262-03384-8.';
    const { verdict } = await verifyOne(createVerifier({ library: fakeLibrary(), sources }), parseOne(raw));
    await sources.close();
    expect(verdict.match?.candidate.connector).toBe('opencitations');
  });
});
