import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

export const BOARD_PATH = '/admin/queues';

/** A style sheet of another site that the page of Bull Board loads. The content security policy blocks it. */
const FOREIGN_STYLES = /<link href="https:\/\/[^"]{1,300}" rel="stylesheet">/g;

/** The page of the web client that shows Bull Board below the header of the product. */
const FRAME_PATH = '/queues';

/** What Bull Board lets one choose: without controls that have no name, and with texts of enough contrast. */
const UI: NonNullable<Parameters<typeof createBullBoard>[0]['options']>['uiConfig'] = {
  boardTitle: 'Job queues',
  boardLogo: { path: '' },
  locale: { lng: 'en-US' },
  hideDocsLink: true,
  hideRedisDetails: true,
  theme: {
    light: {
      'muted-foreground': '#4d5863',
      'sidebar-state-selected-foreground': '#0b564e',
      'status-failed': '#b91c1c',
    },
    dark: { 'muted-foreground': '#a3adb9', 'status-failed': '#f08c8c' },
  },
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
  return [framed, adapter.getRouter() as RequestHandler];
}

/**
 * Allows the page of Bull Board in a frame of the product, and the `base` element through which it finds its files. A
 * browser that opens it outside of the frame is sent to the page with the frame.
 */
function framed(request: Request, response: Response, next: NextFunction): void {
  if (request.get('Sec-Fetch-Dest') === 'document') return response.redirect(FRAME_PATH + request.url);
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.setHeader(
    'Content-Security-Policy',
    policy.replace("base-uri 'none'", "base-uri 'self'").replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  const send = response.send.bind(response);
  response.send = (body: unknown) => send(typeof body === 'string' ? body.replace(FOREIGN_STYLES, '') : body);
  next();
}
