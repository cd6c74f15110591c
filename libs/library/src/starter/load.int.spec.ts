import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { starterLines } from '@veracite/testing/starter-lines';
import { createLibrary } from '../create';
import { loadStarter } from './load';

let scratch: ScratchPool;
beforeEach(async () => {
  scratch = await scratchPool();
});
afterEach(() => scratch.end());

test('loads every line once, and nothing the second time', async () => {
  const library = await createLibrary(scratch.pool);
  const lines = await starterLines();
  expect(await loadStarter(library)).toEqual({ added: lines.length });
  expect(await loadStarter(library)).toEqual({ added: 0 });
  expect((await library.status()).works).toBe(lines.length);
});

test('two processes that start together load it once', async () => {
  const [server, worker] = [await createLibrary(scratch.pool), await createLibrary(scratch.pool)];
  const lines = await starterLines();
  const added = await Promise.all([loadStarter(server), loadStarter(worker)]);
  expect(added.map((item) => item.added).sort((a, b) => a - b)).toEqual([0, lines.length]);
});

/** Every work is asked for in memory/library.spec.ts, by the same keys; here those that PostgreSQL finds are sampled. */
const SAMPLED = 5;

test(`each of its works is found by its own reference (one in ${SAMPLED})`, async () => {
  const library = await createLibrary(scratch.pool);
  await loadStarter(library);
  const lines = (await starterLines()).filter((_, index) => index % SAMPLED === 0);
  const asked = lines.map((line) => ({ title: line.title, authors: line.author, limit: 3 }));
  const found = await library.searchMany(asked);
  const lost = lines.filter((line, index) => !found[index]?.some((work) => work.key === `library:${line.id}`));
  expect(lost.map((line) => line.id)).toEqual([]);
});

test('a new version replaces the old one whole', async () => {
  const library = await createLibrary(scratch.pool);
  const folder = await mkdtemp(path.join(tmpdir(), 'starter-'));
  const original = path.join(__dirname, '../../data/starter/chemistry.jsonl');
  const chemistry = (await readFile(original, 'utf8')).trim().split('\n');
  await writeFile(path.join(folder, 'chemistry.jsonl'), chemistry.join('\n'));
  await loadStarter(library, folder);
  await writeFile(path.join(folder, 'chemistry.jsonl'), chemistry.slice(1).join('\n'));
  await loadStarter(library, folder);
  const { works, collections } = await library.status();
  expect(works).toBe(chemistry.length - 1);
  expect(collections).toHaveLength(1);
});
