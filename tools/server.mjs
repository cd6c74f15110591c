import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whyEnded } from './exit-reason.mjs';
import { keepShort, turnOver } from './logs.mjs';
import { inRoot } from './paths.mjs';
import { sleep, stopProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';

const LOOK_EVERY_MS = 60_000;
/** What is under way has 20 s to end: apps/api/src/platform/start.ts. */
const STOP_PATIENCE_MS = 22_000;
/**
 * Megabytes: what the processes need under load is a third of it, and one that leaks ends instead of the machine. What
 * lives as long as a request is collected where it is young: with room for it that costs half as much.
 */
const HEAP = process.env.NODE_OPTIONS?.includes('--max-old-space-size')
  ? []
  : ['--max-old-space-size=768', '--max-semi-space-size=32'];
const END_WITH_PARENT = pathToFileURL(inRoot('tools/end-with-parent.mjs')).href;

/**
 * Starts one process of the built product; what it says goes to a log file.
 * @param name 'main' (HTTP) or 'worker' (queues)
 * @returns its `pid`; `failure`, a promise of the sentence to say if it ends by itself; `ended`, of its exit code; and
 * `stop`
 */
export function startProcess(name, env, logFile) {
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  turnOver(logFile);
  const log = fs.openSync(logFile, 'a');
  const child = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, ...HEAP, '--enable-source-maps', inRoot(`dist/api/${name}.mjs`)],
    {
      env: { ...process.env, ...env },
      // A process group of its own: Ctrl-C in the terminal is for us, who stop things in order.
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  fs.closeSync(log);
  const failure = new Promise((resolve) => {
    child.once('error', (error) => resolve(`Node could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      const words = whyEnded(code, signal, fs.readFileSync(logFile, 'utf8'));
      resolve(`The ${name === 'main' ? 'server' : name} stopped: ${words} (log: ${logFile})`);
    });
  });
  // 1 stands for a signal.
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const watch = setInterval(() => keepShort(logFile), LOOK_EVERY_MS).unref();
  return { pid: child.pid, failure, ended, stop: () => stopProcess(child.pid, 'SIGTERM', STOP_PATIENCE_MS) };
}

/** Waits until the server answers that it is ready; throws its last words when it ends before. */
export async function whenReady(server, origin, patienceMs = 120_000) {
  const failed = server.failure.then((sentence) => ({ sentence }));
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    const outcome = await Promise.race([failed, isReady(origin)]);
    if (outcome === true) return;
    if (outcome.sentence) throw new Refusal(outcome.sentence);
    await sleep(50);
  }
  throw new Refusal(`The server did not become ready within ${patienceMs / 1_000} s at ${origin}.`);
}

/** Whether a server answers there that it is ready. */
export async function isReady(origin) {
  try {
    const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
