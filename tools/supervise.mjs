import { sleep } from './processes.mjs';

/** Gives up after so many exits within so many milliseconds. */
const TIMES = 5;
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 200;

/**
 * Keeps a process running: restarts it when it exits, after a pause that grows with each exit.
 * @param start returns `pid`, `failure` (a promise of the reason why it exited) and `stop`, or a promise of them
 * @param options `isShuttingDown`; the callbacks `restarted(process, reason)` and `gaveUp(reason)`
 * @param running a process that runs already; otherwise one is started now
 * @returns `first`, the process that runs now, and `stop`
 */
export function supervise(start, { isShuttingDown, restarted, gaveUp, pauseMs = FIRST_PAUSE_MS }, running = start()) {
  let current = running;
  let isStopped = false;
  const ends = [];
  const first = current;
  const watch = async () => {
    for (;;) {
      const sentence = await current.failure;
      if (isStopped || isShuttingDown()) return;
      ends.push(Date.now());
      const recent = ends.filter((time) => time > Date.now() - WITHIN_MS).length;
      if (recent >= TIMES) return gaveUp(sentence);
      await sleep(pauseMs * 2 ** (recent - 1));
      if (isStopped || isShuttingDown()) return;
      try {
        current = await start();
        restarted(current, sentence);
      } catch (error) {
        current = { failure: error.message, stop: () => undefined };
      }
    }
  };
  void watch();
  return {
    first,
    stop: () => {
      isStopped = true;
      return current.stop();
    },
  };
}
