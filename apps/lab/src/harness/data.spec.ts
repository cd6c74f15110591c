import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findData } from './data';
import { collectionFolder } from '@veracite/testing/collection';
import { fileIn, SAMPLE } from './places';
import { DATA_SETS } from '../sets/sets';

const WORKS = 'works/crossref-2022.jsonl.gz';
const GOLD = 'parsing/anystyle-gold.jsonl.gz';

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'sets-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function place(name: string, files: string[]): string {
  const folder = path.join(root, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, 'data', file)), { recursive: true });
    writeFileSync(path.join(folder, 'data', file), gzipSync(`{"from":"${name}"}\n`));
  }
  return folder;
}
const look = (needed: string[], { fetched = '', collection = '', named = false, args = [] as string[] }) =>
  findData(needed, {
    env: named ? { VERACITE_SHARED: collection } : {},
    args,
    fetched: fetched || path.join(root, 'nowhere'),
    collection: collection || path.join(root, 'nowhere'),
  });

test('fetched data takes precedence over data next to the checkout', () => {
  const fetched = place('fetched', [WORKS]);
  const collection = place('checkout', [WORKS, GOLD]);
  expect(look([WORKS], { fetched, collection }).data?.rows(WORKS)).toEqual([{ from: 'fetched' }]);
  expect(look([WORKS, GOLD], { fetched, collection }).data?.rows(WORKS)).toEqual([{ from: 'checkout' }]);
});

test.each([
  ['nothing is there', {}, /Small sample of our own making, as works.* and 1 more are not on this machine/],
  ['a sample is asked for', { args: ['--sample'] }, /as asked for by --sample/],
])('the sample is used and reported: %s', (_name, options, note) => {
  const found = look([WORKS, GOLD], options);
  expect(found.data?.isSample).toBe(true);
  expect(found.note).toMatch(note);
});

test('a sample teaches nothing that is committed', () => {
  expect(look([WORKS], {}).data?.output('libs/x/data/m.json')).toBe(path.join('.data/trained', 'libs/x/data/m.json'));
  const collection = place('checkout', [WORKS]);
  expect(look([WORKS], { collection }).data?.output('libs/x/data/m.json')).toBe('libs/x/data/m.json');
});

test('a named folder that lacks a file is a fault and no occasion for a sample', () => {
  const collection = place('named', [WORKS]);
  const found = look([WORKS, GOLD], { collection, named: true });
  expect(found.data).toBeUndefined();
  expect(found.note).toBe(
    'Stopped, nothing was written: the folder that VERACITE_SHARED names lacks parsing/anystyle-gold.jsonl.gz.',
  );
});

test.each([
  ['with the marker', '# Real data for measuring accuracy and speed\n\nmore', true],
  ['of another owner', '# Shared things of another project\n', false],
  ['without a README', undefined, false],
])('a folder next to the checkout is read only %s', (_name, readme, expected) => {
  const shared = path.join(root, 'shared');
  mkdirSync(path.join(shared, 'data'), { recursive: true });
  if (readme !== undefined) writeFileSync(path.join(shared, 'data/README.md'), readme);
  expect(collectionFolder({}, path.join(root, 'checkout'))).toBe(expected ? shared : undefined);
  expect(collectionFolder({ VERACITE_SHARED: shared }, path.join(root, 'checkout'))).toBe(shared);
});

test('apps/lab/data.md names every file with its licence, and every file that a command reads has a sample', () => {
  const page = readFileSync(path.resolve(__dirname, '../../../../apps/lab/data.md'), 'utf8');
  const missing = DATA_SETS.filter(({ name, license }) => !page.includes(`${name} `) || !page.includes(license));
  expect(missing.map(({ name }) => name)).toEqual([]);
  const rows = page.split('\n');
  const read = DATA_SETS.filter(({ name }) => rows.some((row) => row.includes(`${name} `) && /train:|eval:/.test(row)));
  expect(read.filter(({ name }) => !fileIn(SAMPLE, name)).map(({ name }) => name)).toEqual([]);
});
