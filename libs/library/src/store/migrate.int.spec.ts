import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary } from '../create';
import { MIGRATIONS } from './migrations';
import { DEEP, names } from '../../testing/works';

let scratch: ScratchPool;
beforeAll(async () => (scratch = await scratchPool()));
afterAll(() => scratch.end());

/** Steps of the release before the packed index. */
const BEFORE = 3;

test('works of a library from before are found by every way', async () => {
  const { pool } = scratch;
  await pool.query('create table library_migrations (step integer primary key)');
  for (const [step, sql] of MIGRATIONS.slice(0, BEFORE).entries()) {
    await pool.query(sql);
    await pool.query('insert into library_migrations (step) values ($1)', [step]);
  }
  await pool.query("insert into library_collections (name) values ('c')");
  await pool.query(
    `insert into library_works (collection, doi, description, richness, filed, words, terms, record)
     values (1, $1, 1, 1, '{}', '', $2, $3)`,
    [DEEP.identifiers.doi, "'t:deep' 't:learning' 'a:lecun'", JSON.stringify(DEEP)],
  );
  await pool.query('insert into library_keys values (1, 1)');
  const library = await createLibrary(pool);
  expect(await library.lookUp(DEEP.identifiers)).toEqual([DEEP]);
  expect(await library.search({ title: 'Deep learning', authors: names('LeCun, Y.') })).toEqual([DEEP]);
  expect(await library.find({ title: 'deep' })).toEqual([DEEP]);
  expect(await library.add('d', [DEEP])).toEqual({ added: 0, replaced: 1, refused: 0 });
});
