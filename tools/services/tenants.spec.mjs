import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { withLock } from './lock.mjs';
import { joinTenants, leaveTenants } from './tenants.mjs';

/** No process has this id: Linux ends at 2^22. */
const DEAD = 2 ** 22 + 1;

let home;
beforeEach(() => (home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-tenants-'))));
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

test('the last process to leave may stop the service', () => {
  joinTenants(home);
  assert.equal(leaveTenants(home), true);
});

test('the service stays while another process uses it', () => {
  joinTenants(home);
  fs.writeFileSync(path.join(home, 'tenants', String(process.ppid)), '');
  assert.equal(leaveTenants(home), false);
});

test('a process that was killed keeps nothing running', () => {
  joinTenants(home);
  fs.writeFileSync(path.join(home, 'tenants', String(DEAD)), '');
  assert.equal(leaveTenants(home), true);
});

test('work under one lock is done one after another', async () => {
  const lock = path.join(home, 'lock');
  const log = [];
  const work = (name) =>
    withLock(lock, async () => {
      log.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      log.push(`${name} out`);
    });
  await Promise.all([work('a'), work('b')]);
  assert.deepEqual([log[1].slice(2), log[3].slice(2)], ['out', 'out']);
});

test('a lock whose holder was killed is broken', async () => {
  const lock = path.join(home, 'lock');
  fs.writeFileSync(lock, String(DEAD));
  assert.equal(await withLock(lock, () => 'done'), 'done');
  assert.equal(fs.existsSync(lock), false);
});
