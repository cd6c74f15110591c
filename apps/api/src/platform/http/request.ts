import type { Request } from 'express';

/** Returns true when the client prefers an answer before the work has ended (RFC 7240). */
export const prefersAsync = (request: Request): boolean => /\brespond-async\b/i.test(request.get('Prefer') ?? '');

/** Returns true when the client prefers the whole resource to a summary in the answer (RFC 7240). */
export const prefersWhole = (request: Request): boolean =>
  /\breturn=representation\b/i.test(request.get('Prefer') ?? '');

/** Returns a signal that is aborted when the client disconnects before the response is sent. */
export function abortedWith(request: Request): AbortSignal {
  const controller = new AbortController();
  const { res: response } = request;
  response?.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
