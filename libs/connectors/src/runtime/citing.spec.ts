import { dateOf, type CslItem } from '@veracite/model/csl';
import { startFakeDatabases, type Faults, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { createSources } from './source';
import type { Answer, Sources } from '../sources';
import type { WorkQuery } from '@veracite/model/work';

const ATLAS: CslItem = {
  type: 'book',
  title: 'A field atlas of upland lichens and their substrates',
  author: [{ family: 'Marlowe', given: 'Edith' }],
  issued: dateOf(1987),
};
const OTHER: CslItem = {
  type: 'article-journal',
  title: 'Growth of crustose lichens on glacial boulders',
  author: [{ family: 'Berg', given: 'Nils' }],
  issued: dateOf(1990),
};

/** Works that cite the atlas, the later ones first. */
const CITING = [2011, 2004, 1999].map((year, index): CslItem => ({
  type: 'article-journal',
  title: `Lichen cover of the northern fells, part ${index + 1}`,
  author: [{ family: ['Okafor', 'Lindgren', 'Moreau'][index] ?? '', given: 'Ada' }],
  issued: dateOf(year),
  'container-title': 'Invented Letters',
  PMID: String(31_000_000 + index),
}));

let standIn: FakeDatabases | undefined;
let sources: Sources | undefined;
afterEach(async () => {
  await sources?.close();
  await standIn?.close();
});

async function citing(
  query: WorkQuery,
  faults: Faults = {},
): Promise<Required<Pick<Answer, 'consultation' | 'citing'>>> {
  standIn = await startFakeDatabases({
    works: CITING,
    lists: CITING.map(({ PMID = '' }) => ({ by: PMID, entries: [OTHER, ATLAS] })),
    faults,
  });
  sources = createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off' } });
  const { consultation, citing: found = [] } = await sources.ask({ type: 'citing', connector: 'europe-pmc', query });
  return { consultation, citing: found };
}

const ASKED: WorkQuery = { title: ATLAS.title, authors: ATLAS.author, year: 1987 };

describe('works that cite a work which no database has', () => {
  test('the citing works, the earliest first, each with the entry of its list', async () => {
    const { consultation, citing: found } = await citing(ASKED);
    expect(consultation).toMatchObject({ connector: 'europe-pmc', question: 'citing', outcome: 'answered', found: 3 });
    expect(found.map(({ by }) => by.csl.issued?.['date-parts']?.[0]?.[0])).toEqual([1999, 2004, 2011]);
    expect(found.map(({ by }) => by.url)).toContain('https://europepmc.org/article/MED/31000000');
    const [first] = found;
    expect(first?.entry.csl).toMatchObject({ title: ATLAS.title, issued: dateOf(1987) });
    expect(first?.entry.csl.author?.[0]).toEqual({ family: 'Marlowe', given: 'E.' });
  });

  test.each<[string, WorkQuery, string, number]>([
    [
      'a work that is not cited',
      { title: 'A field atlas of lowland mosses and their hosts', authors: ATLAS.author },
      'answered',
      0,
    ],
    ['a title of few words', { title: 'Field atlas', authors: ATLAS.author }, 'not-covered', 0],
    ['neither author nor year', { title: ATLAS.title }, 'not-covered', 0],
    ['another author', { title: ATLAS.title, authors: [{ family: 'Vance', given: 'O.' }] }, 'answered', 0],
    [
      'characters of the query syntax in a title',
      { title: '"A field atlas": (upland) lichens OR x?', year: 1987 },
      'answered',
      0,
    ],
  ])('%s', async (_what, query, outcome, found) => {
    const answer = await citing(query);
    expect([answer.consultation.outcome, answer.citing.length]).toEqual([outcome, found]);
  });

  test('a failed search does not mean that no work cites it', async () => {
    const { consultation, citing: found } = await citing(ASKED, { 'europe-pmc': { kind: 'out-of-order' } });
    expect([consultation.outcome, found]).toEqual(['failed', []]);
  });
});
