import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, isInstalled } from './install.mjs';

const lock = (packages) => ({ packages: { '': {}, ...packages } });
const one = lock({ 'node_modules/a': { version: '1.0.0' } });

const notes = [
  ['no node_modules', one, undefined, false],
  ['the same versions', one, one, true],
  ['an older version', one, lock({ 'node_modules/a': { version: '0.9.0' } }), false],
  ['a package is missing', one, lock({}), false],
  [
    'one for another platform is missing',
    lock({ 'node_modules/a-darwin': { version: '1.0.0', optional: true } }),
    lock({}),
    true,
  ],
];
for (const [name, lockfile, note, expected] of notes) {
  test(`installed: ${name}`, () => assert.equal(isInstalled(lockfile, note), expected));
}

const faults = [
  ['no network', 'npm error code ENOTFOUND\nnpm error syscall getaddrinfo', /registry/],
  ['a full disk', 'npm error code ENOSPC', /full/],
  ['a read-only disk', 'npm error code EROFS', /read-only/],
  ["another fault, in npm's own words", 'npm error code EUSAGE\nnpm error Missing: x from lock file', /Missing: x/],
  ['silence', '', /no reason/],
];
for (const [name, output, expected] of faults)
  test(`explained: ${name}`, () => assert.match(explain(output), expected));
