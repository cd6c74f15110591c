import type { Queue } from 'bullmq';
import type { BatchJob } from '../../platform/queue/batch-queue';

const TIMEOUT_MS = 2_000;

/**
 * Adds a job for a batch to the queue. A job with the same batch and attempt is added once.
 * @param attempt distinguishes jobs of one batch
 * @throws when the queue does not answer in time
 */
export async function enqueue(queue: Queue<BatchJob>, batchId: string, attempt: number): Promise<void> {
  const jobId = `${batchId}-${attempt}`;
  const added = queue.add('check', { batchId }, { jobId, removeOnComplete: 1_000, removeOnFail: 1_000 });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the queue does not answer')), TIMEOUT_MS);
  });
  // A failure after the timeout has been reported already.
  added.catch(() => undefined);
  await Promise.race([added, timeout]).finally(() => clearTimeout(timer));
}
