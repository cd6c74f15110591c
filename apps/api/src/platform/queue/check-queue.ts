/** Name of the queue of checks. A job contains only the id of a check. PostgreSQL has its state. */
export const CHECK_QUEUE = 'batches';

export interface CheckJob {
  checkId: string;
}
