import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { startProcess, whenReady } from './server.mjs';
import { freePort } from './services/ports.mjs';

/**
 * Starts the built server and worker for an end-to-end test, on a free port, beside the services that
 * tools/with-services.mjs started (DATABASE_URL and REDIS_URL of the environment, unless `env` has others).
 * The build must be there: `node tools/build.mjs api web`.
 * @param options `env`: switches of the product, such as UPSTREAM_ORIGIN; `worker`: false for no worker
 * @returns `origin`, the folder of its `logs`, and `stop`
 */
export async function startProduct({ env = {}, worker = true } = {}) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-product-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const all = {
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: origin,
    WEB_ROOT: inRoot('dist/web'),
    DATA_DIR: home,
    ...env,
  };
  const started = [];
  const stop = async () => {
    for (const server of started.reverse()) await server.stop();
    fs.rmSync(home, { recursive: true, force: true });
  };
  try {
    started.push(startProcess('main', all, path.join(home, 'main.log')));
    await whenReady(started[0], origin);
    if (worker) started.push(startProcess('worker', all, path.join(home, 'worker.log')));
    return { origin, logs: home, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
