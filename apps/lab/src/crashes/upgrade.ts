/**
 * `npm run test:upgrade -- COMMIT`: runs the version of a commit and this one on one database and one Redis, as in a rolling
 * update. The new version migrates the tables while the old one is under load, both answer and process batches, then the
 * old one stops. No answer may be a 5xx, and every batch has each of its results once.
 */
import { startProduct } from '@veracite/testing/product';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  begin,
  ended,
  faultsIn,
  knownWorks,
  insisting,
  references,
  type Underway,
} from '../../../api-e2e/src/support/interrupted-batches';
import { Client, newAccount } from '../../../api-e2e/src/support/client';
import { testEnvironment } from '../../../api-e2e/src/support/environment';
import { readOptions } from '../harness/options';

const SIZE = 20;
const ROOT = path.resolve(__dirname, '../../../..');
const [commit = 'HEAD~1'] = readOptions({}).rest;
const checkout = path.join(os.tmpdir(), `veracite-upgrade-${process.pid}`);
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

Client.comparesReplies = false;
process.exitCode = await main().finally(() => {
  git('worktree', 'remove', '--force', checkout);
});

async function main(): Promise<number> {
  git('worktree', 'add', '--detach', checkout, commit);
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));
  const standIn = await startFakeDatabases({ works: knownWorks(4 * SIZE), latencyMs: 50 });
  const env = {
    ...testEnvironment(standIn.origin),
    BATCHES_AT_ONCE: '20',
    JWT_SECRET: 'shared by both versions for as long as both run',
  };
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  const steps = async (): Promise<number> =>
    (await database.query<{ steps: number }>('SELECT count(*)::integer AS steps FROM api_migrations')).rows[0]?.steps ??
    0;
  const unlimited = async (account: string): Promise<void> => {
    await database.query('UPDATE credit_periods SET granted = -1 WHERE user_id = $1', [account]);
  };

  const faults: string[] = [];
  const batches: Underway[] = [];
  const old = await startProduct({ env, checkout });
  console.log(`old: ${git('rev-parse', '--short', commit)}, ${await steps()} steps`);
  batches.push(await begin(old.origin, unlimited, references(0, SIZE)));
  const endOld = await traffic(old.origin, unlimited, faults);
  batches.push(await begin(old.origin, unlimited, references(1, SIZE)));

  const now = await startProduct({ env });
  console.log(`new: ${git('rev-parse', '--short', 'HEAD')}, ${await steps()} steps, next to the old one`);
  const endNew = await traffic(now.origin, unlimited, faults);
  batches.push(
    await begin(old.origin, unlimited, references(2, SIZE)),
    await begin(now.origin, unlimited, references(3, SIZE)),
  );
  await pause(8_000);
  const askedOld = await endOld();
  for (const batch of batches) batch.client = batch.client.at(now.origin);
  await old.stop();
  await pause(2_000);
  const askedNew = await endNew();
  for (const batch of batches) {
    const results = await insisting(() => ended(batch));
    const { faults: wrong, unknown } = faultsIn(batch, results);
    faults.push(...wrong, ...(unknown > 0 ? [`${unknown} could not be checked`] : []));
    const { rows } = await database.query<{ recorded: number; used: number }>(
      `SELECT (SELECT count(*) FROM citations WHERE user_id = $1)::integer AS recorded,
         (SELECT used FROM credit_periods WHERE user_id = $1) AS used`,
      [batch.account],
    );
    if (rows[0]?.recorded !== SIZE || rows[0].used !== SIZE)
      faults.push(`recorded and charged: ${JSON.stringify(rows)}`);
  }
  console.log(
    `${askedOld} requests to the old version, ${askedNew} to the new one, ${batches.length} batches of ${SIZE}`,
  );
  console.log(faults.length === 0 ? 'no faults' : faults.join('\n'));
  await database.end();
  await now.stop();
  await standIn.close();
  return faults.length === 0 ? 0 : 1;
}

/** Repeats requests and checks of one user. @returns a function that stops them and returns the number of requests */
async function traffic(origin: string, unlimited: (account: string) => Promise<void>, faults: string[]) {
  const client = await newAccount(origin);
  await client.get('/api/payments/billing');
  await unlimited(((await client.get('/api/auth/me')).body as { id: string }).id);
  const texts = references(0, SIZE).map(({ text }) => text);
  let [asked, over] = [0, false];
  const lane = async (ask: (index: number) => Promise<{ status: number; body: unknown }>): Promise<void> => {
    while (!over) {
      // A keep-alive connection may be closed while a request is sent: the client repeats it.
      const answer = await ask(asked).catch((error: Error) => {
        if (error.message !== 'fetch failed') faults.push(error.message);
        return undefined;
      });
      asked += 1;
      if (answer && answer.status >= 500) faults.push(`${origin}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  };
  const lanes = [
    lane(() => client.get('/api/citations?page=1&limit=10')),
    lane(() => client.get('/api/stats/history?days=30')),
    lane((index) =>
      client.post('/api/citations/verify', { citation: texts[index % SIZE] }, { 'Idempotency-Key': `check-${index}` }),
    ),
  ];
  return async (): Promise<number> => {
    over = true;
    await Promise.all(lanes);
    return asked;
  };
}
