/**
 * Loaded into the server by NODE_OPTIONS. Logs every pause of its event loop as one JSON line. Counts only processor time of
 * the main thread, so that other load on the machine does not count.
 */
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 10;
const WORTH_MS = 40;
const log = process.env['LOOP_LOG'];

/** Processor time of the main thread. Systems other than Linux report it for the process only. */
const STAT = `/proc/self/task/${process.pid}/schedstat`;
const busyMs = fs.existsSync(STAT)
  ? () => Number(fs.readFileSync(STAT, 'utf8').split(' ')[0]) / 1e6
  : () => (({ user, system }) => (user + system) / 1e3)(process.cpuUsage());

if (log && isMainThread && process.argv[1]?.endsWith('main.mjs')) {
  let [time, busy] = [performance.now(), busyMs()];
  setInterval(() => {
    const [now, used] = [performance.now(), busyMs()];
    const pause = Math.min(now - time - EVERY_MS, used - busy);
    if (pause > WORTH_MS) fs.appendFileSync(log, `${JSON.stringify({ ms: Math.round(pause), at: Date.now() })}\n`);
    [time, busy] = [performance.now(), busyMs()];
  }, EVERY_MS).unref();
}
