import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';

/** Names each request, in the answer and in the log: what a person reports can be found. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  request.id = randomUUID();
  response.setHeader('X-Request-Id', request.id);
  next();
}
