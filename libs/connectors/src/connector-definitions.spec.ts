import { readdirSync } from 'node:fs';
import path from 'node:path';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { FAKE_SERVERS } from '@veracite/testing/fake-databases/fake-servers';
import { arxivOf } from '@veracite/testing/fake-databases/holdings';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { DATABASE_IDS, type DatabaseId, DATABASES } from './connector-definitions';
import { CATALOGUES } from './catalogues/catalogues';
import type { Sources } from './sources';
import { createSources } from './runtime/source';
import { keySetting } from './runtime/settings';
import { INVENTED_WORKS } from '@veracite/testing/connectors/invented-works-by-database';

const KEYS = Object.fromEntries(DATABASE_IDS.map((id) => [keySetting(id), 'key-of-the-spec']));
const OPEN = { ...KEYS, CONTACT_EMAIL: 'ops@veracite.test', SOURCES: DATABASE_IDS.join(',') };
let standIn: FakeDatabases;
let sources: Sources;

function open(env: Record<string, string>): Sources {
  return createSources({ env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', ...env } });
}

beforeAll(async () => {
  standIn = await startFakeDatabases({ works: INVENTED_WORKS });
});
beforeEach(() => {
  standIn.setFaults({});
  sources = open(OPEN);
});
afterEach(() => sources.close());
afterAll(() => standIn.close());

const identifierOf: Record<IdentifierKind, (item: CslItem) => string | undefined> = {
  doi: (item) => item.DOI,
  arxiv: arxivOf,
  pmid: (item) => item.PMID,
  pmcid: (item) => item.PMCID,
  isbn: (item) => item.ISBN,
  issn: () => undefined,
  bibcode: () => undefined,
};

const worksOf = (id: DatabaseId): CslItem[] => INVENTED_WORKS.filter((item) => FAKE_SERVERS[id].holds(item));

/** Fields of a work that every database must return, in any form. */
function expectSame(work: Work | undefined, item: CslItem, id: DatabaseId): void {
  expect(work?.csl.title).toBe(item.title);
  expect(work?.key.startsWith(`${id}:`)).toBe(true);
  const first = item.author?.[0]?.family ?? item.author?.[0]?.literal;
  expect(work?.csl.author?.[0]?.family ?? work?.csl.author?.[0]?.literal).toBe(first);
  if (!work?.authorsTruncated) expect(work?.csl.author?.length).toBe(item.author?.length);
  expect(work && yearOf(work.csl)).toBe(yearOf(item));
  expect(work?.years).toContain(yearOf(item));
  expect(work?.standing).toBe('current');
}

describe.each(DATABASE_IDS)('%s', (id) => {
  const definition = DATABASES[id];
  const kinds = Object.keys(definition.lookUp) as IdentifierKind[];
  const first = worksOf(id)[0];

  test('is described: name, coverage, documentation, pace', () => {
    expect(definition.source.name).toBeTruthy();
    expect(definition.source.coverage).toMatch(/^[^ ].*\.$/);
    expect(definition.documentation).toMatch(/^https:/);
    expect(definition.source.homepage).toMatch(/^https:/);
    expect(definition.pace.requests / definition.pace.seconds).toBeGreaterThan(0);
    expect(definition.pace.concurrent).toBeGreaterThan(0);
    expect(first).toBeDefined();
  });

  const known = kinds.flatMap((kind) =>
    worksOf(id).flatMap((item) => {
      const value = identifierOf[kind](item);
      return value ? [{ kind, item, value }] : [];
    }),
  );
  if (known.length > 0)
    test('finds each of its works by each of its identifiers, and nothing by another', async () => {
      for (const { kind, item, value } of known) {
        const { consultation, works } = await sources.ask({ type: 'identifier', connector: id, kind, value });
        expect(['answered', 'not-covered']).toContain(consultation.outcome);
        if (consultation.outcome === 'not-covered') continue;
        expect(consultation).toMatchObject({ found: 1, question: 'identifier' });
        expectSame(works[0], item, id);
      }
    });

  const bulkKinds = Object.keys(definition.bulk ?? {}) as IdentifierKind[];
  if (bulkKinds.length > 0)
    test('finds in bulk what it finds singly, and says absent of the rest', async () => {
      for (const kind of bulkKinds) {
        const values = worksOf(id).flatMap((item) => identifierOf[kind](item) ?? []);
        const absent = {
          doi: '10.5555/never.was',
          arxiv: '2301.99999',
          pmid: '39999999',
          pmcid: 'PMC9999999',
          isbn: '9780000000002',
          issn: '',
          bibcode: '1999Nil...1....1N',
        }[kind];
        const answers = await Promise.all(
          [...values, absent].map((value) =>
            sources.ask({ type: 'identifier', connector: id, kind, value }, { batchDelayMs: 25 }),
          ),
        );
        const outcomes = answers.map((answer) => answer.consultation.outcome);
        expect(outcomes.slice(0, -1)).toEqual(values.map(() => 'answered'));
        expect(['answered', 'not-covered']).toContain(outcomes.at(-1));
        expect(answers.map((answer) => answer.works.length)).toEqual([...values.map(() => 1), 0]);
      }
    });

  if (definition.search && first)
    test('finds by title, and by the reference as written', async () => {
      const query = { title: first.title, authors: first.author, year: yearOf(first) };
      const { consultation, works } = await sources.ask({ type: 'search', connector: id, query });
      expect(consultation).toMatchObject({ outcome: 'answered', question: 'search' });
      expectSame(
        works.find((work) => work.csl.title === first.title),
        first,
        id,
      );
      const raw = `${first.author?.[0]?.family ?? ''}. (${yearOf(first) ?? ''}). ${first.title ?? ''}.`;
      const written = await sources.ask({ type: 'search', connector: id, query: { raw } });
      expect(written.works.some((work) => work.csl.title === first.title)).toBe(true);
    });

  test('absent is answered, and empty', async () => {
    const answers = definition.search
      ? [await sources.ask({ type: 'search', connector: id, query: { title: 'Zyzzyva qwertz plugh xyzzy' } })]
      : [];
    if (kinds.includes('doi'))
      answers.push(await sources.ask({ type: 'identifier', connector: id, kind: 'doi', value: '10.5555/never.was' }));
    for (const { consultation } of answers) {
      expect(consultation.found).toBe(0);
      expect(['answered', 'not-covered']).toContain(consultation.outcome);
    }
  });

  test.each(['wrong-shape', 'garbage', 'html'] as const)('%s is bad-reply, never absence', async (kind) => {
    standIn.setFaults({ [id]: { kind } });
    const kindOfKey = kinds.find((kind) => first && identifierOf[kind](first));
    const { consultation } = definition.search
      ? await sources.ask({ type: 'search', connector: id, query: { title: `Unasked ${kind}` } })
      : await sources.ask({
          type: 'identifier',
          connector: id,
          kind: kindOfKey ?? 'doi',
          value: (first && kindOfKey && identifierOf[kindOfKey](first)) ?? '',
        });
    expect(consultation).toMatchObject({ outcome: 'failed', problem: 'bad-reply', found: 0 });
  });

  test('without what it needs it is skipped, with the reason', async () => {
    const bare = open({});
    const state = bare.list().find((item) => item.source.id === id);
    const before = standIn.calls().length;
    if (definition.disabledReason) expect(state).toMatchObject({ state: 'off', reason: definition.disabledReason });
    else if (definition.key?.needed === 'always' || definition.contact?.needed) expect(state?.state).toBe('no-key');
    else expect(state?.state).toBe('ready');
    if (state?.state !== 'ready') {
      const { consultation } = await bare.ask({ type: 'search', connector: id, query: { title: 'anything' } });
      expect(consultation).toMatchObject({ outcome: 'skipped', found: 0 });
      expect(consultation.detail).toBe(state?.reason);
      expect(standIn.calls().length).toBe(before);
    }
    await bare.close();
  });
});

test('every file of the folder is a database of the registry, and every other one is a catalog', () => {
  const files = readdirSync(path.join(__dirname, 'databases')).map((file) => path.basename(file, '.ts'));
  expect(files.filter((file) => !file.includes('.')).sort()).toEqual(
    DATABASE_IDS.filter((id) => !(id in CATALOGUES)).sort(),
  );
});

test('searching OpenAlex needs a key that looking up does not', async () => {
  const bare = open({});
  expect(
    (await bare.ask({ type: 'search', connector: 'openalex', query: { title: 'anything' } })).consultation.outcome,
  ).toBe('skipped');
  expect(
    (await bare.ask({ type: 'identifier', connector: 'openalex', kind: 'doi', value: '10.5555/tides.2016.12' })).works,
  ).toHaveLength(1);
  expect(bare.list().find((item) => item.source.id === 'openalex')).toMatchObject({
    canSearch: false,
    canLookUpInBulk: [],
  });
  await bare.close();
});
