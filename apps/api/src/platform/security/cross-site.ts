import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Problem } from '../problem/problem';
import { bearerOf } from './bearer';

/** Webhooks come from servers and are signed; so are the addresses that end mails, which mail programs post to. */
const SIGNED = /^\/api\/(?:payments\/webhooks|watches\/unsubscribe)\//;

/**
 * Refuses requests that change something when a browser says that another site sent them. Programs that are no
 * browser send neither header and pass: they hold no cookie of somebody else. Neither do requests with an API key,
 * which no browser adds by itself.
 * @param publicUrl where people reach the product
 */
export function sameSiteOnly(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction) => {
    if (/^(?:GET|HEAD|OPTIONS)$/.test(request.method) || SIGNED.test(request.path)) return next();
    if (bearerOf(request) !== undefined) return next();
    next(isOwn(request, own) ? undefined : new Problem(403, 'This request came from another site.'));
  };
}

function isOwn({ headers }: Request, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // The server may be reached by a name of its own beside the public one: 127.0.0.1 for localhost.
  return origin === own || (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`));
}
