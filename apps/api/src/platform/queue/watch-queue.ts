/** Name of the queue that schedules rounds of watched lists. PostgreSQL has which lists are due. */
export const WATCH_QUEUE = 'watches';
