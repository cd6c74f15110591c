import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

export const BOARD_PATH = '/admin/queues';

/** A style sheet of another site, which its page asks for and our policy refuses: the page reads well without. */
const FOREIGN_STYLES = /<link href="https:\/\/[^"]{1,300}" rel="stylesheet">/g;

/** Bull Board over the queues; who may see it is checked before. */
export function queueBoard(queues: Queue[]): RequestHandler[] {
  const adapter = new ExpressAdapter();
  adapter.setBasePath(BOARD_PATH);
  createBullBoard({ queues: queues.map((queue) => new BullMQAdapter(queue)), serverAdapter: adapter });
  return [ownPage, adapter.getRouter() as RequestHandler];
}

/** Its page finds its files, and its deep links, by a `base` of ours, which no other page has. */
function ownPage(_request: Request, response: Response, next: NextFunction): void {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy === 'string')
    response.setHeader('Content-Security-Policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
  const send = response.send.bind(response);
  response.send = (body: unknown) => send(typeof body === 'string' ? body.replace(FOREIGN_STYLES, '') : body);
  next();
}
