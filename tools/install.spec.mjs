import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, installProgress, isInstalled, packagesFor } from './install.mjs';

const lock = (packages) => ({ packages: { '': {}, ...packages } });
const single = lock({ 'node_modules/a': { version: '1.0.0' } });

const notes = [
  ['no node_modules', single, undefined, false],
  ['the same versions', single, single, true],
  ['an older version', single, lock({ 'node_modules/a': { version: '0.9.0' } }), false],
  ['a package is missing', single, lock({}), false],
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

const asked = (n) => `npm http fetch GET 200 https://registry.test/p${n} 80ms (cache stale)\n`;
const fetched = (n) => `npm http fetch GET 200 https://registry.test/p${n}/-/p${n}-1.0.0.tgz 90ms (cache hit)\n`;
const many = (line, count) => Array.from({ length: count }, (_, n) => line(n)).join('');

const steps = [
  ['no output', '', 'waiting for the registry'],
  ['half of the questions answered', many(asked, 50), 'the registry has answered for 50 of 100, about 30 s left'],
  ['half of the archives', many(asked, 100) + many(fetched, 50), '50 of 100 fetched, about 4 s left'],
  ['nearly all archives', many(asked, 100) + many(fetched, 99), 'fetched, being unpacked'],
  ['other lines', 'npm warn deprecated x@1\nadded 3 packages\n', 'waiting for the registry'],
  ['too little to estimate the time', many(asked, 2), 'the registry has answered for 2 of 100'],
];
for (const [name, output, expected] of steps)
  test(`progress: ${name}`, () => {
    const progress = installProgress(100);
    for (const piece of output.match(/.{1,37}/gs) ?? []) progress.add(piece);
    assert.equal(progress.text(10_000), expected);
  });

test('packages of other platforms are not counted', () => {
  const lockfile = lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', os: ['darwin'], optional: true },
    'node_modules/c': { version: '1.0.0', os: ['linux'], cpu: ['arm64'], optional: true },
    'node_modules/d': { version: '1.0.0', os: ['linux'], cpu: ['x64'], optional: true },
  });
  assert.equal(packagesFor(lockfile, { platform: 'linux', arch: 'x64' }), 2);
});
