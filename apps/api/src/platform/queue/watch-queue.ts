/** Name of the queue that says when watched lists are due; which ones are, PostgreSQL knows. */
export const WATCH_QUEUE = 'watches';
