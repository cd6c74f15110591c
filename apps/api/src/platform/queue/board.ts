import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { RequestHandler } from 'express';

export const BOARD_PATH = '/admin/queues';

/** Bull Board over the queues; who may see it is checked before. */
export function queueBoard(queues: Queue[]): RequestHandler {
  const adapter = new ExpressAdapter();
  adapter.setBasePath(BOARD_PATH);
  createBullBoard({ queues: queues.map((queue) => new BullMQAdapter(queue)), serverAdapter: adapter });
  return adapter.getRouter() as RequestHandler;
}
