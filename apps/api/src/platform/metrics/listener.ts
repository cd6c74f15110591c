import { createServer, type Server } from 'node:http';
import type { Config } from '../config/schema';
import { registry } from './metrics';
import { maySeeMetrics, METRICS_PATH } from './middleware';

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
