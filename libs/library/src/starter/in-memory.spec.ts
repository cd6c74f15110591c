import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { starterLines } from '@veracite/testing/starter-lines';
import { FOLDER } from './files';
import { keepStarterKeys, starterInMemory } from './in-memory';
import { workOfLine } from './line';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'starter-'));
  for (const name of ['chemistry', 'statistics'])
    await cp(path.join(FOLDER, `${name}.jsonl`), path.join(folder, `${name}.jsonl`));
});
afterEach(() => rm(folder, { recursive: true }));

const keyFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.bin'));

test('kept keys find what made keys find', async () => {
  const made = await starterInMemory(folder);
  await keepStarterKeys(folder);
  expect(await keyFiles()).toHaveLength(1);
  const kept = await starterInMemory(folder);
  const works = (await starterLines(folder)).map(workOfLine);
  const queries = works.map(({ csl }) => ({ title: csl.title, authors: csl.author, limit: 3 }));
  expect(await kept.searchMany(queries)).toEqual(await made.searchMany(queries));
  const identifiers = works.map((work) => work.identifiers);
  expect(await kept.lookUpMany(identifiers)).toEqual(await made.lookUpMany(identifiers));
});

test('keys of files that have changed since are not read', async () => {
  await keepStarterKeys(folder);
  const line = { id: 'new', type: 'book', title: 'Alphabets of provincial kettles', author: [{ family: 'Nobody' }] };
  await writeFile(path.join(folder, 'chemistry.jsonl'), JSON.stringify(line));
  const [found] = await (await starterInMemory(folder)).search({ title: line.title, authors: line.author });
  expect(found?.key).toBe('library:new');
});
