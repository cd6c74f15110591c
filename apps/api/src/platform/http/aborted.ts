import type { Request } from 'express';

/** Aborts when the caller hangs up before the answer is out. */
export function abortedWith(request: Request): AbortSignal {
  const controller = new AbortController();
  const { res: response } = request;
  response?.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
