import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { TARGETS } from './build/targets.mjs';
import { inRoot } from './paths.mjs';

const readJson = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));
const programs = readJson('apps/lab/lab.json');

test('every program has a file, a description and known needs', () => {
  for (const [name, { file, about, needs = [] }] of Object.entries(programs)) {
    assert.ok(fs.existsSync(inRoot('apps/lab', file)), `${name}: ${file}`);
    assert.match(about, /^\S.{10,100}$/, name);
    for (const need of needs)
      assert.ok(need === 'services' || TARGETS[need.replace(/^build:/, '')], `${name}: ${need}`);
  }
});

test('each script of package.json that runs the lab names a program', () => {
  const { scripts } = readJson('package.json');
  const named = Object.values(scripts).flatMap((script) => /^node tools\/lab\.mjs (\S+)/.exec(script)?.[1] ?? []);
  assert.ok(named.length > 5);
  for (const name of named) assert.ok(name in programs, name);
  assert.ok(Object.keys(scripts).length <= 30);
});
