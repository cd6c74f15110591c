import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WriteError } from '../exit';
import { replaceFile } from './replace-file';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'veracite-write-'));
  file = path.join(folder, 'refs.bib');
  writeFileSync(file, 'before');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [before, after] = [Buffer.from('before'), Buffer.from('after')];

test('the file is replaced, its mode stays, and no temporary file is left', async () => {
  chmodSync(file, 0o640);
  await replaceFile(file, before, after);
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777, readdirSync(folder)]).toEqual([
    'after',
    0o640,
    ['refs.bib'],
  ]);
});

test('a link stays a link, and what it leads to is replaced', async () => {
  const link = path.join(folder, 'link.bib');
  symlinkSync(file, link);
  await replaceFile(link, before, after);
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file, 'utf8')]).toEqual([true, 'after']);
});

test('a file that was changed in the meantime is not replaced', async () => {
  writeFileSync(file, 'changed by its author');
  await expect(replaceFile(file, before, after)).rejects.toThrow(WriteError);
  expect(readFileSync(file, 'utf8')).toBe('changed by its author');
});

test('a read-only file is not replaced, and the error names it', async () => {
  chmodSync(file, 0o444);
  await expect(replaceFile(file, before, after)).rejects.toThrow(`"${file}" could not be written: it is read-only.`);
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['before', ['refs.bib']]);
});
