/**
 * Loaded into the server by NODE_OPTIONS: writes down how long its event loop stood still, one JSON line each. A pause
 * counts by the processor time of the main thread, so that a busy machine is not taken for a busy server.
 */
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 10;
const WORTH_MS = 40;
const log = process.env['LOOP_LOG'];

/** Nanoseconds that the main thread has had the processor: Linux counts by thread, others by process. */
const STAT = `/proc/self/task/${process.pid}/schedstat`;
const busyMs = fs.existsSync(STAT)
  ? () => Number(fs.readFileSync(STAT, 'utf8').split(' ')[0]) / 1e6
  : () => (({ user, system }) => (user + system) / 1e3)(process.cpuUsage());

if (log && isMainThread && process.argv[1]?.endsWith('main.mjs')) {
  let [wall, busy] = [performance.now(), busyMs()];
  setInterval(() => {
    const [now, used] = [performance.now(), busyMs()];
    const pause = Math.min(now - wall - EVERY_MS, used - busy);
    if (pause > WORTH_MS) fs.appendFileSync(log, `${JSON.stringify({ ms: Math.round(pause), at: Date.now() })}\n`);
    [wall, busy] = [performance.now(), busyMs()];
  }, EVERY_MS).unref();
}
