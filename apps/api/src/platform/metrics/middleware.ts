import { timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, createServer, type Server } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { notFound } from '../problem/problem';
import { httpDurations, registry } from './metrics';
import type { Config } from '../config/schema';

export const METRICS_PATH = '/metrics';

/** Measures the duration of every request. All paths without a route share one label. */
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

/** Tests for the configured token or, without one, for a request from this machine that came through no proxy. */
export function maySeeMetrics({ headers, socket }: Asker, token: string | undefined): boolean {
  if (token !== undefined) {
    const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  return /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(socket.remoteAddress ?? '');
}

/** Serves /metrics in the text format of Prometheus, and answers 404 to clients that may not read it. */
export function serveMetrics(token: string | undefined): RequestHandler {
  return (request, response, next) => {
    if (!maySeeMetrics(request, token)) return next(notFound('This page'));
    registry.metrics().then(
      (text) => response.type(registry.contentType).send(text),
      (error: unknown) => next(error),
    );
  };
}

/** Serves the metrics of the worker, which has no other HTTP server, when a port is configured. */
export function listenForMetrics({ METRICS_PORT, METRICS_TOKEN }: Config): Server | undefined {
  if (METRICS_PORT === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.url !== METRICS_PATH || !maySeeMetrics(request, METRICS_TOKEN)) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  return server.listen(METRICS_PORT);
}
