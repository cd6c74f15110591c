import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unifiedDiff } from './unified-diff';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}\n`);
const LONG = numbered(40);

test('a changed value is shown with its lines before and after', () => {
  const before = '@article{a,\n  volume = {21},\n  year = {2011}\n}\n';
  expect(unifiedDiff('refs.bib', before, before.replace('21', '12'))).toBe(
    '--- refs.bib\n+++ refs.bib\n@@ -1,4 +1,4 @@\n @article{a,\n-  volume = {21},\n+  volume = {12},\n   year = {2011}\n }\n',
  );
  expect(unifiedDiff('refs.bib', before, before)).toBe('');
});

test.each<[string, string, string]>([
  [
    'lines removed and added far from each other',
    LONG.join(''),
    [...LONG.slice(2, 30), 'new\n', ...LONG.slice(30)].join(''),
  ],
  ['the last line without its end', 'a\nb', 'a\nc'],
  ['an end of line added to the last line', 'a\nb', 'a\nb\n'],
  ['lines that end in CR and LF', 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
  ['everything replaced', numbered(5).join(''), 'other\n'],
  ['lines at the start', 'b\nc\n', 'a\nb\nc\n'],
])('%s: patch makes the second text of the first', (_name, before, after) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'diff-')), 'file');
  writeFileSync(file, before);
  const { status } = spawnSync('git', ['apply', '-p0', '--unsafe-paths', '-'], {
    cwd: path.dirname(file),
    input: unifiedDiff('file', before, after),
  });
  expect([status, readFileSync(file, 'utf8')]).toEqual([0, after]);
});
