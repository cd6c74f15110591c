import { ApiResponse } from '@nestjs/swagger';
import type { Request, RequestHandler } from 'express';
import { type Admission, tooBusy } from './admission';

/** Documents that the requests of a route are refused beyond the admission limit. `ROUTES` has these routes. */
export const LoadShedding = () =>
  ApiResponse({ status: 503, description: 'Too much is under way; Retry-After says when to come back' });

/** The routes marked with `@LoadShedding`. */
const ROUTES = /^\/api\/(?:citations\/(?:verify|find)|sources\/verify|checks\/[^/]+\/entries\/\d+\/run)(?:\?|$)/;

const isShed = ({ method, originalUrl }: Request): boolean => method === 'POST' && ROUTES.test(originalUrl);

/** Refuses excess requests before anything is done for them; their bodies are not read. */
export function refuseWhenFull(admission: Admission): RequestHandler {
  return (request, _response, next) => next(isShed(request) && admission.isFull ? tooBusy() : undefined);
}

/**
 * Applies the admission limit once the body is read, before sessions are looked up. An admitted request occupies one place
 * until its response is sent.
 */
export function shedLoad(admission: Admission): RequestHandler {
  return (request, response, next) => {
    if (!isShed(request)) return next();
    const fault = admission.enter();
    if (fault) return next(fault);
    if (response.closed) admission.leave();
    else response.once('close', () => admission.leave());
    next();
  };
}
