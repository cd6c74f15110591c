/** Asks a server whether it lives, again and again, and posts when it asked and how many milliseconds the answer took. */
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 10;

for (;;) {
  const start = Date.now();
  const before = performance.now();
  const status = await fetch(workerData).then(
    (response) => response.text().then(() => response.status),
    (error) => error.message,
  );
  parentPort.postMessage({ start, status, ms: performance.now() - before });
  await setTimeout(EVERY_MS);
}
