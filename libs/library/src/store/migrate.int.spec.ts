import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary } from '../create';

let scratch: ScratchPool;
beforeAll(async () => (scratch = await scratchPool()));
afterAll(() => scratch.end());

test('tables of a version before the first step are refused', async () => {
  const { pool } = scratch;
  await pool.query('create table library_migrations (step integer primary key)');
  await pool.query('insert into library_migrations (step) values (3)');
  await expect(createLibrary(pool)).rejects.toThrow(/too old/);
});
