/** Name of the queue of batches; a job only names the batch, whose truth is in PostgreSQL. */
export const BATCH_QUEUE = 'batches';

export interface BatchJob {
  batchId: string;
}
