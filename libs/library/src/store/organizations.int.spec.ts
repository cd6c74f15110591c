import { ORGANISATIONS, rorRecord, WHO } from '@veracite/testing/organizations';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary, type LocalLibrary } from '../create';
import type { ImportReport, RecordReader } from '../import/reading';
import { addOrganizations, type OrganizationEntry } from './organizations';

let scratch: ScratchPool;
let library: LocalLibrary;
beforeAll(async () => {
  scratch = await scratchPool();
  library = await createLibrary(scratch.pool);
});
afterAll(() => scratch.end());

const entry = (names: string[], modified = '2026-01-01', over: Partial<OrganizationEntry> = {}): OrganizationEntry => ({
  ...{ ror: 'https://ror.org/0tides001', names, acronyms: ['TI'], modified, isWithdrawn: false },
  ...over,
});
const named = async (...names: string[]) => (await library.organizationsNamed(names)).map(({ ror }) => ror);

test('an empty table names no organization and is not reported', async () => {
  expect(await named('Institute of Tides')).toEqual([]);
  expect(await library.status()).toEqual({ works: 0, withDoi: 0, collections: [] });
});

test.each<[trap: string, entries: OrganizationEntry[], asked: string, found: boolean]>([
  ['a whole name, folded', [entry(['Institute of Tïdes'])], 'The institute of tides', true],
  ['a name in one of two spellings', [entry(['Centre for Tides'])], 'Center for Tides', true],
  ['an acronym with stops', [entry(['Institute of Tides'])], 'T.I.', true],
  ['a part of a name', [entry(['Institute of Tides'])], 'Tides', false],
  [
    'a name that a newer entry has no more',
    [entry(['Old Tides']), entry(['New Tides'], '2026-02-01')],
    'Old Tides',
    false,
  ],
  ['an older entry takes the place of no newer one', [entry(['New'], '2026-02-01'), entry(['Old'])], 'New', true],
  ['two entries of one day: the later counts', [entry(['First']), entry(['Second'])], 'Second', true],
  ['a withdrawn organization', [entry(['Tides'], '2026-03-01', { isWithdrawn: true })], 'Tides', false],
  [
    'and does not come back with an older file',
    [entry(['Tides'], '2026-03-01', { isWithdrawn: true }), entry(['Tides'])],
    'Tides',
    false,
  ],
])('%s', async (_trap, entries, asked, found) => {
  // In one file, and one file after the other.
  for (const files of [[entries], entries.map((entry) => [entry])]) {
    await scratch.pool.query('truncate library_organisations');
    for (const file of files) await addOrganizations(scratch.pool, file);
    expect(await named(asked)).toEqual(found ? ['https://ror.org/0tides001'] : []);
  }
});

async function imported(records: unknown[]): Promise<ImportReport> {
  const read: RecordReader = (text) => {
    const { id, names, status } = JSON.parse(text) as {
      id: string;
      names: { value: string; types: string[] }[];
      status: string;
    };
    const called = (are: boolean) =>
      names.flatMap(({ types, value }) => (types.includes('acronym') === are ? value : []));
    const [acronyms, whole] = [called(true), called(false)];
    return {
      organization: { ror: id, names: whole, acronyms, modified: '2026-06-01', isWithdrawn: status === 'withdrawn' },
    };
  };
  return library.import(
    {
      ...{ connection: {}, collection: 'ror', source: 'ror', format: 'ror', read, onlySays: true },
      start: () => {
        throw new Error('no thread is needed');
      },
    },
    (async function* () {
      for (const record of records) yield JSON.stringify(record);
    })(),
  );
}

test('a file of more records than are packed at once is recorded without packing, and again without change', async () => {
  await scratch.pool.query('truncate library_organisations');
  const many = Array.from({ length: 9000 }, (_, index) => ({
    ...{ ror: `https://ror.org/0${String(index).padStart(8, '0')}`, names: [`Institute ${index}`], acronyms: [] },
  }));
  const records = [...ORGANISATIONS, ...many].map((item) => rorRecord(item));
  const before = await scratch.pool.query('select * from library_shape');
  const report = await imported(records);
  expect(report).toMatchObject({ records: records.length, organizations: records.length, added: 0, refused: 0 });
  const stored = () => scratch.pool.query('select * from library_organisations order by ror');
  const { rows } = await stored();
  expect(rows).toHaveLength(records.length);
  await imported(records);
  expect((await stored()).rows).toEqual(rows);
  expect((await scratch.pool.query('select * from library_shape')).rows).toEqual(before.rows);
  expect((await library.status()).organizations).toEqual({ count: records.length, until: '2026-06-01' });
});

test('all names of one moment are one statement, and each asker gets its own', async () => {
  const entries = ORGANISATIONS.map((organisation) => ({
    ...organisation,
    modified: '2026-07-01',
    isWithdrawn: false,
  }));
  await addOrganizations(scratch.pool, entries);
  const query = jest.spyOn(scratch.pool, 'query');
  const lists = [
    ['Organisation mondiale de la Santé'],
    ['Université Paris Cité', 'DKFZ'],
    [],
    ['unknown name'],
    ['WHO'],
  ];
  const found = await Promise.all(lists.map((names) => library.organizationsNamed(names)));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  expect(found[0]).toEqual([WHO]);
  expect(found.map((each) => each.length)).toEqual([1, 2, 0, 0, 2]);
});
