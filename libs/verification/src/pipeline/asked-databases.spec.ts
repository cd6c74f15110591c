import { verifyOne } from '@veracite/testing/verified';
import type { ConnectorDefinition } from '@veracite/connectors/connector-definition';
import { DATABASE_IDS, DATABASES } from '@veracite/connectors/connector-definitions';
import { createSources } from '@veracite/connectors/runtime/source';
import type { CslItem } from '@veracite/model/csl';
import { WORK_IDENTIFIER_KINDS } from '@veracite/model/identifiers';
import { parse } from '@veracite/parsing/parse';
import { INVENTED_WORKS } from '@veracite/testing/connectors/invented-works-by-database';
import { emptyDatabases } from '@veracite/testing/empty-databases';
import { fakeHttp } from '@veracite/testing/fake-databases/fake-http';
import { FAKE_SERVERS } from '@veracite/testing/fake-databases/fake-servers';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { lastQuestions } from './identifier-plan';
import { createVerifier } from './verifier';

const JAPANESE: CslItem = {
  type: 'article-journal',
  title: '存在しない湖の潮汐について',
  author: [{ family: '山田', given: '花子' }],
  issued: { 'date-parts': [[2015]] },
  'container-title': '架空湖沼学雑誌',
  volume: '7',
  page: '11-19',
};
const invented = (type: CslItem['type'], title: string, container?: string): CslItem => ({
  type,
  title,
  author: [{ family: 'Okafor', given: 'Ada' }],
  issued: { 'date-parts': [[2016]] },
  ...(container && { 'container-title': container }),
});
/** Works of every kind and discipline that have databases. */
const WORKS = [
  ...INVENTED_WORKS,
  JAPANESE,
  invented('article-journal', 'Occultations of a planet that was never there', 'Physical Review of Absent Gravity'),
  invented('article-journal', 'Classroom learning in schools without pupils', 'Journal of Invented Education'),
  invented('report', 'Harbors that were never dredged'),
];

const states = new Map(
  emptyDatabases()
    .list()
    .map((state) => [state.source.id, state]),
);

describe('every database is asked about a work that it holds', () => {
  const askedAbout = new Map<CslItem, Set<string>>();
  beforeAll(async () => {
    for (const item of WORKS) {
      const sources = emptyDatabases();
      const [reference] = parse(JSON.stringify([item]));
      if (!reference) throw new Error('the reference is not read');
      await verifyOne(createVerifier({ library: fakeLibrary(), sources }), reference);
      askedAbout.set(item, new Set(sources.asked.map((item) => item.split(' ')[0] ?? '')));
    }
  });
  test.each(DATABASE_IDS)('%s', (id) => {
    const held = WORKS.filter((item) => FAKE_SERVERS[id].holds(item));
    expect(held.some((item) => askedAbout.get(item)?.has(id))).toBe(true);
  });
});

test.each<[string, string]>([
  ['10.1016/a', 'opencitations wikidata'],
  ['10.1101/2020.01.01.123456', 'opencitations wikidata biorxiv'],
  ['10.1371/journal.pone.0200001', 'opencitations wikidata plos'],
  ['10.1007/978-3-000-00000-0_1', 'opencitations wikidata springer-nature'],
])('the databases that are asked last about %s', (doi, order) => {
  expect(lastQuestions({ doi }, states).map(({ connector }) => connector)).toEqual(order.split(' '));
});

test('no two databases have the same rank', () => {
  const ranksOf = ({ asked, holds }: ConnectorDefinition): string[] =>
    Object.entries({ ...asked, holds }).flatMap(([list, ranks]) =>
      Object.entries(ranks ?? {}).map(([name, rank]) => `${list} ${name} ${String(rank)}`),
    );
  const all = DATABASE_IDS.flatMap((id) => ranksOf(DATABASES[id]));
  expect(all.filter((rank, index) => all.indexOf(rank) !== index)).toEqual([]);
});

test.each(DATABASE_IDS)('%s can answer what it is asked', (id) => {
  const { asked, lookUp, search } = DATABASES[id];
  const kinds = Object.keys({ ...asked.identifiers, ...asked.lastIdentifiers });
  expect(kinds.filter((kind) => !(kind in lookUp) || !WORK_IDENTIFIER_KINDS.some((item) => item === kind))).toEqual([]);
  const isSearched = [asked.searches, asked.disciplines, asked.languages].some((ranks) => ranks !== undefined);
  expect(isSearched && search === undefined).toBe(false);
});

describe('a work that only one database has', () => {
  useVirtualTime();
  const keys = ['SPRINGER_NATURE', 'CINII', 'SCOPUS'].map((name) => [`${name}_API_KEY`, 'key']);
  const env = {
    SOURCES: DATABASE_IDS.join(','),
    UPSTREAM_ORIGIN: 'http://127.0.0.1',
    UPSTREAM_PACE: 'off',
    ...(Object.fromEntries(keys) as Record<string, string>),
  };
  const withDoi = (prefix: string): CslItem => INVENTED_WORKS.find(({ DOI }) => DOI?.startsWith(prefix)) ?? JAPANESE;
  const paper = withDoi('10.5555/punct');
  const report = invented('report', 'Harbors that were never dredged');
  test.each<[string, stock: CslItem, cited: CslItem]>([
    ['biorxiv', withDoi('10.64898/'), withDoi('10.64898/')],
    ['plos', withDoi('10.1371/'), withDoi('10.1371/')],
    ['springer-nature', withDoi('10.1007/'), withDoi('10.1007/')],
    ['jstage', JAPANESE, JAPANESE],
    ['cinii', JAPANESE, JAPANESE],
    ['scopus', paper, { ...paper, DOI: undefined }],
    ['base', report, report],
  ])('is found in %s', async (database, stock, cited) => {
    const http = fakeHttp({ works: [stock], holds: (id) => id === database }, () => 80);
    const sources = createSources({ env, http });
    const [reference] = parse(JSON.stringify([cited]));
    if (!reference) throw new Error('the reference is not read');
    const { verdict } = await verifyOne(createVerifier({ library: fakeLibrary(), sources }), reference);
    await sources.close();
    expect(verdict).toMatchObject({ status: 'valid', confirmedBy: [database] });
  });
});
