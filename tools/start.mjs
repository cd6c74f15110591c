/** `npm start`: everything the product needs, on one origin, with no configuration. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { loadEnvironment } from './environment.mjs';
import { checkNode, install } from './install.mjs';
import { atEnd, end, isEnding, live } from './lifetime.mjs';
import { dataDir, inRoot, root } from './paths.mjs';
import { fileFault, Refusal } from './refusal.mjs';
import { mustBeAlone, noteRunning } from './running.mjs';
import { duration, say } from './say.mjs';
import { startProcess, whenReady } from './server.mjs';
import { checkAddresses } from './services/addresses.mjs';
import { portFault } from './services/ports.mjs';
import { openDatabase, openQueue } from './services/product-services.mjs';
import { supervise } from './supervise.mjs';

await live(async () => {
  const began = Date.now();
  console.error('Veracite is starting');
  checkNode();
  loadEnvironment();
  const port = await choosePort();
  mustBeWritable(dataDir());
  await mustBeAlone();
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
  noteRunning(origin);
  console.error(`
Veracite runs at ${origin} after ${duration(Date.now() - began)}.
  API           ${origin}/api/docs
  logs          ${path.join(dataDir(), 'logs')}
  stop it with  Ctrl-C, which stops everything listed above`);
});

async function choosePort() {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(`PORT is "${process.env.PORT}", which is no port number.`);
  const fault = await portFault(port);
  if (fault === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=${port === 3000 ? 3001 : port + 1} npm start.`,
    );
  }
  if (fault)
    throw new Refusal(`Port ${port} cannot be used by this user (${fault}): choose another with PORT=3001 npm start.`);
  return port;
}

function mustBeWritable(folder) {
  try {
    // First the checkout: making a folder on a read-only disk says only that there is none.
    fs.accessSync(root, fs.constants.W_OK);
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    const probe = path.join(folder, '.written');
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    throw fileFault(error, folder);
  }
}

async function open(subject, service) {
  const opened = await service();
  atEnd(opened.stop);
  say(subject, opened.what);
  return opened;
}

/** Starts a process of the product, and again whenever it ends by itself; when it ends at once each time, all ends. */
async function launch(name, env, origin) {
  const supervised = supervise(() => startProcess(name, env, path.join(dataDir(), 'logs', `${name}.log`)), {
    isEnding,
    restarted: ({ pid }, sentence) => console.error(`\n${sentence}\nIt was started again as process ${pid}.`),
    gaveUp: (sentence) => {
      console.error(`\n${sentence}\nIt ended again and again within a minute; everything is stopped.`);
      void end(1);
    },
  });
  atEnd(() => supervised.stop());
  if (origin) await whenReady(supervised.first, origin);
  say(name === 'main' ? 'server' : name, `process ${supervised.first.pid}`);
}
