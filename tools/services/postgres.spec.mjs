import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { supervise } from '../supervise.mjs';
import { startPostgres, THROWAWAY } from './postgres.mjs';

let home;
before(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-postgres-'));
  fs.chmodSync(home, 0o755);
});
after(() => fs.rmSync(home, { recursive: true, force: true }));

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the first start creates, the second finds; letters beyond ASCII fold', async () => {
  const first = await startPostgres(home, THROWAWAY);
  await ask(first.url, `CREATE TABLE kept AS SELECT lower('ÄÖÜ') AS word`);
  await first.stop();
  await assert.rejects(ask(first.url, 'SELECT 1'), /ECONNREFUSED/);

  const second = await startPostgres(home, THROWAWAY);
  assert.deepEqual(await ask(second.url, 'SELECT word FROM kept'), [{ word: 'äöü' }]);
  await second.stop();
});

test('one that runs is shared, and two that start at once get the same', async () => {
  const [left, right] = await Promise.all([startPostgres(home, THROWAWAY), startPostgres(home, THROWAWAY)]);
  assert.equal(left.url, right.url);
  assert.deepEqual([left.shared, right.shared].sort(), [false, true]);
  await left.stop();
});

test('a server that was killed is started again', async () => {
  const first = await startPostgres(home, THROWAWAY);
  const [pid] = fs.readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const second = await startPostgres(home, THROWAWAY);
  assert.equal(second.shared, false);
  assert.notEqual(second.url, first.url);
  await second.stop();
});

test('one that was killed says so and starts again at its address, with what was committed', async () => {
  const { url, pid, failure, restart, stop } = await startPostgres(home, { fsync: 'off' });
  await ask(url, 'CREATE TABLE committed AS SELECT 1 AS one');
  process.kill(pid, 'SIGKILL');
  assert.match(await failure, /^PostgreSQL stopped: /);
  const again = await supervised(restart);
  assert.notEqual(again.pid, pid);
  assert.equal(again.url, url);
  assert.deepEqual(await ask(url, 'SELECT one FROM committed'), [{ one: 1 }]);
  await stop();
  await assert.rejects(ask(url, 'SELECT 1'), /ECONNREFUSED/);
});

/** Starts a service as `npm start` does: again, while processes of the one that was killed are still ending. */
const supervised = (start) =>
  new Promise((restarted, gaveUp) => {
    const options = { isShuttingDown: () => false, restarted, gaveUp };
    supervise(start, options, { failure: 'killed' });
  });

test('only those who know the password come in', async () => {
  const { url, stop } = await startPostgres(home, THROWAWAY);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await assert.rejects(ask(wrong.href, 'SELECT 1'), /password authentication failed/);
  await stop();
});
