/** Name of the queue of batches. A job contains only the id of a batch, whose state is in PostgreSQL. */
export const BATCH_QUEUE = 'batches';

export interface BatchJob {
  batchId: string;
}
