import type { Request } from 'express';

/** Returns a signal that is aborted when the client disconnects before the response is sent. */
export function abortedWith(request: Request): AbortSignal {
  const controller = new AbortController();
  const { res: response } = request;
  response?.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
