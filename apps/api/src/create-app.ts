import { getQueueToken } from '@nestjs/bullmq';
import { NestFactory } from '@nestjs/core';
import type { DynamicModule } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import cookieParser from 'cookie-parser';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import { signedIn, supportOnly } from './modules/auth/signed-in';
import { Sessions } from './modules/auth/sessions.service';
import type { Config } from './platform/config/schema';
import { watchQueue } from './platform/metrics/metrics';
import { measureRequests, METRICS_PATH, serveMetrics } from './platform/metrics/middleware';
import { problemMiddleware, ProblemFilter } from './platform/problem/problem.filter';
import { validationPipe } from './platform/problem/validation.pipe';
import { CHECK_QUEUE, WATCH_QUEUE } from './platform/queue/queues';
import { BOARD_PATH, queueBoard } from './platform/queue/board';
import { Admission } from './platform/security/admission';
import { refuseWhenFull, shedLoad } from './platform/security/load-shedding';
import { sameSiteOnly } from './platform/security/cross-site';
import { securityHeaders } from './platform/security/headers';
import { warnOfProxy } from './platform/http/behind-proxy';
import { jsonBody } from './platform/http/json-body';
import { logRequests } from './platform/http/logging';
import { answerParserFaults } from './platform/http/parser-faults';
import { openApi } from './platform/http/open-api';
import { webClient } from './platform/http/web-client';
import { lastOnConnection } from './platform/stopping';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';

/**
 * Milliseconds for which an idle connection stays open: longer than the 60 s of usual proxies, which then close it first.
 * libuv accepts only one new connection in each iteration of its loop (libuv pull request 3696), so that under load every
 * new connection costs its user up to seconds.
 */
const KEEP_ALIVE_MS = 75_000;

/** Creates the HTTP server with its middleware. It does not listen yet. */
export async function createApp(module: DynamicModule, config: Config): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(module, { bodyParser: false, bufferLogs: true });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');

  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  answerParserFaults(server);
  app.use(lastOnConnection);
  app.use(warnOfProxy(config.TRUST_PROXY));
  app.use(requestId);
  app.use(measureRequests);
  app.use(securityHeaders(config));
  app.use(cookieParser());
  app.use(sameSiteOnly(config.PUBLIC_URL));
  app.use('/api', noStore);
  const admission = app.get(Admission, { strict: false });
  app.use(refuseWhenFull(admission));
  for (const handler of jsonBody(signedIn(app, config))) app.use('/api', handler);
  app.use(shedLoad(admission));
  const queues = [CHECK_QUEUE, WATCH_QUEUE].map((name) => app.get<Queue>(getQueueToken(name), { strict: false }));
  watchQueue(CHECK_QUEUE, async () => (await queues[0]?.getJobCounts()) ?? {});
  app.use(METRICS_PATH, serveMetrics(config.METRICS_TOKEN));
  app.use(BOARD_PATH, supportOnly(app.get(Sessions, { strict: false }), config), ...queueBoard(queues));
  if (config.WEB_ROOT) for (const handler of webClient(config.WEB_ROOT)) app.use(handler);
  app.use(logRequests(config));
  app.use(problemMiddleware);

  openApi(app);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  return app;
}

/** Forbids caches to store responses of the API, which are personal. */
function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Gives each request an id for its response and the log, so that reported errors can be found. */
function requestId(request: Request, response: Response, next: NextFunction): void {
  request.id = randomUUID();
  response.setHeader('X-Request-Id', request.id);
  next();
}
