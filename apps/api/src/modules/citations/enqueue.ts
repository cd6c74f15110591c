import type { Queue } from 'bullmq';
import type { BatchJob } from '../../platform/queue/batch-queue';

/** A queue that is away is found out about within this time. */
const PATIENCE_MS = 2_000;

/**
 * Tells the queue that a batch has work. A job of the same batch and turn is not added twice.
 * @param turn counts how often the batch was handed out before
 * @throws when the queue does not take it in time
 */
export async function enqueue(queue: Queue<BatchJob>, batchId: string, turn: number): Promise<void> {
  const jobId = `${batchId}-${turn}`;
  const added = queue.add('check', { batchId }, { jobId, removeOnComplete: 1_000, removeOnFail: 1_000 });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the queue does not answer')), PATIENCE_MS);
  });
  // Whoever loses the race has nobody to tell.
  added.catch(() => undefined);
  await Promise.race([added, patience]).finally(() => clearTimeout(timer));
}
