import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { badRequest, Problem } from '../problem/problem';
import { cleanBody } from './clean-body';

/** Largest body that is read; the specification's largest text is a bibliography of 200 kB. */
const LIMIT = '1mb';

/** Paths whose signature is over the bytes as they came. */
const RAW = /^\/api\/payments\/webhooks\//;

const parse = json({
  limit: LIMIT,
  strict: true,
  verify: (request: Request & { rawBody?: Buffer }, _response, bytes) => {
    if (RAW.test(request.originalUrl)) request.rawBody = bytes;
  },
});

/** Reads bodies of /api: JSON objects only, free of what no store can hold. Anything else is a 4xx. */
export function jsonBody(): RequestHandler[] {
  return [requireJson, parse, checkBody];
}

function requireJson(request: Request, _response: Response, next: NextFunction): void {
  const type = request.headers['content-type'];
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (isReading(request) || (type === undefined && !hasBody)) return next();
  if (request.is('application/json') || (!hasBody && /^application\/json\b/i.test(type ?? ''))) return next();
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
