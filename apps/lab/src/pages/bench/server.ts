import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { VerificationResult } from '@veracite/contracts/citations';
import { ada, billing } from '@veracite/testing/web-answers/account';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { databases } from '@veracite/testing/web-answers/databases';
import { paymentConfig, plans } from '@veracite/testing/web-answers/plans';
import { byStatus } from '@veracite/testing/web-answers/results';
import { siteHandler } from './site';

/** How often an answer of the batch comes, in milliseconds: a hundred in ten seconds, faster than the databases are. */
const EVERY_MS = 100;
export const BATCH = 100;

const ID = 'b0000000-0000-4000-8000-000000000000';
const statuses = Object.values(byStatus);
const results: VerificationResult[] = Array.from({ length: BATCH }, (_, n) => ({
  ...(statuses[n % statuses.length] ?? statuses[0]),
  id: `c${n}`,
})) as VerificationResult[];

const texts = results.map(({ originalText }) => originalText);

const answers: Record<string, unknown> = {
  'GET /api/auth/me': ada,
  'GET /api/payments/billing': { ...billing, remaining: 500, limit: 500 },
  'GET /api/payments/config': paymentConfig,
  'GET /api/plans': plans,
  'GET /api/sources': databases,
  'POST /api/citations/verify-batch': checkOf(texts, [], { id: ID }),
  [`GET /api/checks/${ID}`]: checkOf(texts, [], { id: ID }),
};

/** The built client with a server that knows one user and one batch, which streams as the product's does. */
export async function serveBench(): Promise<{ origin: string; close: () => void }> {
  const site = siteHandler(path.resolve('dist/web'));
  const server = http.createServer((request, response) => {
    const name = `${request.method} ${request.url?.split('?')[0]}`;
    if (!request.url?.startsWith('/api/')) return site(request, response);
    if (name === `GET /api/checks/${ID}/events`) return stream(response);
    const body = answers[name];
    const status = body === undefined ? 404 : /verify-batch/.test(name) ? 202 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

function stream(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let sent = 0;
  const timer = setInterval(() => {
    const data = JSON.stringify({ position: sent, result: results[sent] });
    response.write(`id: ${sent + 1}\nevent: judged\ndata: ${data}\n\n`);
    sent += 1;
    if (sent < BATCH) return;
    clearInterval(timer);
    answers[`GET /api/checks/${ID}`] = checkOf(texts, results, { id: ID });
    response.end('event: finished\ndata: {"state":"finished"}\n\n');
  }, EVERY_MS);
  response.once('close', () => clearInterval(timer));
}
