/**
 * Measures the product under load: `npm run bench:load`, or one part: `-- users|crowd|readers|stranger`. Fake
 * databases run on this machine in a process of their own and answer after 80 ms (`LATENCY_MS`), without rate limits.
 * Server, worker, PostgreSQL, Redis, databases and users share the machine. `PROFILE=1` writes a profile of the server to
 * dist/profile. `USERS`, `WARM_SECONDS` and `SECONDS` change the load: on a busy machine compare the CPU ms per answer of
 * few users after a long warm-up.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { startProduct } from '@veracite/testing/product';
import { Redis } from 'ioredis';
import { catalog } from './catalog';
import { servedBy, type Served } from './clients';
import { untilIdle } from './figures';
import { parts } from './parts';
import { playDatabases } from './play';

const LATENCY_MS = Number(process.env['LATENCY_MS'] ?? 80);
/** Users are let in without the limits of one user: what is measured is what the server bears. */
const SWITCHES = {
  // The stranger is also measured at the real paces: UPSTREAM_PACE=on.
  UPSTREAM_PACE: process.env['UPSTREAM_PACE'] ?? 'off',
  CONTACT_EMAIL: 'bench@veracite.test',
  PASSWORD_COST: '12',
  CHECKS_PER_MINUTE: '1000000',
  SIGNUPS_PER_ADDRESS: '100000',
  BATCHES_AT_ONCE: '20',
  LOG_LEVEL: 'warn',
};

if (process.argv[2] === 'play') await playDatabases(catalog().works, Number(process.argv[3]));
else await measure();

async function measure(): Promise<void> {
  const wanted = process.argv[2];
  const { works, from } = catalog();
  const databases = fork(process.argv[1] ?? '', ['play', String(LATENCY_MS)], { execArgv: [] });
  const origin = await new Promise<string>((resolve, reject) => {
    databases.once('message', (message) => resolve(String(message)));
    databases.once('exit', (code) => reject(new Error(`the fake databases did not start: exit code ${code}`)));
  });
  const folder = path.resolve('dist/profile');
  const profile = process.env['PROFILE']
    ? { NODE_OPTIONS: `--import ${path.join(__dirname, 'profile.mjs')}`, PROFILE_DIR: folder }
    : undefined;
  const product = await startProduct({ env: { ...SWITCHES, ...profile, UPSTREAM_ORIGIN: origin } });
  console.info(`${from}, ${LATENCY_MS} ms for every answer; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  const questions = (): Promise<number> =>
    new Promise((resolve) => {
      databases.once('message', (count) => resolve(Number(count)));
      databases.send('count');
    });
  const served = async (): Promise<Served> => ({ ...(await servedBy(redis)), databases: await questions() });
  const startProfile = (): void => {
    if (!profile) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'start'), '');
  };
  await untilIdle(product.origin);
  try {
    for (const [name, part] of Object.entries(parts))
      if (wanted === undefined || wanted === name) await part({ origin: product.origin, works, served, startProfile });
  } finally {
    await product.stop();
    redis.disconnect();
    databases.kill();
  }
}
