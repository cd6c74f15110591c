import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

export const BOARD_PATH = '/admin/queues';

/** A style sheet of another site that the page of Bull Board loads. The content security policy blocks it. */
const FOREIGN_STYLES = /<link href="https:\/\/[^"]{1,300}" rel="stylesheet">/g;

/** A way back to the product, over the page of Bull Board, whose parts have fixed places. */
const BACK =
  '<nav aria-label="Veracite"><a href="/dashboard" style="position:fixed;left:12px;bottom:44px;z-index:1000;padding:8px 14px;border-radius:8px;background:#151a21;color:#fff;font:500 14px sans-serif;text-decoration:none">← Back to Veracite</a></nav>';

/** What Bull Board lets one choose: without controls that have no name, and with texts of enough contrast. */
const UI: NonNullable<Parameters<typeof createBullBoard>[0]['options']>['uiConfig'] = {
  boardTitle: 'Job queues',
  hideDocsLink: true,
  hideRedisDetails: true,
  theme: { light: { 'muted-foreground': '#4d5863', 'sidebar-state-selected-foreground': '#0b564e' } },
};

/** Returns the handlers of Bull Board. The caller restricts access. */
export function queueBoard(queues: Queue[]): RequestHandler[] {
  const adapter = new ExpressAdapter();
  adapter.setBasePath(BOARD_PATH);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: UI },
  });
  return [ownPage, adapter.getRouter() as RequestHandler];
}

/** Allows the `base` element through which the page of Bull Board finds its files. */
function ownPage(_request: Request, response: Response, next: NextFunction): void {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy === 'string')
    response.setHeader('Content-Security-Policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
  const send = response.send.bind(response);
  response.send = (body: unknown) =>
    send(typeof body === 'string' ? body.replace(FOREIGN_STYLES, '').replace(/<body[^<>]*>/, `$&${BACK}`) : body);
  next();
}
