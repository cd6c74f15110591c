/**
 * The built product as an operator of many machines runs it: two servers and two workers over one PostgreSQL with a
 * replica that follows it by streaming, and a Redis Cluster of three nodes, all on this machine. Other variables are passed
 * through. Prints `{"origins","databaseUrl","replicaUrl"}` on one line when all are ready, and stops when standard input
 * closes. The input `roll main` or `roll worker` restarts these processes one by one with SIGTERM and prints how each
 * stopped: `[{"code","ms"}]`. libs/testing/src/fleet.ts starts it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answerLines } from './answer-lines.mjs';
import { build } from './build.mjs';
import { onShutdown, shutDown, isShuttingDown, runMain } from './shutdown.mjs';
import { inRoot } from './paths.mjs';
import { startProcess, whenReady } from './server.mjs';
import { freePort } from './services/ports.mjs';
import { startRedisCluster } from './services/redis-cluster.mjs';
import { startReplicated } from './services/replica.mjs';
import { ensureProgram } from './services/system-packages.mjs';

const OF_EACH = 2;

await runMain(async () => {
  await build(['api', 'web']);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-fleet-'));
  fs.chmodSync(home, 0o755);
  onShutdown(() => fs.rmSync(home, { recursive: true, force: true }));
  const { program, env: ofRedis } = await ensureProgram('redis');
  const redis = await startRedisCluster(program, path.join(home, 'redis'), { env: ofRedis });
  onShutdown(redis.stop);
  const postgres = await startReplicated(path.join(home, 'postgres'), { fsync: 'off', full_page_writes: 'off' });
  onShutdown(postgres.stop);
  const env = {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost',
    WEB_ROOT: inRoot('dist/web'),
    DATA_DIR: home,
    JWT_SECRET: 'shared by all processes of the fleet',
    ...process.env,
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URLS: postgres.replicaUrl,
    REDIS_URL: redis.urls.join(','),
  };
  let logs = 0;
  const start = async (name, port) => {
    const started = startProcess(name, { ...env, PORT: String(port) }, path.join(home, `${name}-${(logs += 1)}.log`));
    const expected = { stop: false };
    void started.failure.then((sentence) => {
      if (expected.stop || isShuttingDown()) return;
      console.error(sentence);
      void shutDown(1);
    });
    if (name === 'main') await whenReady(started, `http://127.0.0.1:${port}`);
    return { ...started, expected, port };
  };
  const fleet = { main: [], worker: [] };
  for (const name of ['main', 'worker'])
    for (let index = 0; index < OF_EACH; index += 1) {
      onShutdown(() => fleet[name][index]?.stop());
      fleet[name].push(await start(name, await freePort()));
    }

  const roll = async (name) => {
    const stops = [];
    for (const [index, old] of fleet[name].entries()) {
      const began = Date.now();
      old.expected.stop = true;
      process.kill(old.pid, 'SIGTERM');
      stops.push({ code: await old.ended, ms: Date.now() - began });
      fleet[name][index] = await start(name, old.port);
    }
    return stops;
  };
  answerLines(async (line) => JSON.stringify(await roll(line.replace('roll ', ''))));
  const origins = fleet.main.map(({ port }) => `http://127.0.0.1:${port}`);
  process.stdout.write(`${JSON.stringify({ origins, databaseUrl: postgres.url, replicaUrl: postgres.replicaUrl })}\n`);
});
