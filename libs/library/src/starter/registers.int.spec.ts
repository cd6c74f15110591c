import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { createLibrary } from '../create';
import { importRegisters, readRegisters } from './registers';

let scratch: ScratchPool;
let folder: string;
beforeEach(async () => {
  scratch = await scratchPool();
  folder = await mkdtemp(path.join(tmpdir(), 'registers-'));
});
afterEach(async () => {
  await scratch.end();
  await rm(folder, { recursive: true });
});

const HEADER = {
  of: 'kettles',
  until: '2025-11-24',
  venues: { kettle: '2019-2024' },
  name: 'Kettle Register',
  papers: 'https://kettles.example/',
};
const VOLUME = { type: 'paper-conference', issued: { 'date-parts': [[2024]] }, 'container-title': 'Kettles' };
const write = (...papers: string[]) =>
  writeFile(
    path.join(folder, 'kettles.tsv.br'),
    brotliCompressSync([HEADER, VOLUME].map((line) => JSON.stringify(line)).join('\n') + `\n${papers.join('\n')}\n`),
  );

const FIRST = '2024.k.1\tOn the tides of kettles\tOkoye|Ada;Kettle Group\t1-9\t10.5555/=';
const SECOND = '2024.k.2\tA withdrawn theory of spouts\tReed|Ben\t\t10.1234/other\tretracted';

test('a line is read with the fields of its volume', async () => {
  await write(FIRST, SECOND);
  const [register] = await readRegisters(folder);
  expect(register).toMatchObject(HEADER);
  expect([...(register?.works() ?? [])]).toEqual([
    {
      key: 'kettles:2024.k.1',
      csl: {
        ...VOLUME,
        title: 'On the tides of kettles',
        author: [{ family: 'Okoye', given: 'Ada' }, { literal: 'Kettle Group' }],
        page: '1-9',
        DOI: '10.5555/2024.k.1',
        URL: 'https://kettles.example/2024.k.1',
      },
      identifiers: { doi: '10.5555/2024.k.1' },
      url: 'https://kettles.example/2024.k.1',
      standing: 'current',
    },
    expect.objectContaining({ identifiers: { doi: '10.1234/other' }, standing: 'retracted' }),
  ]);
});

test('a version is imported once, and a newer one adds what is new', async () => {
  const library = await createLibrary(scratch.pool);
  const threads = {
    connection: {},
    start: () => {
      throw new Error('so few works need no thread');
    },
  };
  await write(FIRST);
  expect(await importRegisters(library, threads, folder)).toEqual({ added: 1 });
  expect(await importRegisters(library, threads, folder)).toEqual({ added: 0 });
  await write(FIRST, SECOND);
  expect(await importRegisters(library, threads, folder)).toEqual({ added: 1 });
  const [found] = await library.search({ title: 'On the tides of kettles', authors: [{ family: 'Okoye' }] });
  expect(found?.key).toBe('kettles:2024.k.1');
  const { of, until, venues } = HEADER;
  expect(await library.completeCorpora()).toEqual([{ of, until, venues }]);
});

test('the registers that come with the product are whole', async () => {
  const registers = await readRegisters();
  expect(registers.map(({ of }) => of)).toEqual(['acl-anthology', 'dblp', 'pmlr']);
  for (const register of registers) {
    let works = 0;
    const faults: string[] = [];
    for (const { key, csl } of register.works()) {
      works += 1;
      if (!csl.title || !csl['container-title'] || !csl.issued || /<\/?[a-z]/.test(csl.title)) faults.push(key);
    }
    expect(works).toBeGreaterThan(5000);
    expect(faults.slice(0, 10)).toEqual([]);
  }
});
