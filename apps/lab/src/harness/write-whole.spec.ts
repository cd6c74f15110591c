import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from './write-whole';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'whole-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files take their places, folders are made, nothing else is left', () => {
  const files = ['a.json', 'deep/b.json'].map((name) => [path.join(folder, name), name] as const);
  writeWhole(files);
  for (const [file, text] of files) expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'deep']);
});

test('when one of two cannot be written, both stay as they were', () => {
  writeFileSync(path.join(folder, 'a.json'), 'before');
  // A file where a folder is needed.
  writeFileSync(path.join(folder, 'taken'), '');
  const write = () =>
    writeWhole([
      [path.join(folder, 'a.json'), 'after'],
      [path.join(folder, 'taken/b.json'), 'after'],
    ]);
  expect(write).toThrow();
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('before');
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'taken']);
});

test('a folder in the place of the file is a fault, and leaves no part', () => {
  mkdirSync(path.join(folder, 'a.json/x'), { recursive: true });
  expect(() => writeWhole([[path.join(folder, 'a.json'), 'text']])).toThrow();
  expect(existsSync(path.join(folder, 'a.json/x'))).toBe(true);
  expect(readdirSync(folder)).toEqual(['a.json']);
});
