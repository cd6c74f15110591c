import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';

/** Gives each request an id for its response and the log, so that reported errors can be found. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  request.id = randomUUID();
  response.setHeader('X-Request-Id', request.id);
  next();
}
