import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Problem } from '../problem/problem';
import { bearerOf } from './bearer';

/** Paths with signed requests: webhooks from servers, and unsubscribe links that mail programs post to. */
const SIGNED = /^\/api\/(?:payments\/webhooks|watches\/unsubscribe)\//;

/**
 * Refuses state-changing requests that a browser sends for another site. Other programs send neither header and are
 * allowed, as they have no cookies of another user. Requests with an API key are allowed, as browsers do not add one.
 * @param publicUrl the public URL of the product
 */
export function sameSiteOnly(publicUrl: string): RequestHandler {
  const origin = new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction) => {
    if (/^(?:GET|HEAD|OPTIONS)$/.test(request.method) || SIGNED.test(request.path)) return next();
    if (bearerOf(request) !== undefined) return next();
    next(isSameOrigin(request, origin) ? undefined : new Problem(403, 'This request came from another site.'));
  };
}

function isSameOrigin({ headers }: Request, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // The server may have other names than the public one: 127.0.0.1 for localhost.
  return origin === own || (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`));
}
