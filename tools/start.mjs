/** `npm start`: starts everything the product needs, on one origin, without configuration. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { loadEnvironment } from './environment.mjs';
import { checkNode, install } from './install.mjs';
import { onShutdown, shutDown, isShuttingDown, runMain } from './shutdown.mjs';
import { dataDir, inRoot, root } from './paths.mjs';
import { fileSystemError, UserError } from './user-error.mjs';
import { assertNotRunning, recordRunning } from './running.mjs';
import { duration, logProgress } from './progress.mjs';
import { startProcess, whenReady } from './server.mjs';
import { checkAddresses } from './services/addresses.mjs';
import { portError } from './services/ports.mjs';
import { openDatabase, openQueue } from './services/product-services.mjs';
import { supervise } from './supervise.mjs';

/** Says that something was started again; stops everything when it keeps ending. */
const REPORTS = {
  isShuttingDown,
  restarted: ({ pid }, sentence) => console.error(`\n${sentence}\nIt was started again as process ${pid}.`),
  gaveUp: (sentence) => {
    console.error(`\n${sentence}\nIt ended repeatedly within a minute; everything is stopped.`);
    void shutDown(1);
  },
};

await runMain(async () => {
  const began = Date.now();
  console.error('Veracite is starting');
  checkNode();
  loadEnvironment();
  const port = await choosePort();
  assertWritable(dataDir());
  await assertNotRunning();
  await checkAddresses();
  await install();
  await build(['api', 'web']);

  const database = await open('database', openDatabase);
  const queue = await open('queue', openQueue);
  const origin = `http://localhost:${port}`;
  const env = {
    NODE_ENV: process.env.NODE_ENV ?? 'development',
    PORT: String(port),
    PUBLIC_URL: process.env.PUBLIC_URL ?? origin,
    DATABASE_URL: database.url,
    ...(queue.url && { REDIS_URL: queue.url }),
    WEB_ROOT: inRoot('dist/web'),
    DATA_DIR: dataDir(),
  };
  await launch('main', env, origin);
  await launch('worker', env);
  recordRunning(origin);
  console.error(`
Veracite runs at ${origin} after ${duration(Date.now() - began)}.
  API           ${origin}/api/docs
  logs          ${path.join(dataDir(), 'logs')}
  stop it with  Ctrl-C, which stops everything listed above`);
});

async function choosePort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserError(`PORT is "${process.env.PORT}", which is not a port number.`);
  const fault = await portError(port);
  if (fault === 'EADDRINUSE') {
    throw new UserError(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=${port === 3000 ? 3001 : port + 1} npm start.`,
    );
  }
  if (fault)
    throw new UserError(
      `Port ${port} cannot be used by this user (${fault}): choose another with PORT=3001 npm start.`,
    );
  return port;
}

function assertWritable(folder) {
  try {
    // Checks the checkout first: creating a folder on a read-only disk reports only that it does not exist.
    fs.accessSync(root, fs.constants.W_OK);
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    const probe = path.join(folder, '.written');
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    throw fileSystemError(error, folder);
  }
}

/** Opens a service; one that runs for this program alone is started again when it ends. */
async function open(subject, service) {
  const opened = await service();
  onShutdown(opened.stop);
  logProgress(subject, opened.what);
  if (opened.restart) supervise(() => opened.restart(), REPORTS, opened);
  return opened;
}

/** Starts a process of the product and restarts it when it exits; stops everything when it keeps exiting. */
async function launch(name, env, origin) {
  const log = path.join(dataDir(), 'logs', `${name}.log`);
  const supervised = supervise(() => startProcess(name, env, log), REPORTS);
  onShutdown(() => supervised.stop());
  if (origin) await whenReady(supervised.first, origin);
  logProgress(name === 'main' ? 'server' : name, `process ${supervised.first.pid}`);
}
