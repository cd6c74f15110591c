import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { truncateLong, rotate } from './logs.mjs';

let folder;
let log;
before(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-logs-'))));
after(() => fs.rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
  log = path.join(folder, 'main.log');
});
const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');

test('a start puts the log of the last one aside, and keeps five', () => {
  for (let start = 1; start <= 8; start += 1) {
    rotate(log);
    fs.writeFileSync(log, `start ${start}`);
  }
  assert.equal(read('main.log'), 'start 8');
  assert.equal(read('main.1.log'), 'start 7');
  assert.deepEqual(fs.readdirSync(folder).sort(), [1, 2, 3, 4, 5].map((age) => `main.${age}.log`).concat('main.log'));
});

test('a log that became long is emptied under its writer, and nothing is lost', () => {
  const writer = fs.openSync(log, 'a');
  fs.writeSync(writer, 'x'.repeat(100));
  truncateLong(log, 1_000);
  assert.equal(read('main.log').length, 100);
  truncateLong(log, 50);
  fs.writeSync(writer, 'y');
  fs.closeSync(writer);
  assert.equal(read('main.1.log').length, 100);
  assert.equal(read('main.log'), 'y');
});

test('an empty log is not kept', () => {
  fs.writeFileSync(log, '');
  rotate(log);
  assert.deepEqual(fs.readdirSync(folder), ['main.log']);
});
