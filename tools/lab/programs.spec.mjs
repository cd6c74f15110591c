import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { TARGETS } from '../build/targets.mjs';
import { inRoot } from '../paths.mjs';
import { findPrograms } from './programs.mjs';

const programs = findPrograms();

test('every program has a file, a description and known needs', () => {
  assert.ok(programs.size > 40);
  for (const [name, { file, about, needs = [] }] of programs) {
    assert.ok(fs.existsSync(file), `${name}: ${file}`);
    assert.match(about, /^\S.{10,100}$/, name);
    for (const need of needs)
      assert.ok(need === 'services' || TARGETS[need.replace(/^build:/, '')], `${name}: ${need}`);
  }
});

test('the names that lab.json files give are unique', () => {
  const lists = ['apps', 'libs']
    .flatMap((folder) => fs.readdirSync(inRoot(folder)).map((name) => inRoot(folder, name, 'lab/lab.json')))
    .concat(inRoot('tools/lab/lab.json'))
    .filter((list) => fs.existsSync(list));
  const names = lists.flatMap((list) => Object.keys(JSON.parse(fs.readFileSync(list, 'utf8'))));
  assert.equal(names.length, programs.size);
});

test('each script of package.json that runs the lab names a program', () => {
  const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const named = Object.values(scripts).flatMap((script) => /^node tools\/lab\.mjs (\S+)/.exec(script)?.[1] ?? []);
  assert.ok(named.length > 5);
  for (const name of named) assert.ok(programs.has(name), name);
  assert.ok(Object.keys(scripts).length <= 30);
});
