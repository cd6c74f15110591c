/**
 * The built product for an end-to-end test: server and worker on a free port, with the services of
 * tools/with-services.mjs (DATABASE_URL and REDIS_URL of the environment; with --own-redis a Redis of its own; with
 * --behind-proxies a PostgreSQL of its own too, and proxies in front of all services).
 * Other variables are passed through. Prints `{"origin","logs","databaseUrl"}` on one line when it is ready, and stops when
 * its standard input closes. An input line injects a failure: `kill main`, `kill worker` (SIGKILL, and started again), `restart
 * redis` (SIGKILL, and started again empty), `restart postgres`, or behind proxies `cut redis`, `cut postgres`, `cut
 * databases` (every connection reset); the line is printed once all is ready again.
 * libs/testing/src/product.ts starts it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answerLines } from './answer-lines.mjs';
import { build } from './build.mjs';
import { onShutdown, shutDown, isShuttingDown, runMain } from './shutdown.mjs';
import { inRoot } from './paths.mjs';
import { stopProcess } from './processes.mjs';
import { UserError } from './user-error.mjs';
import { startProcess, whenReady } from './server.mjs';
import { freePort } from './services/ports.mjs';
import { startPostgres } from './services/postgres.mjs';
import { startProxy, throughPort } from './services/proxy.mjs';
import { startRedis } from './services/redis.mjs';
import { ensureProgram } from './services/system-packages.mjs';

const AGAIN_MS = 500;

await runMain(async () => {
  await build(['api', 'web']);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-product-'));
  onShutdown(() => fs.rmSync(home, { recursive: true, force: true }));
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
    // Reports a process that exits by itself.
    void started.failure.then((sentence) => {
      if (running[name] !== started || isShuttingDown()) return;
      console.error(sentence);
      // A process that starts without a database exits and is restarted, as a supervisor does.
      if (behind) setTimeout(() => isShuttingDown() || void start(name).catch(() => shutDown(1)), AGAIN_MS);
      else void shutDown(1);
    });
    if (name === 'main') await whenReady(running[name], origin);
  };
  for (const name of names) {
    onShutdown(() => running[name]?.stop());
    await start(name);
  }

  const inject = async (line) => {
    const [, verb, what] = /^(kill|restart|cut) (\w+)$/.exec(line) ?? [];
    if (verb === 'restart' && what === 'redis' && redis) return redis.restart();
    if (verb === 'restart' && what === 'postgres' && behind) return behind.restartPostgres();
    if (verb === 'cut' && behind?.proxies[what]) return behind.proxies[what].cut();
    if (verb !== 'kill' || !running[what]) throw new UserError(`There is no failure "${line}".`);
    const { pid } = running[what];
    running[what] = undefined;
    await stopProcess(pid, 'SIGKILL');
    await start(what);
  };
  answerLines(async (line) => {
    await inject(line);
    return line;
  });
  process.stdout.write(`${JSON.stringify({ origin, logs: home, databaseUrl: env.DATABASE_URL })}\n`);
});

async function ownRedis(home) {
  const { program, env } = await ensureProgram('redis');
  const redis = await startRedis(program, home, { keep: false, env });
  onShutdown(redis.stop);
  return redis;
}

/** Starts a PostgreSQL that can be restarted, and proxies in front of it, Redis and the databases. */
async function behindProxies(home, redis) {
  const folder = path.join(home, 'postgres');
  fs.chmodSync(home, 0o755);
  // Committed data survives a restart, unlike in other tests.
  const settings = { fsync: 'off', full_page_writes: 'off' };
  let postgres = await startPostgres(folder, settings);
  onShutdown(() => postgres.stop());
  const portOf = (url) => Number(new URL(url).port);
  const upstream = process.env.UPSTREAM_ORIGIN;
  const proxies = {
    postgres: await startProxy(() => portOf(postgres.url)),
    redis: await startProxy(() => portOf(redis.url)),
    databases: await startProxy(() => portOf(upstream)),
  };
  for (const proxy of Object.values(proxies)) onShutdown(proxy.stop);
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
