import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { notFound } from '../problem/problem';
import { httpDurations, registry } from './metrics';

export const METRICS_PATH = '/metrics';

/** Measures every request that a route answers; what no route knows is one label, whatever was asked. */
export function measureRequests(request: Request, response: Response, next: NextFunction): void {
  const end = httpDurations.startTimer();
  response.once('finish', () => {
    const { path } = (request.route ?? {}) as { path?: unknown };
    const route = typeof path === 'string' ? path : 'none';
    end({ method: request.method, route, status: String(response.statusCode) });
  });
  next();
}

type Asker = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Whether somebody may read the metrics: by the configured token alone, or without one from this machine. What came
 * through a proxy of this machine came from elsewhere.
 */
export function maySeeMetrics({ headers, socket }: Asker, token: string | undefined): boolean {
  if (token !== undefined) {
    const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  return /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(socket.remoteAddress ?? '');
}

/** Answers /metrics in Prometheus' text format; to others there is no such address. */
export function serveMetrics(token: string | undefined): RequestHandler {
  return (request, response, next) => {
    if (!maySeeMetrics(request, token)) return next(notFound('This page'));
    registry.metrics().then(
      (text) => response.type(registry.contentType).send(text),
      (error: unknown) => next(error),
    );
  };
}
