import fs from 'node:fs';
import path from 'node:path';
import { atEnd } from './lifetime.mjs';
import { dataDir } from './paths.mjs';
import { isAlive } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { isReady } from './server.mjs';

const note = () => path.join(dataDir(), 'running.json');

/** Two servers of one checkout would share a Redis and its files, so the second one is refused. */
export async function mustBeAlone() {
  if (!fs.existsSync(note())) return;
  const { pid, origin } = JSON.parse(fs.readFileSync(note(), 'utf8'));
  if (isAlive(pid) && (await isReady(origin))) {
    throw new Refusal(`Veracite already runs from this folder at ${origin} (process ${pid}): stop it first.`);
  }
}

/** Notes that this process serves `origin`, until it ends. */
export function noteRunning(origin) {
  fs.writeFileSync(note(), JSON.stringify({ pid: process.pid, origin }));
  atEnd(() => fs.rmSync(note(), { force: true }));
}
