import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { badRequest, Problem } from '../problem/problem';
import { cleanBody, LARGE_BYTES, shapeFault, valuesOf } from './clean-body';

/** Largest body of a visitor, in bytes: names, addresses, passwords. */
const SMALL_BYTES = 16_000;

/** Paths whose signatures cover the raw bytes of the body. */
const RAW = /^\/api\/payments\/webhooks\//;
/** Paths that receive a file, which is read after the session guard. */
const FILES =
  /^\/api\/(?:documents(?:\/corrected)?|checks|answers\/[\w.-]{1,100}|collections\/[^/?]{1,40}\/papers)\/?(?:\?|$)/;
/** One-click unsubscribe requests are forms (RFC 8058). Their content is not read. */
const FORMS = /^\/api\/watches\/unsubscribe\//;
/** Paths for signing in, where a session does not raise the size limit. */
const SIGN_IN = /^\/api\/auth\//;

/** Tests whether a request comes from a signed-in user, who may send large bodies. */
type SignedIn = (request: Request) => Promise<boolean>;

const reader = (limit: number) =>
  json({
    limit,
    strict: true,
    verify: (request: Request & { rawBody?: Buffer }, _response, bytes) => {
      if (RAW.test(request.originalUrl)) request.rawBody = bytes;
      const fault = shapeFault(bytes, valuesOf(request.originalUrl));
      if (fault) throw new Problem(413, fault);
    },
  });

const readSmall = reader(SMALL_BYTES);
const readLarge = reader(LARGE_BYTES);

/** Reads bodies of /api: JSON objects without characters that PostgreSQL refuses. Answers anything else with a 4xx. */
export function jsonBody(isSignedIn: SignedIn): RequestHandler[] {
  return [requireJson, sized(isSignedIn), checkBody];
}

/** Looks up the session before it reads a large body. */
function sized(isSignedIn: SignedIn): RequestHandler {
  return (request, response, next) => {
    if (RAW.test(request.originalUrl)) return readLarge(request, response, next);
    if (!mayBeLarge(request)) return readSmall(request, response, next);
    isSignedIn(request).then((yes) => {
      if (yes) readLarge(request, response, next);
      else if (announced(request) > SMALL_BYTES) next(refusal(request));
      else readSmall(request, response, next);
    }, next);
  };
}

const announced = (request: Request) => Number(request.headers['content-length'] ?? 0);

/** Returns whether a body may be large: by its length, or because it is chunked or compressed. */
function mayBeLarge(request: Request): boolean {
  const { 'transfer-encoding': pieces, 'content-encoding': packed } = request.headers;
  return announced(request) > SMALL_BYTES || pieces !== undefined || (packed !== undefined && packed !== 'identity');
}

function refusal(request: Request): Problem {
  return SIGN_IN.test(request.originalUrl)
    ? new Problem(413, 'The body is too large.')
    : new Problem(401, 'Please sign in.');
}

function requireJson(request: Request, _response: Response, next: NextFunction): void {
  const type = request.headers['content-type'];
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (isReading(request) || (type === undefined && !hasBody)) return next();
  if (request.is('application/json') || (!hasBody && /^application\/json\b/i.test(type ?? ''))) return next();
  if (FILES.test(request.originalUrl) && request.is('multipart/form-data')) return next();
  if (FORMS.test(request.originalUrl) && request.is(['application/x-www-form-urlencoded', 'multipart/form-data']))
    return next();
  next(new Problem(415, 'The body must be JSON, sent as application/json.'));
}

function checkBody(request: Request, _response: Response, next: NextFunction): void {
  const body: unknown = request.body;
  if (body === undefined) request.body = {};
  else if (!isReading(request)) {
    if (Array.isArray(body)) return next(badRequest('The body must be a JSON object.'));
    const fault = cleanBody(body);
    if (fault) return next(badRequest(fault.message, fault.pointer));
  }
  next();
}

function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
}
