/**
 * The built product for an end-to-end test: server and worker on a free port, beside the services of
 * tools/with-services.mjs (DATABASE_URL and REDIS_URL of the environment; with --own-redis a Redis of its own; with
 * --behind-proxies a PostgreSQL of its own too, and proxies before all that it speaks to).
 * Other switches are passed through. Says `{"origin","logs","databaseUrl"}` on one line when it is ready, and stops when
 * its standard input closes. A line there is a mishap: `kill main`, `kill worker` (SIGKILL, and started again), `restart
 * redis` (SIGKILL, and started again empty), `restart postgres`, or behind proxies `cut redis`, `cut postgres`, `cut
 * databases` (every connection reset); it is said back once all is ready again.
 * libs/testing/src/product.ts starts it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from './build.mjs';
import { atEnd, end, isEnding, live } from './lifetime.mjs';
import { inRoot } from './paths.mjs';
import { stopProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { startProcess, whenReady } from './server.mjs';
import { freePort } from './services/ports.mjs';
import { startPostgres } from './services/postgres.mjs';
import { startProxy, throughPort } from './services/proxy.mjs';
import { startRedis } from './services/redis.mjs';
import { ensureProgram } from './services/system-packages.mjs';

const AGAIN_MS = 500;

await live(async () => {
  await build(['api', 'web']);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-product-'));
  atEnd(() => fs.rmSync(home, { recursive: true, force: true }));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const defaults = { NODE_ENV: 'test', PUBLIC_URL: origin, WEB_ROOT: inRoot('dist/web'), DATA_DIR: home };
  const proxied = process.argv.includes('--behind-proxies');
  const redis = proxied || process.argv.includes('--own-redis') ? await ownRedis(path.join(home, 'redis')) : undefined;
  const behind = proxied ? await behindProxies(home, redis) : undefined;
  const env = {
    ...defaults,
    ...process.env,
    ...(redis && { REDIS_URL: redis.url }),
    ...behind?.env,
    PORT: String(port),
  };
  const names = process.argv.includes('--no-worker') ? ['main'] : ['main', 'worker'];
  const running = {};
  const starts = {};
  const start = async (name) => {
    const again = starts[name] ? `.${starts[name]}` : '';
    starts[name] = (starts[name] ?? 0) + 1;
    const started = startProcess(name, env, path.join(home, `${name}${again}.log`));
    running[name] = started;
    // Nobody else would notice that it died by itself.
    void started.failure.then((sentence) => {
      if (running[name] !== started || isEnding()) return;
      console.error(sentence);
      // One that begins while its database is away ends, and is started again: what starts processes does so.
      if (behind) setTimeout(() => isEnding() || void start(name).catch(() => end(1)), AGAIN_MS);
      else void end(1);
    });
    if (name === 'main') await whenReady(running[name], origin);
  };
  for (const name of names) {
    atEnd(() => running[name]?.stop());
    await start(name);
  }

  const mishap = async (line) => {
    const [, verb, what] = /^(kill|restart|cut) (\w+)$/.exec(line) ?? [];
    if (verb === 'restart' && what === 'redis' && redis) return redis.restart();
    if (verb === 'restart' && what === 'postgres' && behind) return behind.restartPostgres();
    if (verb === 'cut' && behind?.proxies[what]) return behind.proxies[what].cut();
    if (verb !== 'kill' || !running[what]) throw new Refusal(`There is no mishap "${line}".`);
    const { pid } = running[what];
    running[what] = undefined;
    await stopProcess(pid, 'SIGKILL');
    await start(what);
  };
  let before = Promise.resolve();
  const lines = createInterface(process.stdin);
  lines.on('line', (line) => {
    before = before
      .then(() => mishap(line))
      .then(
        () => process.stdout.write(`${line}\n`),
        (error) => {
          console.error(error);
          void end(1);
        },
      );
  });
  lines.once('close', () => void end(0));
  process.stdout.write(`${JSON.stringify({ origin, logs: home, databaseUrl: env.DATABASE_URL })}\n`);
});

async function ownRedis(home) {
  const { program, env } = await ensureProgram('redis');
  const redis = await startRedis(program, home, { keep: false, env });
  atEnd(redis.stop);
  return redis;
}

/** A PostgreSQL that can be restarted, and a proxy before it, before Redis and before the databases. */
async function behindProxies(home, redis) {
  const folder = path.join(home, 'postgres');
  fs.chmodSync(home, 0o755);
  // What is committed outlives a restart, unlike in other tests.
  const settings = { fsync: 'off', full_page_writes: 'off' };
  let postgres = await startPostgres(folder, settings);
  atEnd(() => postgres.stop());
  const portOf = (url) => Number(new URL(url).port);
  const upstream = process.env.UPSTREAM_ORIGIN;
  const proxies = {
    postgres: await startProxy(() => portOf(postgres.url)),
    redis: await startProxy(() => portOf(redis.url)),
    databases: await startProxy(() => portOf(upstream)),
  };
  for (const proxy of Object.values(proxies)) atEnd(proxy.stop);
  return {
    proxies,
    env: {
      DATABASE_URL: throughPort(postgres.url, proxies.postgres.port),
      REDIS_URL: throughPort(redis.url, proxies.redis.port),
      UPSTREAM_ORIGIN: throughPort(upstream, proxies.databases.port),
    },
    restartPostgres: async () => {
      await postgres.stop();
      postgres = await startPostgres(folder, settings);
    },
  };
}
