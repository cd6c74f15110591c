import fs from 'node:fs';
import path from 'node:path';
import { onShutdown } from './shutdown.mjs';
import { dataDir } from './paths.mjs';
import { isAlive } from './processes.mjs';
import { UserError } from './user-error.mjs';
import { isReady } from './server.mjs';

const note = () => path.join(dataDir(), 'running.json');

/** Throws a UserError when a server of this checkout runs: two would share Redis and files. */
export async function assertNotRunning() {
  if (!fs.existsSync(note())) return;
  const { pid, origin } = JSON.parse(fs.readFileSync(note(), 'utf8'));
  if (isAlive(pid) && (await isReady(origin))) {
    throw new UserError(`Veracite already runs from this folder at ${origin} (process ${pid}): stop it first.`);
  }
}

/** Records that this process serves `origin`, until it exits. */
export function recordRunning(origin) {
  fs.writeFileSync(note(), JSON.stringify({ pid: process.pid, origin }));
  onShutdown(() => fs.rmSync(note(), { force: true }));
}
