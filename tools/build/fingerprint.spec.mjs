import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fingerprint } from './fingerprint.mjs';

let folder;
before(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-fingerprint-'))));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (name, text) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};

const changes = [
  ['a source changes', () => write('src/a.ts', 'two'), true],
  ['a source is added', () => write('src/b.ts', 'one'), true],
  ['a source is emptied', () => write('src/b.ts', ''), true],
  ['a spec changes', () => write('src/a.spec.ts', 'two'), false],
  ['a source is written again as it was', () => write('src/a.ts', 'two'), false],
];
for (const [name, change, expected] of changes) {
  test(`${name}: ${expected ? 'built again' : 'left alone'}`, () => {
    const before = fingerprint([folder]);
    change();
    assert.equal(fingerprint([folder]) !== before, expected);
  });
}
