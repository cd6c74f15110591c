/**
 * The built product for an end-to-end test: server and worker on a free port, beside the services of
 * tools/with-services.mjs (DATABASE_URL and REDIS_URL of the environment). Other switches are passed through.
 * Says `{"origin","logs"}` on one line when it is ready, and stops when its standard input closes.
 * libs/testing/src/product.ts starts it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { atEnd, end, live } from './lifetime.mjs';
import { inRoot } from './paths.mjs';
import { startProcess, whenReady } from './server.mjs';
import { freePort } from './services/ports.mjs';

await live(async () => {
  await build(['api', 'web']);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-product-'));
  atEnd(() => fs.rmSync(home, { recursive: true, force: true }));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const defaults = { NODE_ENV: 'test', PUBLIC_URL: origin, WEB_ROOT: inRoot('dist/web'), DATA_DIR: home };
  const env = { ...defaults, ...process.env, PORT: String(port) };

  const server = startProcess('main', env, path.join(home, 'main.log'));
  atEnd(server.stop);
  await whenReady(server, origin);
  if (!process.argv.includes('--no-worker')) atEnd(startProcess('worker', env, path.join(home, 'worker.log')).stop);

  process.stdin.resume().once('end', () => void end(0));
  process.stdout.write(`${JSON.stringify({ origin, logs: home })}\n`);
});
