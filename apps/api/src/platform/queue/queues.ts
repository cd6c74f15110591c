import type { Queue } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 2_000;

/**
 * Adds a job for a check to the queue. A job with the same check and attempt is added once.
 * @param attempt distinguishes jobs of one check
 * @throws when the queue does not answer in time
 */
export async function enqueue(queue: Queue, checkId: string, attempt: number): Promise<void> {
  const jobId = `${checkId}-${attempt}`;
  const added = queue.add('check', {}, { jobId, removeOnComplete: 1_000, removeOnFail: 1_000 });
  const late = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('the queue does not answer');
  });
  await Promise.race([added, late]);
}

/** Name of the queue that schedules rounds of watched lists. PostgreSQL has which lists are due. */
export const WATCH_QUEUE = 'watches';

/** Name of the queue of checks. The id of a job begins with that of its check. PostgreSQL has its state. */
export const CHECK_QUEUE = 'batches';
