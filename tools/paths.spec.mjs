import assert from 'node:assert/strict';
import path from 'node:path';
import { afterEach, test } from 'node:test';
import { dataDir, inRoot } from './paths.mjs';
import { postgresHome } from './services/postgres-home.mjs';

const before = process.env.DATA_DIR;
afterEach(() => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
});

const places = [
  ['no value', '', inRoot('.data')],
  ['a folder of its own', path.resolve('/srv/veracite'), path.resolve('/srv/veracite')],
  ['a relative one, from the checkout', 'kept/here', inRoot('kept/here')],
];
for (const [name, given, expected] of places) {
  test(`DATA_DIR with ${name}: logs, Redis and the embedded database lie there`, () => {
    process.env.DATA_DIR = given;
    assert.equal(dataDir(), expected);
    assert.equal(postgresHome(undefined), path.join(expected, 'postgres'));
  });
}
