import { sleep } from './processes.mjs';

/** A process that ended so often within so many milliseconds will not do better the next time. */
const TIMES = 5;
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 200;

/**
 * Keeps a process running: one that ends by itself is started again, after a pause that grows while it ends at once.
 * @param start gives `pid`, `failure` (a promise of the sentence why it ended) and `stop`
 * @param told `isEnding`: whether its end is wanted; `restarted(process, sentence)`; `gaveUp(sentence)`
 * @returns `first`, the process as started now, and `stop`
 */
export function supervise(start, { isEnding, restarted, gaveUp, pauseMs = FIRST_PAUSE_MS }) {
  let current = start();
  let isStopped = false;
  const ends = [];
  const first = current;
  const watch = async () => {
    for (;;) {
      const sentence = await current.failure;
      if (isStopped || isEnding()) return;
      ends.push(Date.now());
      const recent = ends.filter((at) => at > Date.now() - WITHIN_MS).length;
      if (recent >= TIMES) return gaveUp(sentence);
      await sleep(pauseMs * 2 ** (recent - 1));
      if (isStopped || isEnding()) return;
      current = start();
      restarted(current, sentence);
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
