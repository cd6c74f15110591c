import { Pool } from 'pg';
import type { LocalLibrary } from '../create';
import { addressOf, bundle, importBy, libraryAt } from '../../testing/program';
import type { ImportReport } from './reading';

const schemas = ['import_whole', 'import_killed'].map((name) => `${name}_${process.pid}`);
const [WHOLE, KILLED] = schemas as [string, string];
const server = new Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });

beforeAll(async () => {
  for (const schema of schemas) await server.query(`create schema ${schema}`);
  await bundle(addressOf(WHOLE));
});
afterAll(async () => {
  for (const schema of schemas) await server.query(`drop schema ${schema} cascade`);
  await server.end();
});

const imported = (schema: string, env: NodeJS.ProcessEnv): Promise<ImportReport | undefined> =>
  importBy({ DATABASE_URL: addressOf(schema), ...env });

async function inLibrary<T>(schema: string, ask: (library: LocalLibrary, pool: Pool) => Promise<T>): Promise<T> {
  const { library, pool, end } = await libraryAt(addressOf(schema));
  return ask(library, pool).finally(end);
}

/** Everything that is packed, in one line. */
const contents = (schema: string) =>
  inLibrary(schema, async (library, pool) => {
    const { rows } = await pool.query<Record<string, string>>(
      `select (select md5(string_agg(md5(works), '' order by block)) from library_blocks) as blocks,
         (select md5(string_agg(md5(entries), '' order by bucket)) from library_postings) as postings,
         (select concat_ws(' ', bits, entries, next_work) from library_shape) as shape`,
    );
    const { works, withDoi, collections } = await library.status();
    return { ...rows[0], works, withDoi, collections: collections.map((each) => [each.name, each.works]) };
  });

const RECORDS = 9000;
/** One record in a hundred has no title, and another one is of the work before it. */
const REPORT = { records: RECORDS, added: 0.98 * RECORDS, replaced: 0.01 * RECORDS, refused: 0.01 * RECORDS };

/** Places in the run: while reading (3 units), uniting (32 ranges) and packing (256 ranges). */
const KILLS = [1, 2, 3, 4, 20, 35, 36, 80, 190, 291];

test('killed at ten places it goes on, and the library is as if it had not been killed', async () => {
  expect(await imported(WHOLE, { RECORDS: String(RECORDS) })).toMatchObject(REPORT);
  for (const place of KILLS)
    expect(await imported(KILLED, { RECORDS: String(RECORDS), KILL_AT: String(place) })).toBeUndefined();
  const report = await imported(KILLED, { RECORDS: String(RECORDS) });
  expect(report).toMatchObject({ ...REPORT, resumedAfter: RECORDS });
  expect(report?.refusals).toEqual([{ reason: 'no title', records: 90, first: { record: 100, text: '99' } }]);
  expect(await contents(KILLED)).toEqual(await contents(WHOLE));
});

test('packed works are found by every way, two records of one work as one', () =>
  inLibrary(WHOLE, async (library) => {
    const [work] = await library.lookUp({ pmid: '10000049' });
    expect(work?.identifiers).toEqual({ doi: '10.5555/made.48', pmid: '10000049' });
    expect(work?.csl['container-title']).toBe('Journal of Subject 8');
    expect(await library.lookUp({ doi: '10.5555/MADE.48' })).toEqual([work]);
    expect(await library.lookUp({ doi: '10.5555/made.49' })).toEqual([]);
    const asWritten = { title: work?.csl.title, authors: work?.csl.author, year: 1998 };
    expect((await library.search(asWritten))[0]).toEqual(work);
    expect((await library.find({ title: 'subject48 matter48' }))[0]).toEqual(work);
  }));

test('a work that is added over a packed one is found once, with what both say', () =>
  inLibrary(WHOLE, async (library) => {
    const [packed] = await library.lookUp({ doi: '10.5555/made.7' });
    if (!packed) throw new Error('not packed');
    const { volume: _volume, ...poorer } = packed.csl;
    await library.add('since', [
      { ...packed, csl: poorer, identifiers: { ...packed.identifiers, arxiv: '1706.00007' } },
    ]);
    const [found, ...others] = await library.lookUp({ doi: '10.5555/made.7' });
    expect(others).toEqual([]);
    expect(found?.csl.volume).toBe('7');
    expect(found?.identifiers.arxiv).toBe('1706.00007');
  }));

test('the same again adds nothing, and what is new in another file is added to what is there', async () => {
  const before = await contents(KILLED);
  expect(await imported(KILLED, { RECORDS: String(RECORDS) })).toMatchObject({ added: 0, replaced: 0.99 * RECORDS });
  const { works } = await contents(KILLED);
  expect(works).toBe(before.works);
  const overlapping = { RECORDS: String(RECORDS), FROM: '4500', AS: 'later' };
  expect(await imported(KILLED, overlapping)).toMatchObject({ added: 4410, replaced: 4500 });
  const after = await contents(KILLED);
  expect(after.works).toBe(works + 4410);
  expect(after.collections).toEqual([
    ['made', 4410],
    ['later', 8820],
  ]);
});

test('what few records added is packed with the next import that packs; what others added stays', async () => {
  expect(await imported(WHOLE, { RECORDS: '300', FROM: '20000', AS: 'few' })).toMatchObject({
    added: 294,
    replaced: 3,
  });
  const added = (await contents(WHOLE)).collections;
  expect(added).toEqual([
    ['made', 8820],
    ['since', 1],
    ['few', 294],
  ]);
  // Half of these were added, half are new; then all are there.
  expect(await imported(WHOLE, { RECORDS: '9000', FROM: '20150', AS: 'many' })).toMatchObject({
    added: 8820 - 147,
    replaced: 147 + 90,
  });
  expect((await contents(WHOLE)).collections).toEqual([
    ['made', 8820],
    ['since', 1],
    ['few', 147],
    ['many', 8820],
  ]);
  await inLibrary(WHOLE, async (library, pool) => {
    expect((await pool.query('select from library_works')).rowCount).toBe(1);
    for (const doi of ['10.5555/made.20010', '10.5555/made.20200', '10.5555/made.29000', '10.5555/made.7'])
      expect((await library.lookUp({ doi })).map(({ identifiers }) => identifiers.doi)).toEqual([doi]);
  });
});

test('few records are added at once, without threads', () =>
  inLibrary(WHOLE, async (library) => {
    const report = await library.import(
      {
        connection: {},
        collection: 'few',
        source: 'few',
        format: 'none',
        read: (text) =>
          text === 'notice'
            ? { notices: [{ doi: '10.1/a', notice: { standing: 'retracted', source: 'library' } }] }
            : {},
        start: () => {
          throw new Error('no thread is needed');
        },
      },
      (async function* () {
        yield 'notice';
        yield 'nothing';
      })(),
    );
    expect(report).toMatchObject({ records: 2, added: 0, refused: 1, notices: 1 });
    expect(report.refusals).toEqual([
      { reason: 'not of this format', records: 1, first: { record: 2, text: 'nothing' } },
    ]);
  }));
