import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isDatabaseAway, isDeadlock, isDiskFull } from '../database/away';
import { isRedisAway } from '../queue/redis';
import { Problem, unavailable } from './problem';
import { problemBody } from './problem-body';

const log = new Logger('Problem');

const QUEUE_AWAY = 'The databases cannot be asked at the moment. Nothing was charged; please try again.';
const DATABASE_AWAY = 'Our own database does not answer. Please try again.';

const DISK_FULL = 'The disk of this server is full, so nothing can be stored. Please report this to its operator.';
const CHANGES_MET = 'Two changes of the same record met. Please try again.';

/** Returns a problem with status 503 for an error that means that PostgreSQL or Redis cannot do it now. */
function unavailableFor(error: unknown): unknown {
  if (isDiskFull(error)) return unavailable(DISK_FULL, 60);
  if (isDeadlock(error)) return unavailable(CHANGES_MET, 1);
  if (isRedisAway(error)) return unavailable(QUEUE_AWAY);
  return isDatabaseAway(error) ? unavailable(DATABASE_AWAY) : error;
}

/** Sends an error as RFC 9457 problem+json. */
function sendProblem(thrown: unknown, request: Request, response: Response): void {
  const error = unavailableFor(thrown);
  const body = problemBody(error, String(request.id ?? ''));
  if (body.status >= 500 && !(thrown instanceof Problem)) log.error({ err: thrown, requestId: body.requestId });
  if (response.headersSent) {
    response.end();
    return;
  }
  if (error instanceof Problem && error.extra.retryAfter !== undefined)
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(error.extra.retryAfter))));
  response.setHeader('Cache-Control', 'no-store');
  response.status(body.status).type('application/problem+json').send(JSON.stringify(body));
}

/** Handles errors of middleware, which runs before Nest. */
export function problemMiddleware(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  sendProblem(error, request, response);
}

/** Handles errors of controllers, guards and pipes. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<Request>(), http.getResponse<Response>());
  }
}
