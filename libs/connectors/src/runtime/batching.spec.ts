import type { CslItem } from '@veracite/model/csl';
import type { Fault } from '@veracite/testing/fake-databases/faults';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { DATABASE_IDS, DATABASES, type DatabaseId } from '../connector-definitions';
import { createSources } from './source';
import { createClock } from './clock';
import type { Answer, RequestOptions, Sources } from '../sources';

const WORDS = [
  'glacier',
  'neutrino',
  'dialect',
  'enzyme',
  'harbour',
  'ledger',
  'orchid',
  'retina',
  'sediment',
  'treaty',
];
const NAMES = ['Okafor', 'Lindgren', 'Moreau', 'Tanaka', 'Kovacs', 'Silva', 'Haddad', 'Novak', 'Iversen', 'Castillo'];

/** Ten works that every database of those that share could hold, by a number that is none of the others'. */
function worksFor(id: DatabaseId): CslItem[] {
  return WORDS.map((word, index) => ({
    type: id === 'arxiv' || id === 'datacite' ? 'article' : 'article-journal',
    title: `${word} observations under changing ${WORDS[(index + 3) % 10]} conditions`,
    author: [{ family: NAMES[index] ?? '', given: 'Ada' }],
    issued: { 'date-parts': [[2001 + index]] },
    'container-title': 'Invented Letters',
    DOI: id === 'arxiv' || id === 'datacite' ? `10.48550/arxiv.2101.0000${index}` : `10.5555/together.${index}`,
    ...((id === 'pubmed' || id === 'europe-pmc') && { PMID: String(31_000_000 + index) }),
  }));
}

const SHARING = DATABASE_IDS.filter((id) => DATABASES[id].combinedSearch !== undefined);
const PATIENT: RequestOptions = { rounds: 3, batchDelayMs: 300 };

let standIn: FakeDatabases;
let sources: Sources;

async function open(id: DatabaseId, speed = 1): Promise<CslItem[]> {
  const works = worksFor(id);
  standIn = await startFakeDatabases({ works });
  const env = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off' };
  sources = createSources({ env, clock: createClock(speed) });
  return works;
}
afterEach(async () => {
  await sources.close();
  await standIn.close();
});

function searchAll(
  connector: DatabaseId,
  works: CslItem[],
  options: RequestOptions = PATIENT,
  unbatched?: boolean,
): Promise<Answer[]> {
  return Promise.all(
    works.map(({ title, author }) =>
      sources.ask({ type: 'search', connector, query: { title, authors: author, limit: 5 }, unbatched }, options),
    ),
  );
}

const searches = (): number => standIn.calls().filter(({ path }) => !path.endsWith('efetch.fcgi')).length;
const titles = (answers: Answer[]): (string | undefined)[] =>
  answers.map(({ works }) => works[0]?.csl.title?.toLowerCase());

describe('titles in one request', () => {
  test('the nine that know "or" are asked so', async () => {
    await open('arxiv');
    expect([...SHARING].sort()).toEqual(
      ['arxiv', 'datacite', 'dblp', 'doaj', 'europe-pmc', 'hal', 'inspire-hep', 'openaire', 'pubmed'].sort(),
    );
  });

  test.each(SHARING)('%s gives each search its own work back', async (id) => {
    const works = await open(id);
    const absent: CslItem = { type: 'article', title: 'Zyzzyva qwertz plugh xyzzy', author: [{ family: 'Absent' }] };
    const answers = await searchAll(id, [...works, absent]);
    expect(answers.map(({ consultation }) => consultation.outcome)).toEqual(Array(11).fill('answered'));
    expect(titles(answers)).toEqual([...works.map(({ title }) => title?.toLowerCase()), undefined]);
    expect(searches()).toBeLessThanOrEqual(Math.ceil(11 / (DATABASES[id].combinedSearch?.maxSearches ?? 1)) + 1);
  });

  test('equal searches are one, and what was answered together is remembered apart', async () => {
    const works = await open('arxiv');
    await searchAll('arxiv', [...works, ...works]);
    const before = searches();
    const [again] = await searchAll('arxiv', works.slice(3, 4));
    expect([before, searches() - before, again?.consultation.cached]).toEqual([1, 0, true]);
  });

  test('what was answered in company says so, and is asked alone when that is wanted', async () => {
    const works = await open('arxiv');
    const first = await searchAll('arxiv', works);
    const alone = await searchAll('arxiv', works.slice(0, 2), PATIENT, true);
    const later = await searchAll('arxiv', works.slice(0, 3));
    expect(first.map(({ batched }) => batched)).toEqual(Array(10).fill(true));
    expect(alone.map(({ batched }) => batched)).toEqual([undefined, undefined]);
    expect(later.map(({ batched }) => batched)).toEqual([true, true, true]);
    expect(searches()).toBe(3);
  });

  test('an urgent search is sent at once', async () => {
    const works = await open('arxiv');
    const answers = await searchAll('arxiv', works.slice(0, 1), {});
    expect([titles(answers).length, searches()]).toEqual([1, 1]);
  });
});

describe('a shared request that fails', () => {
  test.each<[string, Fault, number]>([
    ['is refused: each half is asked again at once', { kind: 'refused', times: 1 }, 3],
    ['breaks: its halves are asked again', { kind: 'reset', times: 1 }, 3],
    ['brings garbage: its halves are asked again', { kind: 'garbage', times: 1 }, 3],
    ['asks for a pause: all are asked after it', { kind: 'too-many', retryAfter: 2, times: 1 }, 2],
  ])('%s', async (_name, fault, requests) => {
    const works = await open('arxiv', 10);
    standIn.setFaults({ arxiv: fault });
    const answers = await searchAll('arxiv', works);
    expect(titles(answers)).toEqual(works.map(({ title }) => title?.toLowerCase()));
    expect(searches()).toBe(requests);
  });

  test('every search is notified of each retry, and fails after the third', async () => {
    const works = await open('arxiv', 20);
    standIn.setFaults({ arxiv: { kind: 'reset' } });
    let retries = 0;
    const answers = await searchAll('arxiv', works.slice(0, 4), { ...PATIENT, onRetry: () => (retries += 1) });
    expect(answers.map(({ consultation }) => consultation.problem)).toEqual(Array(4).fill('unavailable'));
    expect(retries).toBe(8);
  });

  test('a breaker that opens keeps the patient waiting, and they are answered once it closes', async () => {
    const works = await open('doaj', 10);
    standIn.setFaults({ doaj: { kind: 'reset' } });
    for (let count = 0; count < 5; count += 1)
      await sources.ask({ type: 'identifier', connector: 'doaj', kind: 'doi', value: `10.5555/o${count}` });
    expect(sources.list().find(({ source }) => source.id === 'doaj')?.state).toBe('resting');
    const asked = searchAll('doaj', works);
    standIn.setFaults({});
    expect(titles(await asked)).toEqual(works.map(({ title }) => title?.toLowerCase()));
  });
});

test('a reply cut off at its size: who may have been left out is asked alone', async () => {
  const [like, other] = worksFor('doaj');
  const title = 'Glacier observations under changing enzyme conditions';
  const many = Array.from({ length: 200 }, (_, index): CslItem => ({ ...like, type: 'article-journal', title, DOI: `10.5555/cut.${index}` })); // prettier-ignore
  standIn = await startFakeDatabases({ works: other ? [...many, other] : many });
  sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off' } });
  const missing: CslItem = {
    type: 'article',
    title: 'Glacier observations of nothing',
    author: [{ family: 'Absent' }],
  };
  const answers = await searchAll('doaj', like ? [like, missing] : [missing]);
  expect(answers.map(({ consultation }) => consultation.outcome)).toEqual(['answered', 'answered']);
  // Together, each alone by title, and the one with many works of its title with its author.
  expect(searches()).toBe(4);
});

test('a reply cut off at its size: the searches are sent in two halves, of which one may be complete', async () => {
  const [like, ...others] = worksFor('europe-pmc');
  const title = 'Glacier observations under changing enzyme conditions';
  const many = Array.from({ length: 200 }, (_, index): CslItem => ({ ...like, type: 'article-journal', title, DOI: `10.5555/cut.${index}`, PMID: String(32_000_000 + index) })); // prettier-ignore
  standIn = await startFakeDatabases({ works: [...many, ...others] });
  sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off' } });
  const answers = await searchAll('europe-pmc', [...(like ? [{ ...like, title }] : []), ...others]);
  expect(titles(answers).slice(1)).toEqual(others.map((work) => work.title?.toLowerCase()));
  // Ten, two fives, two of two and one, two of one, and the one with many works of its title with its author.
  expect(searches()).toBeLessThanOrEqual(9);
});
