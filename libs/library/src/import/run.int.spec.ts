import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary, type LocalLibrary } from '../create';
import { work } from '../store/works.fixture';
import { runImport, type Reading } from './run';

let scratch: ScratchPool;
let library: LocalLibrary;
beforeEach(async () => {
  scratch = await scratchPool();
  library = await createLibrary(scratch.pool);
});
afterEach(() => scratch.end());

jest.setTimeout(60_000);

const WORKS = 2500;

async function* readings(breakAt = Infinity): AsyncGenerator<Reading> {
  for (let n = 0; n < WORKS; n += 1) {
    if (n === breakAt) throw new Error('the file ends here');
    yield { work: work(`Work number ${n} about subject${n}`, 'Doe, Jane', 2000) };
  }
}

test('goes on where it was cut short', async () => {
  const options = { collection: 'c', source: 's' };
  await expect(runImport(library, options, readings(2100))).rejects.toThrow('the file ends here');
  expect((await library.status()).works).toBe(2000);
  const report = await runImport(library, options, readings());
  expect(report).toMatchObject({ records: WORKS, resumedAfter: 2000, added: 500 });
  expect((await library.status()).works).toBe(WORKS);
});

test('a finished import starts anew and doubles nothing', async () => {
  const options = { collection: 'c', source: 's' };
  await runImport(library, options, readings());
  expect(await runImport(library, options, readings())).toMatchObject({ resumedAfter: 0, added: 0, replaced: WORKS });
});

test('records without a work are counted as refused', async () => {
  const nothing = (async function* () {
    yield {};
    yield { notice: { doi: '10.1/a', notice: { standing: 'retracted' as const, source: 'library' } } };
  })();
  expect(await runImport(library, { collection: 'c', source: 's' }, nothing)).toMatchObject({ refused: 1, notices: 1 });
});
